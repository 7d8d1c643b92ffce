import type { Autorizacoes } from '@balcao/dominio/permissoes'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'

/** NEG-03, SHL-06 Whose a realtime connection is: it ends with the session. */
export const donoDasConexoes = (sessaoId: number): string => `sessao-${sessaoId}`

/** The session of `donoDasConexoes`; null for anything else. */
export function sessaoDoDono(dono: string): number | null {
  const [, id] = /^sessao-(\d{1,15})$/.exec(dono) ?? []
  return id ? Number(id) : null
}

/** TIC-13 Whose the key of a repeated request is: the person, who may repeat it from a new session. */
export const donoDasChaves = ({ colaboradorId }: Sessao): string => `colaborador-${colaboradorId}`

/** Who is calling and what they may see and do. */
export type Sessao = {
  id: number
  colaboradorId: number
  nome: string
  email: string
  tipo: TipoDeUsuario
  /** The branch the person belongs to, whose parameters apply where the request names none. */
  filialId: number | null
  filiais: number[]
  /** Sectors whose queue the person works. */
  setores: number[]
  /** Sees the whole business, not only the own branches. */
  veTudo: boolean
  autorizacoes: Autorizacoes
  expiraEm: Date
}

/** Whose parameters count for what spans the session's branches; none stands for the whole business. */
export const filiaisDaSessao = ({ veTudo, filiais }: Sessao): number[] => (veTudo ? [] : filiais)

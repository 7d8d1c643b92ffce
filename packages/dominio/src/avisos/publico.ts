import { TIPOS_DE_USUARIO, type TipoDeUsuario, tiposDeUsuario } from '../usuarios.ts'

/** Whom a notice is for; no types is all of them, no branch is all branches. */
export type PublicoDoAviso = {
  tipos: readonly TipoDeUsuario[] | null
  filialId: number | null
}

/** The types in the catalogue's order, once each; null when that is everybody. */
export function tiposDoPublico(escolhidos: readonly TipoDeUsuario[]): TipoDeUsuario[] | null {
  const tipos = tiposDeUsuario.filter((tipo) => escolhidos.includes(tipo))
  return tipos.length === 0 || tipos.length === tiposDeUsuario.length ? null : tipos
}

/** 'Operador e Representante · Aurora Campinas'. */
export function descreverPublico(
  escolhidos: readonly TipoDeUsuario[],
  nomeDaFilial: string | null | undefined,
  setores: readonly string[] = [],
): string {
  const tipos = tiposDoPublico(escolhidos)?.map((tipo) => TIPOS_DE_USUARIO[tipo])
  const pessoas = tipos ? listar.format(tipos) : 'Todas as pessoas'
  const nosSetores =
    setores.length === 0 ? '' : ` · ${setores.length === 1 ? 'setor' : 'setores'} ${listar.format(setores)}`
  return `${pessoas} · ${nomeDaFilial ?? 'todas as filiais'}${nosSetores}`
}

const listar = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

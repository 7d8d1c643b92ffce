import { MENSAGENS } from '../mensagens.ts'
import {
  atendeFilas,
  ehInterno,
  TIPOS_DE_USUARIO,
  type TipoDeUsuario,
  tiposDeUsuario,
  veTodasAsFiliais,
} from '../usuarios.ts'

/** Who changes people, as far as that goes. */
export type QuemGere = { tipo: TipoDeUsuario; filiais: readonly number[]; veTudo: boolean }

/** ADM-02 Nobody hands out more than they have: only an administrator makes or touches one, and who sees some branches none who sees all. */
export function podeLidarCom(
  { tipo, veTudo }: Pick<QuemGere, 'tipo' | 'veTudo'>,
  outro: TipoDeUsuario,
): boolean {
  if (tipo === 'ADMIN') return true
  return outro !== 'ADMIN' && (veTudo || !veTodasAsFiliais(outro))
}

/** Of the staff whoever asks may make somebody; a consumer's account is made by the consumer. */
export const tiposQueSeDao = (quem: Pick<QuemGere, 'tipo' | 'veTudo'>): TipoDeUsuario[] =>
  tiposDeUsuario.filter((tipo) => ehInterno(tipo) && podeLidarCom(quem, tipo))

export type UsuarioDigitado = {
  tipo: TipoDeUsuario
  idFil: number | null
  filiais: readonly number[]
  setores: readonly number[]
  idSupervisor: number | null
}

type OQueHa = {
  quem: QuemGere
  /** What the account was until now; null for one that is being made. */
  antes: UsuarioDigitado | null
  /** In use. */
  filiais: readonly number[]
  setores: readonly number[]
  supervisores: readonly number[]
  /** Who answers to the person, at whatever distance, and the person. */
  abaixo: readonly number[]
}

/** ADM-02 What is wrong with it, at its field. What was there already may stay, though it is no longer given to others. */
export function problemasDoUsuario(
  { tipo, idFil, filiais, setores, idSupervisor }: UsuarioDigitado,
  { quem, antes, ...ha }: OQueHa,
): Record<string, string> {
  const daFilial = (id: number) =>
    antes?.filiais.includes(id) || (ha.filiais.includes(id) && (quem.veTudo || quem.filiais.includes(id)))
  const tirou = (antes?.filiais ?? []).some(
    (id) => !filiais.includes(id) && !quem.veTudo && !quem.filiais.includes(id),
  )
  const problemas: Record<string, string | null> = {
    tipo: problemaDoTipo(tipo, quem, antes),
    filiais: tirou
      ? 'Você não trabalha em uma das filiais que tirou.'
      : !filiais.every(daFilial)
        ? 'Escolha filiais em uso, das suas.'
        : filiais.length === 0 && !veTodasAsFiliais(tipo)
          ? 'Escolha ao menos uma filial.'
          : null,
    idFil: idFil !== null && !filiais.includes(idFil) ? 'A filial onde fica é uma das filiais dela.' : null,
    setores:
      setores.length > 0 && !atendeFilas(tipo)
        ? `${TIPOS_DE_USUARIO[tipo]} não atende filas: tire os setores.`
        : setores.every((id) => antes?.setores.includes(id) || ha.setores.includes(id))
          ? null
          : MENSAGENS.invalido,
    idSupervisor: problemaDoSupervisor(idSupervisor, antes, ha),
  }
  return Object.fromEntries(
    Object.entries(problemas).flatMap(([campo, problema]) => (problema ? [[campo, problema]] : [])),
  )
}

function problemaDoTipo(tipo: TipoDeUsuario, quem: QuemGere, antes: UsuarioDigitado | null): string | null {
  if (tipo === antes?.tipo) return null
  if (!ehInterno(tipo)) return 'Quem é da equipe não vira consumidor: desative a conta.'
  return tiposQueSeDao(quem).includes(tipo) ? null : 'Só um administrador dá este tipo.'
}

function problemaDoSupervisor(
  idSupervisor: number | null,
  antes: UsuarioDigitado | null,
  { supervisores, abaixo }: Pick<OQueHa, 'supervisores' | 'abaixo'>,
): string | null {
  if (idSupervisor === null) return null
  if (abaixo.includes(idSupervisor)) return 'Ninguém responde a si mesmo, nem a quem responde a ele.'
  if (idSupervisor === antes?.idSupervisor || supervisores.includes(idSupervisor)) return null
  return 'Escolha alguém ativo da equipe.'
}

/** ADM-02 Whether the business would be without anybody who administers it. */
export const ficaSemAdmin = ({
  antes,
  depois,
  outros,
}: {
  antes: { tipo: TipoDeUsuario; ativo: boolean }
  depois: { tipo: TipoDeUsuario; ativo: boolean }
  /** Other administrators in use. */
  outros: number
}): boolean => ehAdminEmUso(antes) && !ehAdminEmUso(depois) && outros === 0

export const ehAdminEmUso = ({ tipo, ativo }: { tipo: TipoDeUsuario; ativo: boolean }): boolean =>
  ativo && tipo === 'ADMIN'

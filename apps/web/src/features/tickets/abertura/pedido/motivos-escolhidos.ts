import {
  escolhaAutomatica,
  type MotivoEscolhido,
  type Nivel,
  niveisAbertos,
} from '@balcao/dominio/tickets/abertura/motivos'
import type { TicketNovo } from './ticket-novo.ts'

type Escolhas = (MotivoEscolhido | null)[]

/** NOV-04 The choices so far and, below them, what each next level chooses by itself. */
export function comAutomaticos(raiz: Nivel, escolhas: Escolhas): Escolhas {
  const ultimo = niveisAbertos(raiz, escolhas).at(-1)
  const automatica = ultimo && !ultimo.escolhido ? escolhaAutomatica(ultimo) : null
  return automatica ? comAutomaticos(raiz, [...escolhas, { id: automatica.id }]) : escolhas
}

/** NOV-04 Another reason in a level (0 is the first): what was chosen below it belonged to the former one. */
export function comMotivo(novo: TicketNovo, nivel: number, id: number | null): TicketNovo {
  if (!novo.tipo || (novo.motivos[nivel]?.id ?? null) === id) return novo
  const acima = novo.motivos.slice(0, nivel)
  // A default that was cleared does not come back by itself.
  const motivos = id === null ? acima : comAutomaticos(novo.tipo.motivos, [...acima, { id }])
  return { ...novo, motivos }
}

export function comObservacaoDoMotivo(novo: TicketNovo, nivel: number, obs: string): TicketNovo {
  const motivos = novo.motivos.map((motivo, i) => (motivo && i === nivel ? { ...motivo, obs } : motivo))
  return { ...novo, motivos }
}

import type { Visao } from '@balcao/dominio/agendas/calendario'
import { VISOES } from '@balcao/dominio/agendas/calendario'
import { TIPOS_DE_AGENDA, type TipoDeAgenda } from '@balcao/dominio/agendas/situacao'
import { campoData } from '@balcao/dominio/validacao'
import * as z from 'zod/mini'

/** VEN-01 What the address of the page carries: whose and which agendas, what is shown of them, and the one that is open. */
export type EnderecoDeAgendas = {
  tipo?: TipoDeAgenda | undefined
  visao?: Visao | undefined
  dia?: string | undefined
  idColab?: number | undefined
  atrasadas?: true | undefined
  agenda?: number | undefined
}

const ID = z.coerce.number().check(z.int(), z.minimum(1))
const TIPO = z.enum(Object.keys(TIPOS_DE_AGENDA) as [TipoDeAgenda, ...TipoDeAgenda[]])
const VISAO = z.enum(Object.keys(VISOES) as [Visao, ...Visao[]])

const se = <T>(esquema: z.ZodMiniType<T>, valor: unknown): T | undefined => {
  const lido = z.safeParse(esquema, valor ?? undefined)
  return lido.success ? lido.data : undefined
}

/** What is wrong in an address is as if it were not there. */
export function lerEndereco(endereco: Record<string, unknown>): EnderecoDeAgendas {
  const lido = {
    tipo: se(TIPO, endereco.tipo),
    visao: se(VISAO, endereco.visao),
    dia: se(campoData, endereco.dia),
    idColab: se(ID, endereco.idColab),
    atrasadas: /^(1|true)$/.test(String(endereco.atrasadas)) ? (true as const) : undefined,
    agenda: se(ID, endereco.agenda),
  }
  return Object.fromEntries(Object.entries(lido).filter(([, valor]) => valor !== undefined))
}

/** How a part of the page changes its address: `substituir` for what the back button does not take back. */
export type MudarEndereco = (novo: EnderecoDeAgendas, opcoes?: { substituir?: boolean }) => void

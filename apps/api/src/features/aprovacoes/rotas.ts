import type { Rota } from '../../platform/http/rota.ts'
import type { Aprovadores } from './aprovador.ts'
import { rotasDaDecisao } from './decidir.ts'
import { rotasDasDelegacoes } from './delegacoes.ts'
import { rotaContarAprovacoes, rotaListarAprovacoes } from './listar.ts'
import { rotaObterAprovacao } from './obter.ts'
import { rotaRetirarAprovacao, rotaSepararAprovacao } from './separar.ts'

type DeFora = Parameters<typeof rotaObterAprovacao>[1]

/** What each kind does, and what other nouns tell of a customer and of a seller, come from who joins them (`aprovadores.ts`). */
export const rotasDeAprovacoes = (aprovadores: Aprovadores, deFora: DeFora): Rota[] => [
  rotaListarAprovacoes,
  rotaContarAprovacoes,
  ...rotasDasDelegacoes,
  rotaObterAprovacao(aprovadores, deFora),
  ...rotasDaDecisao(aprovadores),
  rotaSepararAprovacao,
  rotaRetirarAprovacao(aprovadores),
]

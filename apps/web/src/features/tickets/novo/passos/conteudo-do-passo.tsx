import type { Passo } from '@balcao/dominio/tickets/abertura/passos'
import type { ComponentType } from 'react'
import { PassoAvulsos } from '../escolha/passo-avulsos.tsx'
import { PassoNotas } from '../escolha/passo-notas.tsx'
import { PassoProdutos } from '../escolha/passo-produtos.tsx'
import type { PropsDoPasso } from '../passo.ts'
import { PassoADefinir } from './passo-a-definir.tsx'
import { PassoCliente } from './passo-cliente.tsx'
import { PassoDetalhes } from './passo-detalhes.tsx'
import { PassoProrrogacao } from './passo-prorrogacao.tsx'
import { PassoSolicitacao } from './passo-solicitacao.tsx'
import { PassoTransportadora } from './passo-transportadora.tsx'

/** NOV-02 What each step shows; the summary is apart, since it leads to the others. */
export const CONTEUDO_DO_PASSO: Record<Exclude<Passo, 'RESUMO'>, ComponentType<PropsDoPasso>> = {
  SOLICITACAO: PassoSolicitacao,
  CLIENTE: PassoCliente,
  A_DEFINIR: PassoADefinir,
  AVULSOS: PassoAvulsos,
  NOTAS: PassoNotas,
  PRODUTOS: PassoProdutos,
  PRORROGACAO: PassoProrrogacao,
  DETALHES: PassoDetalhes,
  TRANSPORTADORA: PassoTransportadora,
}

import type { Passo } from '@balcao/dominio/tickets/abertura/passos'
import type { PassoDoAssistente } from '../../../../ui/assistente/passo.ts'
import { PassoAvulsos } from '../itens/passo-avulsos.tsx'
import { PassoNotas } from '../itens/passo-notas.tsx'
import { PassoProdutos } from '../itens/passo-produtos.tsx'
import type { TicketNovo } from '../pedido/ticket-novo.ts'
import estilos from './novo.module.css'
import { PassoCliente } from './passo-cliente.tsx'
import { PassoDetalhes } from './passo-detalhes.tsx'
import { PassoProrrogacao } from './passo-prorrogacao.tsx'
import { PassoSolicitacao } from './passo-solicitacao.tsx'
import { PassoTransportadora } from './passo-transportadora.tsx'
import { PassoResumo } from './resumo/passo-resumo.tsx'

/** NOV-02 Stands for the steps that a type asks for, while there is none. */
function PassoADefinir() {
  return <p className={estilos.explicacao}>Escolha o tipo do ticket para ver os próximos passos.</p>
}

/** NOV-02 What each step shows. */
export const CONTEUDO_DO_PASSO: Record<Passo, PassoDoAssistente<TicketNovo, Passo>['Conteudo']> = {
  SOLICITACAO: PassoSolicitacao,
  CLIENTE: PassoCliente,
  A_DEFINIR: PassoADefinir,
  AVULSOS: PassoAvulsos,
  NOTAS: PassoNotas,
  PRODUTOS: PassoProdutos,
  PRORROGACAO: PassoProrrogacao,
  DETALHES: PassoDetalhes,
  TRANSPORTADORA: PassoTransportadora,
  RESUMO: PassoResumo,
}

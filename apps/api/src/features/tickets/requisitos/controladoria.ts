import { ErroDeNegocio } from '@balcao/dominio/erros'
import { somar } from '@balcao/dominio/formatos/decimal'
import { pode } from '@balcao/dominio/permissoes'
import { SEM_FATOS } from '@balcao/dominio/tickets/etapas'
import { lancarCustos } from '@balcao/dominio/tickets/requisitos/controladoria'
import { exigirConferido } from '../nucleo/recusar.ts'
import type { Cumprimento, PedidoDeAvanco } from './cumprimento.ts'
import { custosEmUso, inserirCustos } from './queries.ts'
import { custosDoTicket } from './queries-custos.ts'

/** TIC-11, TIC-12 An opinion for the staff; costs, by who may see them, add to what was charged before. */
export async function cumprirControladoria(pedido: PedidoDeAvanco): Promise<Cumprimento> {
  const { tx, linha, corpo, sessao, autoria, negocio } = pedido
  if (!corpo.controladoria) throw new ErroDeNegocio('REQUISITO_DA_ETAPA', { exige: 'ANALISE_CONTROLADORIA' })
  const { parecer, custos } = corpo.controladoria
  if (custos.length > 0 && !pode(sessao.autorizacoes, 'TICKET_CUSTOS'))
    throw new ErroDeNegocio('SEM_PERMISSAO')
  const { valorMaximoCustosTicket, casasDecimaisDinheiro } = negocio.parametros(linha.filialId)
  const lancados = exigirConferido(
    lancarCustos(custos, {
      disponiveis: await custosEmUso(tx),
      lancado: somar(...(await custosDoTicket(tx, linha.id)).map(({ valor }) => valor)),
      limite: valorMaximoCustosTicket,
      casasDoDinheiro: casasDecimaisDinheiro,
    }),
  )
  const quem = { criadoEm: autoria.agora, criadoPor: autoria.colaboradorId }
  await inserirCustos(tx, linha.id, lancados.custos, quem)
  return { fatos: SEM_FATOS, relato: parecer, dados: { custos: custos.length } }
}

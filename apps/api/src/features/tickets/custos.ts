import { somar } from '@balcao/dominio/formatos/decimal'
import { listarCustosDisponiveis } from '@balcao/dominio/tickets/contratos-detalhe'
import { rota } from '../../negocio.ts'
import { exigirTicket } from './exigir-ticket.ts'
import { custosAtivos, custosDoTicket } from './queries-custos.ts'

export const rotaListarCustosDisponiveis = rota(listarCustosDisponiveis, async ({ params, sessao, tx }) => {
  const { id } = await exigirTicket(tx, sessao, params.idTicket)
  const [itens, lancados] = await Promise.all([custosAtivos(tx), custosDoTicket(tx, id)])
  return {
    itens,
    lancados: lancados.map(({ criadoEm, valor, ...lancado }) => ({
      ...lancado,
      valor: Number(valor),
      datahora_criacao: criadoEm.toISOString(),
    })),
    total: somar(...lancados.map(({ valor }) => valor)).toNumber(),
  }
})

import { somar } from '@balcao/dominio/formatos/decimal'
import { listarCustosDisponiveis } from '@balcao/dominio/tickets/detalhe/contratos'
import { impedimentoDosCustos } from '@balcao/dominio/tickets/deveres'
import { rota } from '../../../rota.ts'
import { exigirTicket } from '../nucleo/exigir-ticket.ts'
import { etapasDoTicket } from '../nucleo/queries-etapas.ts'
import { recusarSe } from '../nucleo/recusar.ts'
import { custosAtivos, custosDoTicket } from './queries-custos.ts'

export const rotaListarCustosDisponiveis = rota(
  listarCustosDisponiveis,
  async ({ params, sessao, negocio, tx }) => {
    const { id, etapaId, filialId } = await exigirTicket(tx, sessao, params.idTicket)
    recusarSe(impedimentoDosCustos(sessao, await etapasDoTicket(tx, etapaId)))
    const [itens, lancados] = await Promise.all([custosAtivos(tx), custosDoTicket(tx, id)])
    return {
      itens,
      lancados: lancados.map(({ criadoEm, valor, ...lancado }) => ({
        ...lancado,
        valor: Number(valor),
        datahora_criacao: criadoEm.toISOString(),
      })),
      total: somar(...lancados.map(({ valor }) => valor)).toNumber(),
      limite: negocio.parametros(filialId).valorMaximoCustosTicket,
    }
  },
)

import { hojeEm } from '@balcao/dominio/formatos/datas'
import { listarTitulosDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { diasParaVencer } from '@balcao/dominio/titulos/situacao'
import { rota } from '../../../rota.ts'
import { exigirTicket } from '../nucleo/exigir-ticket.ts'
import { titulosEmAbertoDoTicket } from './queries-titulos.ts'

export const rotaListarTitulosDoTicket = rota(
  listarTitulosDoTicket,
  async ({ params, sessao, agora, tx }) => {
    const titulos = await titulosEmAbertoDoTicket(tx, await exigirTicket(tx, sessao, params.idTicket))
    return {
      itens: titulos.map(({ id, numero, nota, dataVencimento, valor }) => ({
        id,
        nro: numero,
        numNf: nota,
        dtVenc: dataVencimento,
        dias: diasParaVencer(dataVencimento, hojeEm(agora)),
        valor: Number(valor),
      })),
    }
  },
)

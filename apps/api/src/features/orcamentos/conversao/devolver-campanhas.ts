import { arredondar, multiplicar } from '@balcao/dominio/formatos/decimal'
import { DESISTIU, SAIU } from '@balcao/dominio/pedidos/faturamento'
import { foiFaturado } from '@balcao/dominio/pedidos/status'
import { usosDasCampanhas } from '@balcao/dominio/precos/uso-da-campanha'
import type { MudancaDoPedido } from '../../../fatos.ts'
import type { Caso } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { bloquear } from '../../pedidos/bloquear.ts'
import { travarPedido } from '../../pedidos/queries-mudanca.ts'
import { devolverAoQueFicou, linhasComCampanha, usarCampanhas } from './queries-campanhas.ts'

/**
 * GES-02 What an order took of campaigns ends with it, as what it holds of the stock does: all of it where it comes to nothing or is not paid,
 * and where an invoice took only a part, the rest. Asked to be paid again, it takes what it took; where others took that meanwhile, somebody
 * has to decide.
 */
export async function devolverCampanhas(tx: Tx, caso: Caso, mudanca: MudancaDoPedido): Promise<void> {
  const { pedidoId, de, para } = mudanca
  if (DESISTIU.includes(para) || para === 'PAGAMENTO_EXPIRADO') return devolverAoQueFicou(tx, pedidoId)
  if (SAIU.includes(para) && !foiFaturado(de))
    return devolverAoQueFicou(tx, pedidoId, await usosDaVenda(tx, pedidoId, 'faturada'))
  if (de !== 'PAGAMENTO_EXPIRADO') return
  const usos = await usosDaVenda(tx, pedidoId, 'quantidade')
  if (usos.size === 0) return
  const { clienteId } = await travarPedido(tx, pedidoId)
  const problemas = await usarCampanhas(tx, { pedidoId, clienteId, agora: caso.autoria.agora }, usos)
  if (problemas.length > 0)
    await bloquear(tx, caso, pedidoId, [{ tipo: 'PRECO', detalhe: problemas.join('\n') }], {
      sistema: mudanca.sistema ?? 'PORTAL',
    })
}

/** Of what was ordered, or of what left. */
async function usosDaVenda(tx: Tx, pedidoId: number, qual: 'quantidade' | 'faturada') {
  const linhas = await linhasComCampanha(tx, pedidoId)
  return usosDasCampanhas(
    linhas.map((linha) => ({
      beneficios: linha.beneficios ?? [],
      brindeDe: linha.bonificado ? linha.promocaoId : null,
      qtde: linha[qual],
      unidades: multiplicar(linha[qual], linha.fatorConversao),
      mercadoria: arredondar(multiplicar(linha[qual], linha.valorUnitario), 2),
    })),
  )
}

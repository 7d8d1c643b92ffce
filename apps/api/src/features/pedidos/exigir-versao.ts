import { ErroDeNegocio } from '@balcao/dominio/erros'
import { labelDoStatus } from '@balcao/dominio/pedidos/status'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { quemFoi } from './quem-foi.ts'
import type { LinhaDoPedido } from './queries-mudanca.ts'
import { historicoDoPedido } from './queries-vida.ts'

/** TIC-13 Whoever decided on an older version is told what happened since; the order is held. */
export async function exigirVersao(
  tx: Tx,
  negocio: Pick<Negocio, 'parametros'>,
  linha: LinhaDoPedido,
  vista: number,
): Promise<void> {
  if (linha.versao === vista) return
  const nomes = negocio.parametros(linha.filialId).descricaoStatusPedido
  const novas = (await historicoDoPedido(tx, linha.id)).filter(({ versao }) => versao > vista)
  const mudancas = novas.reverse().map((entrada) => ({
    quando: entrada.quando.toISOString(),
    quem: quemFoi(entrada),
    o_que:
      entrada.tipo === 'STATUS' && entrada.para
        ? `passou o pedido a ${labelDoStatus(entrada.para, nomes)}`
        : 'liberou um bloqueio',
  }))
  throw new ErroDeNegocio('PEDIDO_MUDOU', { mudancas })
}

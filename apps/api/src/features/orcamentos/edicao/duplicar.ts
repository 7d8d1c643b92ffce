import { ErroDeNegocio } from '@balcao/dominio/erros'
import { duplicarOrcamento, repetirPedido } from '@balcao/dominio/orcamentos/edicao'
import { ehBrinde } from '@balcao/dominio/orcamentos/mudancas'
import { saldoDaLinha } from '@balcao/dominio/pedidos/saldo'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { rota } from '../../../rota.ts'
import { pedidoVisivelPorId } from '../../pedidos/queries-detalhe.ts'
import { travarOrcamento } from '../conteudo/queries-cabecalho.ts'
import {
  andamentoDasLinhas,
  type LinhaDoBanco,
  linhasCompradas,
  linhasDoOrcamento,
} from '../conteudo/queries-linhas.ts'
import { copiarDocumento } from './copiar.ts'

export const rotaDuplicarOrcamento = rota(duplicarOrcamento, async ({ params, ...escrita }) => {
  const { tx, sessao } = escrita
  const original = await travarOrcamento(tx, sessao, params.id)
  if (!original) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const linhas = await linhasDoOrcamento(tx, { id: original.id })
  return copiarDocumento(escrita, {
    original,
    linhas: linhas.filter(({ chave }) => chave === null || !ehBrinde(chave)),
    deOnde: { duplicado: original.id },
    // One that was won is repeated, as its order is.
    comPrecosDigitados: original.pedidoId === null,
  })
})

export const rotaRepetirPedido = rota(repetirPedido, async ({ params, corpo, ...escrita }) => {
  const { tx, sessao } = escrita
  const encontrado = await pedidoVisivelPorId(tx, sessao, params.id)
  if (!encontrado) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const { documento } = encontrado
  return copiarDocumento(escrita, {
    original: documento,
    linhas: await linhasARepetir(tx, documento, corpo.saldo),
    deOnde: { pedido: documento.id },
    comPrecosDigitados: false,
  })
})

/** All that was served, or only what is still to come. */
async function linhasARepetir(
  tx: Tx,
  { id, valorFaturado }: { id: number; valorFaturado: string },
  soOSaldo: boolean,
): Promise<LinhaDoBanco[]> {
  const [linhas, andamentos] = await Promise.all([
    linhasCompradas(tx, { id }),
    andamentoDasLinhas(tx, { id }),
  ])
  const andamento = new Map(andamentos.map((um) => [um.id, um]))
  return linhas.flatMap((linha) => {
    const um = andamento.get(linha.id)
    if (!um) return []
    if (!soOSaldo) return um.removido ? [] : [linha]
    const saldo = saldoDaLinha(um, { faturado: Number(valorFaturado) > 0 })
    return saldo.isZero() ? [] : [{ ...linha, quantidade: saldo.toFixed(4) }]
  })
}

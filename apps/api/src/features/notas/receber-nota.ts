import { limparDocumento } from '@balcao/dominio/brasil/documento'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { somar } from '@balcao/dominio/formatos/decimal'
import { problemaDaNotaDoPedido, valoresDoItem } from '@balcao/dominio/notas/nota-emitida'
import type { Tx } from '../../platform/banco/conexao.ts'
import { lerNfe, type NfeLida } from './ler-nfe.ts'
import {
  filialEmitente,
  inserirNota,
  notaDaChave,
  produtosPelosCodigos,
  transportadoraPeloCnpj,
} from './queries-recebimento.ts'

type PedidoDaNota = { id: number; clienteId: number; documentoDoCliente: string }

export type NotaRecebida = Pick<NfeLida, 'numero' | 'serie' | 'duplicatas' | 'emitidaEm'> & {
  id: number
  filialId: number
}

const JA_E_DE_OUTRO = 'Esta nota já é de outro pedido.'

const recusar = (mensagem: string) =>
  new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { nota: mensagem }, mensagem })

function ler(bytes: Buffer): NfeLida {
  try {
    return lerNfe(bytes)
  } catch (erro) {
    if (erro instanceof ErroDeNegocio) throw recusar(erro.message)
    throw erro
  }
}

/** DOC-04 An invoice comes in as its XML says, for an order that is held by whoever calls; null when it was here already. */
export async function receberNota(
  tx: Tx,
  { id: pedidoId, clienteId, documentoDoCliente }: PedidoDaNota,
  xml: string,
  agora: Date,
): Promise<NotaRecebida | null> {
  const bytes = Buffer.from(xml)
  const nfe = ler(bytes)
  const existente = await notaDaChave(tx, nfe.chave)
  if (existente) {
    if (existente.pedidoId !== pedidoId) throw recusar(JA_E_DE_OUTRO)
    return null
  }
  const filialId = await filialEmitente(tx, limparDocumento(nfe.emitente.documento))
  const produtos = await produtosPelosCodigos(
    tx,
    nfe.itens.map(({ codigo }) => codigo),
  )
  const problema = problemaDaNotaDoPedido(nfe, {
    documentoDoCliente,
    emitente: filialId === null ? 'DE_FORA' : 'DAQUI',
    produtos: new Set(produtos.keys()),
  })
  if (problema || filialId === null) throw recusar(problema ?? '')
  const { transportadora, totais } = nfe
  const emitidaEm = new Date(nfe.emitidaEm)
  const id = await inserirNota(tx, {
    nota: {
      filialId,
      clienteId,
      pedidoId,
      chave: nfe.chave,
      numero: nfe.numero,
      serie: nfe.serie,
      naturezaOperacao: nfe.naturezaOperacao,
      emitidaEm,
      dataSaida: nfe.dataSaida ?? hojeEm(emitidaEm),
      valorProdutos: totais.produtos,
      valorTotal: totais.nota,
      valorIpi: totais.ipi,
      valorSt: totais.st,
      valorFrete: somar(totais.frete, totais.seguro).toFixed(2),
      quantidadeItens: nfe.itens.length,
      observacao: nfe.informacoes,
      transportadoraId: transportadora && (await transportadoraPeloCnpj(tx, transportadora.documento)),
      criadoEm: agora,
      atualizadoEm: agora,
    },
    itens: nfe.itens.map((item) => ({
      numeroItem: item.numeroItem,
      produtoId: produtos.get(item.codigo)?.id ?? 0,
      codigo: item.codigo,
      descricao: item.descricao,
      marca: produtos.get(item.codigo)?.marca ?? '',
      unidade: item.unidade,
      quantidade: item.quantidade,
      valorSemImposto: item.valorUnitario,
      ...valoresDoItem(item),
    })),
    xml: bytes,
  })
  const { numero, serie, duplicatas } = nfe
  return { id, filialId, numero, serie, duplicatas, emitidaEm: nfe.emitidaEm }
}

import {
  type AssuntoAoErp,
  type ItemAoErp,
  type MensagemAoErp,
  VERSAO_DA_MENSAGEM,
} from '@balcao/dominio/erp/mensagem'
import { ajusteDoPedido, valoresDoItem } from '@balcao/dominio/erp/valores-da-mensagem'
import { Decimal, multiplicar } from '@balcao/dominio/formatos/decimal'
import { IMPOSTOS_SOMADOS } from '@balcao/dominio/precos/impostos'
import { beneficiosGravados } from '@balcao/dominio/precos/preco-mantido'
import type { Tx } from '../../platform/banco/conexao.ts'
import { encargosDe } from '../pedidos/encargos.ts'
import { bloqueiosDoPedido } from '../pedidos/queries-vida.ts'
import { type ItemParaOErp, itensParaOErp, type PedidoParaOErp, pedidoParaOErp } from './queries-mensagem.ts'

type Assunto = { assunto: AssuntoAoErp; motivo: string | null }

/** VEN-01 The order as it stands, with all that is needed to invoice it. */
export async function montarMensagem(
  tx: Tx,
  pedidoId: number,
  { assunto, motivo }: Assunto,
): Promise<MensagemAoErp> {
  const partes = await pedidoParaOErp(tx, pedidoId)
  const itens = (await itensParaOErp(tx, pedidoId)).map(comoItem)
  const bloqueios = await bloqueiosDoPedido(tx, pedidoId)
  return {
    versao: VERSAO_DA_MENSAGEM,
    assunto,
    motivo,
    pedido: {
      ...doDocumento(partes),
      ...dePagamento(partes),
      ...deEntrega(partes),
      bloqueios: bloqueios.map(({ bloqueio, liberadoPor }) => ({
        tipo: bloqueio.tipo,
        detalhe: bloqueio.detalhe,
        liberadoEm: bloqueio.liberadoEm?.toISOString() ?? null,
        liberadoPor,
        motivo: bloqueio.motivo,
      })),
      itens,
      ...totais(partes, itens),
    },
  }
}

const comNome = (linha: { id: number; nome: string } | null) => linha && { id: linha.id, nome: linha.nome }

type Gente = PedidoParaOErp['vendedor']
const comoGente = ({ id, nome, codigoOperador, matriculaErp }: Gente) => ({
  id,
  nome,
  codOp: codigoOperador,
  matErp: matriculaErp,
})

type ComEndereco = Pick<
  PedidoParaOErp['cliente'],
  'logradouro' | 'numero' | 'complemento' | 'bairro' | 'cep' | 'cidade' | 'ibge' | 'uf'
>
const comoEndereco = ({ logradouro, numero, complemento, bairro, cep, cidade, ibge, uf }: ComEndereco) => ({
  logradouro,
  numero,
  complemento,
  bairro,
  cep,
  cidade,
  ibge,
  uf,
})

function doDocumento({ pedido, filial, cliente, vendedor, representante, tabela }: PedidoParaOErp) {
  return {
    id: pedido.id,
    idExterno: pedido.idExterno,
    status: pedido.status,
    filial: { id: filial.id, cnpj: filial.cnpj },
    cliente: {
      id: cliente.id,
      documento: cliente.documento,
      ie: cliente.inscricaoEstadual,
      razSoc: cliente.razaoSocial,
      fantasia: cliente.fantasia,
      email: cliente.email,
      telefone: cliente.telefone,
      endereco: comoEndereco(cliente),
    },
    vendedor: comoGente(vendedor),
    representante: representante && comoGente(representante),
    incluidoEm: pedido.incluidoEm.toISOString(),
    dataProgramada: pedido.dataProgramada,
    ordemCompra: pedido.ordemCompra,
    tabela: comNome(tabela),
    observacoes: {
      pedido: pedido.observacaoPedido,
      entrega: pedido.observacaoEntrega,
      cliente: pedido.observacaoCliente,
    },
  }
}

function dePagamento({ pedido, plano, cobranca }: PedidoParaOErp) {
  const { cupomCodigo, cupomDesconto } = pedido
  return {
    plano: { id: plano.id, desc: plano.descricao, parcelas: plano.parcelas },
    cobranca: {
      id: cobranca.id,
      desc: cobranca.descricao,
      taxaFixa: pedido.taxaFixa,
      descTaxaFixa: cobranca.descricaoTaxaFixa,
    },
    cupom: cupomCodigo === null ? null : { codigo: cupomCodigo, desconto: cupomDesconto ?? '0.00' },
  }
}

function deEntrega({ pedido, cliente, tipoFrete, transportadora, entrega }: PedidoParaOErp) {
  const { freteEscolhido: frete } = pedido
  return {
    entrega: {
      proprio: entrega === null,
      observacao: entrega?.observacao ?? null,
      endereco: comoEndereco(entrega ?? cliente),
    },
    frete: {
      tipo: tipoFrete.descricao,
      valor: pedido.valorFrete,
      transportadora: transportadora && {
        id: transportadora.id,
        documento: transportadora.cnpj,
        razSoc: transportadora.razaoSocial,
      },
      cotacao: frete && {
        numero: frete.numero,
        transportadora: frete.nomeTransp,
        valor: new Decimal(frete.valor).toFixed(2),
        embutido: new Decimal(frete.embutido).toFixed(2),
        previsao: frete.previsao,
      },
    },
    seguro: { valor: pedido.valorSeguro },
  }
}

function totais({ pedido }: PedidoParaOErp, itens: readonly ItemAoErp[]) {
  const vlTot = pedido.valorTotal
  return {
    vlSubTot: pedido.valorSubtotal,
    vlBoni: pedido.valorBonificacao,
    vlAjuste: ajusteDoPedido(itens, { vlTot, ...encargosDe(pedido) }),
    vlTot,
  }
}

const SOMADOS: readonly string[] = IMPOSTOS_SOMADOS

/** DOC-02 Every tax that a line has columns for, so that a new one is told as soon as it is kept. */
function impostosDo(item: ItemParaOErp['item']): ItemAoErp['impostos'] {
  const colunas = item as Record<string, unknown>
  return Object.keys(colunas).flatMap((coluna) => {
    const imposto = coluna.endsWith('Percentual') ? coluna.slice(0, -'Percentual'.length) : ''
    const valor = colunas[`${imposto}Valor`]
    if (!imposto || typeof valor !== 'string' || Number(valor) === 0) return []
    const perc = new Decimal(String(colunas[coluna])).toString()
    return [{ imposto, perc, valor, somado: SOMADOS.includes(imposto) }]
  })
}

const percentualDoErp = ({ descontoErpPercentual: perc }: ItemParaOErp['item']) =>
  perc === null ? null : Number(perc)

function comoItem({ item, tabela, promocao }: ItemParaOErp): ItemAoErp {
  const { quantidade, valorUnitario, precoTabela, bonificado } = item
  return {
    numero: item.numeroItem,
    idProd: item.produtoId,
    codigo: item.codigo,
    descricao: item.descricao,
    embalagem: item.embalagem,
    fator: item.fatorConversao,
    filial: item.filialId,
    qtde: quantidade,
    unidades: multiplicar(quantidade, item.fatorConversao).toFixed(4),
    tabela: comNome(tabela),
    vlTabela: precoTabela,
    vlUnit: valorUnitario,
    precoDigitado: item.precoDigitado,
    bonificado,
    promocao: comNome(promocao),
    percVendedor: item.descontoVendedor,
    impostos: impostosDo(item),
    ...valoresDoItem({
      qtde: quantidade,
      vlTabela: precoTabela,
      vlUnit: valorUnitario,
      descontoErp: item.descontoErpPercentual,
      beneficios: bonificado
        ? []
        : beneficiosGravados({ ...item, promocao, descontoErp: percentualDoErp(item) }),
      bonificado,
      vlTot: item.valorTotal,
      vlCupom: item.descontoCupom,
    }),
  }
}

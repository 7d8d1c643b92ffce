import { enderecoEmUmaLinha } from '@balcao/dominio/enderecos/em-uma-linha'
import { somar } from '@balcao/dominio/formatos/decimal'
import { situacaoDoCliente } from '@balcao/dominio/orcamentos/aceite'
import type { DocumentoDoCliente, OrcamentoDoCliente } from '@balcao/dominio/orcamentos/do-cliente'
import { labelDoStatus } from '@balcao/dominio/pedidos/status'
import type { Negocio } from '../../../negocio.ts'
import type { PedidoComPartes } from '../../pedidos/queries-detalhe.ts'
import type { DocumentoComPartes, ItemComPartes } from '../../pedidos/queries-documento.ts'
import { aceiteDe } from '../nucleo/presenter.ts'
import type { OrcamentoComPartes } from '../nucleo/queries-detalhe.ts'
import type { Partes } from '../nucleo/queries-partes.ts'
import type { PedidoNoPapel } from './papel.ts'

type Item = ItemComPartes['item']

type Tributos = readonly [string, (item: Item) => string][]

const IMPOSTOS: Tributos = [
  ['IPI', (item) => item.ipiValor],
  ['ST', (item) => item.stValor],
  ['ST (Simples)', (item) => item.stsnValor],
  ['FCP-ST', (item) => item.fcpStValor],
  ['DIFAL', (item) => item.icmsPartilhaValor],
]
const INFORMADOS: Tributos = [
  ['IBS', (item) => item.ibsValor],
  ['CBS', (item) => item.cbsValor],
]

/** What is charged of each tax over these lines; those of which nothing is are not told. */
const impostosDe = (itens: readonly Item[], tributos = IMPOSTOS) =>
  tributos
    .map(([nome, valor]) => ({ nome, valor: somar(...itens.map(valor)).toNumber() }))
    .filter(({ valor }) => valor !== 0)

const itemDoCliente = (item: Item, i: number) => ({
  numero: i + 1,
  codigo: item.codigo,
  descricao: item.descricao,
  emb: item.embalagem,
  qtde: Number(item.quantidade),
  vlUnit: Number(item.valorUnitario),
  impostos: impostosDe([item]),
  vlTot: Number(item.valorTotal),
  bonificado: item.bonificado,
})

/** VEN-02 Built field by field, so that nothing internal goes along by being in a row. */
function comumAoCliente(
  { documento, plano, cobranca, tipoFrete, transportadora }: DocumentoComPartes,
  itens: readonly Item[],
  { filial, cliente, vendedor, entrega }: Partes,
  negocio: Negocio,
): DocumentoDoCliente {
  const { cupomCodigo, cupomDesconto, freteEscolhido: frete } = documento
  return {
    numero: documento.id,
    feitoEm: documento.incluidoEm.toISOString(),
    emitente: {
      razSoc: filial.razaoSocial,
      cnpj: filial.cnpj,
      endereco: enderecoEmUmaLinha(filial),
      telefone: filial.telefone,
      email: filial.email,
    },
    cliente: {
      razSoc: cliente.razaoSocial,
      fant: cliente.fantasia,
      cnpj: cliente.documento,
      endereco: enderecoEmUmaLinha(cliente),
    },
    vendedor: {
      nome: vendedor.nome,
      telefone: vendedor.celular ?? vendedor.telefone,
      email: vendedor.email,
    },
    entrega: enderecoEmUmaLinha(entrega ?? cliente),
    ordComp: documento.ordemCompra,
    plano: plano.desc,
    cobranca: cobranca.desc,
    frete: {
      tipo: tipoFrete.desc,
      transportadora: transportadora?.razSoc ?? frete?.nomeTransp ?? null,
      prazo: frete?.prazo ?? null,
    },
    itens: itens.map(itemDoCliente),
    impostos: impostosDe(itens),
    informados: impostosDe(itens, INFORMADOS),
    totais: {
      vlSubTot: Number(documento.valorSubtotal),
      vlBoni: Number(documento.valorBonificacao),
      cupom:
        cupomCodigo === null
          ? null
          : {
              codigo: cupomCodigo,
              desconto: Number(cupomDesconto ?? 0),
              impostos: Number(documento.cupomImpostos),
            },
      vlFrete: Number(documento.valorFrete),
      vlSeguro: Number(documento.valorSeguro),
      taxaFixa: Number(documento.taxaFixa),
      descTaxaFixa: cobranca.descTaxaFixa,
      vlTot: Number(documento.valorTotal),
    },
    obsCliente: documento.observacaoCliente,
    obsEntrega: documento.observacaoEntrega,
    casas: negocio.parametros(documento.filialId).casasDecimaisDinheiro,
  }
}

const separar = (linhas: readonly ItemComPartes[]) => ({
  vendidos: linhas.map(({ item }) => item).filter(({ removido }) => !removido),
  removidos: linhas.map(({ item }) => item).filter(({ removido }) => removido),
})

export function apresentarAoCliente(
  encontrado: OrcamentoComPartes,
  linhas: readonly ItemComPartes[],
  partes: Partes,
  negocio: Negocio,
): OrcamentoDoCliente {
  const { documento } = encontrado
  const { linkPagamentoStatus, linkPagamentoValidade } = documento
  return {
    ...comumAoCliente(encontrado, separar(linhas).vendidos, partes, negocio),
    versao: documento.versao,
    situacao: situacaoDoCliente(documento),
    dtVal: documento.dataValidade,
    aceite: aceiteDe(documento),
    recusadoEm: documento.recusadoEm?.toISOString() ?? null,
    pagamento: linkPagamentoStatus
      ? {
          status: labelDoStatus(
            linkPagamentoStatus,
            negocio.parametros(documento.filialId).descricaoStatusPedido,
          ),
          validade: linkPagamentoValidade?.toISOString() ?? null,
        }
      : null,
  }
}

/** DOC-01 An order on paper, with what of it was not served. */
export function apresentarPedidoAoCliente(
  encontrado: PedidoComPartes,
  linhas: readonly ItemComPartes[],
  partes: Partes,
  negocio: Negocio,
): PedidoNoPapel {
  const { vendidos, removidos } = separar(linhas)
  const { status, filialId, dataProgramada } = encontrado.documento
  return {
    ...comumAoCliente(encontrado, vendidos, partes, negocio),
    status: labelDoStatus(status, negocio.parametros(filialId).descricaoStatusPedido),
    dtProgr: dataProgramada,
    naoAtendidos: removidos.map(itemDoCliente),
  }
}

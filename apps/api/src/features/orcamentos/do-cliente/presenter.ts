import { enderecoEmUmaLinha } from '@balcao/dominio/enderecos/em-uma-linha'
import { somar } from '@balcao/dominio/formatos/decimal'
import { situacaoDoCliente } from '@balcao/dominio/orcamentos/aceite'
import type { OrcamentoDoCliente } from '@balcao/dominio/orcamentos/do-cliente'
import { labelDoStatus } from '@balcao/dominio/pedidos/status'
import type { Negocio } from '../../../negocio.ts'
import type { ItemComPartes } from '../../pedidos/queries-documento.ts'
import { aceiteDe } from '../nucleo/presenter.ts'
import type { OrcamentoComPartes } from '../nucleo/queries-detalhe.ts'
import type { partesDoOrcamento } from '../nucleo/queries-partes.ts'

type Partes = Awaited<ReturnType<typeof partesDoOrcamento>>
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

/** VEN-02 Built field by field, so that nothing internal goes along by being in a row. */
export function apresentarAoCliente(
  { documento, plano, cobranca, tipoFrete, transportadora }: OrcamentoComPartes,
  linhas: readonly ItemComPartes[],
  { filial, cliente, vendedor, entrega }: Partes,
  negocio: Negocio,
): OrcamentoDoCliente {
  const itens = linhas.map(({ item }) => item).filter(({ removido }) => !removido)
  const { cupomCodigo, cupomDesconto, linkPagamentoStatus } = documento
  const parametros = negocio.parametros(documento.filialId)
  const frete = documento.freteEscolhido
  return {
    numero: documento.id,
    versao: documento.versao,
    situacao: situacaoDoCliente(documento),
    feitoEm: documento.incluidoEm.toISOString(),
    dtVal: documento.dataValidade,
    aceite: aceiteDe(documento),
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
    itens: itens.map((item, i) => ({
      numero: i + 1,
      codigo: item.codigo,
      descricao: item.descricao,
      emb: item.embalagem,
      qtde: Number(item.quantidade),
      vlUnit: Number(item.valorUnitario),
      impostos: impostosDe([item]),
      vlTot: Number(item.valorTotal),
      bonificado: item.bonificado,
    })),
    impostos: impostosDe(itens),
    informados: impostosDe(itens, INFORMADOS),
    totais: {
      vlSubTot: Number(documento.valorSubtotal),
      vlBoni: Number(documento.valorBonificacao),
      cupom: cupomCodigo === null ? null : { codigo: cupomCodigo, desconto: Number(cupomDesconto ?? 0) },
      vlFrete: Number(documento.valorFrete),
      vlSeguro: Number(documento.valorSeguro),
      taxaFixa: Number(documento.taxaFixa),
      descTaxaFixa: cobranca.descTaxaFixa,
      vlTot: Number(documento.valorTotal),
    },
    obsCliente: documento.observacaoCliente,
    obsEntrega: documento.observacaoEntrega,
    pagamento: linkPagamentoStatus
      ? {
          status: labelDoStatus(linkPagamentoStatus, parametros.descricaoStatusPedido),
          validade: documento.linkPagamentoValidade?.toISOString() ?? null,
        }
      : null,
    casas: parametros.casasDecimaisDinheiro,
  }
}

import { tipoDeDocumento } from '@balcao/dominio/brasil/documento'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { montarChave } from '@balcao/dominio/notas/chave'
import { emReais, type Impostos, type Tributo } from '../precos/calcular-impostos.ts'
import { type ItemDaNota, type NotaGerada, somarTotais } from './gerar-notas.ts'
import { type DocumentoFiscal, PRODUCAO, parteDaFilial } from './montar-xml-da-nota.ts'

export type ItemDevolvido = { numeroItem: number; quantidade: number }

export type OpcoesDaDevolucao = {
  /** Who issues: the customer, or the branch for whoever cannot; the customer's document decides when not told. */
  emissao?: 'CLIENTE' | 'ENTRADA_PROPRIA'
  numero?: number
  serie?: number
  emitidaEm?: string
  /** Which invoices it refers to; the one returned when not told. */
  referenciadas?: readonly string[]
}

/** The authorised NF-e with which items of an invoice come back; every item, whole, when none is told. */
export function gerarDevolucao(
  nota: NotaGerada,
  itens?: readonly ItemDevolvido[],
  opcoes: OpcoesDaDevolucao = {},
): DocumentoFiscal {
  const { destinatario: cliente, emitente: filial } = nota
  const emissao =
    opcoes.emissao ?? (tipoDeDocumento(cliente.documento) === 'CNPJ' ? 'CLIENTE' : 'ENTRADA_PROPRIA')
  const doCliente = emissao === 'CLIENTE'
  const partes = [cliente, parteDaFilial(filial)] as const
  const [emitente, destinatario] = doCliente ? partes : ([partes[1], partes[0]] as const)
  const { numero = 1, serie = doCliente ? 1 : 3, emitidaEm = nota.emitidaEm } = opcoes
  const dia = hojeEm(new Date(emitidaEm))
  const devolvidos = devolver(nota, itens, doCliente)
  return {
    chave: montarChave({
      cUF: emitente.ibge.slice(0, 2),
      aamm: dia.slice(2, 4) + dia.slice(5, 7),
      cnpj: emitente.documento,
      modelo: '55',
      serie,
      numero,
      tpEmis: '1',
      cNF: nota.chave.slice(35, 43),
    }),
    numero,
    serie,
    emitidaEm,
    dataSaida: dia,
    naturezaOperacao: doCliente ? 'Devolução de compra' : 'Devolução de venda',
    emitente,
    destinatario,
    itens: devolvidos,
    totais: somarTotais(devolvidos),
    duplicatas: [],
    transportadora: null,
    volume: null,
    informacoes: `Devolução referente à NF-e ${nota.numero}, série ${nota.serie}.`,
    ambiente: PRODUCAO,
    operacao: doCliente ? 'SAIDA' : 'ENTRADA',
    devolucao: true,
    referenciadas: opcoes.referenciadas ?? [nota.chave],
    protocolo: { numero: nota.protocolo.numero, recebidoEm: emitidaEm },
  }
}

function devolver(nota: NotaGerada, itens: readonly ItemDevolvido[] | undefined, doCliente: boolean) {
  const pedidos =
    itens ?? nota.itens.map((item) => ({ numeroItem: item.numeroItem, quantidade: Number(item.quantidade) }))
  return pedidos.map(({ numeroItem, quantidade }, i) => {
    const item = nota.itens.find((candidato) => candidato.numeroItem === numeroItem)
    if (!item) throw new RangeError(`A nota ${nota.numero} não tem o item ${numeroItem}`)
    return { ...proporcional(item, quantidade), numeroItem: i + 1, cfop: cfopDe(item, doCliente) }
  })
}

/** The same state or another, as in the sale; with tax substitution or without. */
function cfopDe({ cfop }: ItemDaNota, doCliente: boolean): string {
  const operacao = cfop.endsWith('403') ? '411' : '202'
  return (doCliente ? cfop.charAt(0) : String(Number(cfop.charAt(0)) - 4)) + operacao
}

function proporcional(item: ItemDaNota, quantidade: number): ItemDaNota {
  const parte = (centavos: number) => Math.round((centavos * quantidade) / Number(item.quantidade))
  const doTributo = <T extends Tributo>(tributo: T): T => ({
    ...tributo,
    base: parte(tributo.base),
    valor: parte(tributo.valor),
  })
  const ouNulo = <T extends Tributo>(tributo: T | null) => tributo && doTributo(tributo)
  const { impostos } = item
  const devolvidos: Impostos = {
    cst: impostos.cst,
    icms: doTributo(impostos.icms),
    st: ouNulo(impostos.st),
    ipi: ouNulo(impostos.ipi),
    pis: ouNulo(impostos.pis),
    cofins: ouNulo(impostos.cofins),
    ibs: ouNulo(impostos.ibs),
    cbs: ouNulo(impostos.cbs),
  }
  const [produtos, frete, seguro, desconto] = [
    parte(item.centavos.produtos),
    parte(item.centavos.frete),
    parte(item.centavos.seguro),
    parte(item.centavos.desconto),
  ]
  const total =
    produtos + frete + seguro - desconto + (devolvidos.ipi?.valor ?? 0) + (devolvidos.st?.valor ?? 0)
  return {
    ...item,
    quantidade: quantidade.toFixed(4),
    valorTotal: emReais(total),
    centavos: { produtos, frete, seguro, desconto, outras: 0, total },
    impostos: devolvidos,
  }
}

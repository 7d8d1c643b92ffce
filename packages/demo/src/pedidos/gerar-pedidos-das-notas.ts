import type { PlanoDePartida } from '@balcao/api/src/features/implantacao/partida/escolhas-da-venda.ts'
import { diasEntre, hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import type { StatusDePedido } from '@balcao/dominio/pedidos/status'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { Demo } from '../gerar-demo.ts'
import { CASAS_DO_PRECO_UNITARIO, type ItemDaNota, type NotaGerada } from '../notas/gerar-notas.ts'
import { emReais } from '../precos/calcular-impostos.ts'
import { criarSorteio, type Sorteio } from '../sorteio.ts'
import { CUPONS } from './pedidos.ts'
import {
  criarQuemInclui,
  type ItemDoPedido,
  type PedidoSemNumero,
  precificarPedido,
  sortearMargem,
} from './precificar-pedido.ts'

// What left in two loads was ordered at once.
const DIAS_ENTRE_NOTAS_DE_UM_PEDIDO = 2
const DIAS_EM_TRANSPORTE = 6
const PARTE_PROGRAMADA = 0.7
const PARTE_COM_ORDEM_DE_COMPRA = 0.6
const PARTE_DOS_DESCONTOS_EM_CUPOM = 0.5
const UM_DIA_MS = 86_400_000
const UM_MINUTO_MS = 60_000
const SEM_IMPOSTO = { aliquota: '0.0000', valor: 0 }

const PLANO_PELAS_PARCELAS: readonly PlanoDePartida[] = ['À vista', '28 dias', '28/35 dias', '28/35/42 dias']

/** The order that each invoice came from: the same items, quantities, prices and total, some days before. */
export function gerarPedidosDasNotas(
  negocio: NegocioDemo,
  hoje: string,
  demo: Demo,
  notas: readonly NotaGerada[],
): PedidoSemNumero[] {
  const sorteio = criarSorteio(`${negocio}/pedidos-das-notas`)
  const quemInclui = criarQuemInclui(demo.colaboradores, sorteio)
  return agrupar(notas).map((doPedido) => {
    const [primeira, segunda] = doPedido
    const { destinatario, filial, transportadora, duplicatas } = primeira
    const comCupom = !segunda && sorteio.chance(PARTE_DOS_DESCONTOS_EM_CUPOM)
    const somar = (qual: 'frete' | 'seguro' | 'desconto') =>
      doPedido.flatMap(({ itens }) => itens).reduce((soma, { centavos }) => soma + centavos[qual], 0)
    const desconto = comCupom ? somar('desconto') : 0
    return precificarPedido(
      {
        cliente: destinatario.documento,
        filial,
        colaborador: quemInclui(destinatario.representante, filial),
        status: statusPelaIdade(doPedido, hoje),
        incluidoEm: sortearInclusao(primeira, sorteio),
        dataProgramada: sorteio.chance(PARTE_PROGRAMADA) ? primeira.dataSaida : null,
        ordemCompra: sorteio.chance(PARTE_COM_ORDEM_DE_COMPRA) ? `OC${sorteio.digitos(6)}` : null,
        plano: PLANO_PELAS_PARCELAS[duplicatas.length] ?? '28/35/42 dias',
        cobranca: duplicatas.length > 0 ? 'Boleto bancário' : 'Pix',
        tipoFrete: 'CIF',
        transportadora: transportadora.cnpj,
        observacaoEntrega: null,
        observacaoPedido: null,
        observacaoCliente: null,
        percentualLucro: sortearMargem(sorteio),
        notas: doPedido.map(({ chave }) => chave),
        itens: doPedido.flatMap((nota) =>
          nota.itens.map((item) => itemPedido(item, nota, { abatido: !comCupom })),
        ),
      },
      {
        bonificacao: 0,
        cupom: desconto > 0 ? { codigo: sorteio.um(CUPONS).codigo, desconto } : null,
        frete: somar('frete'),
        seguro: somar('seguro'),
        taxaFixa: 0,
      },
    )
  })
}

type NotasDoPedido = [NotaGerada, ...NotaGerada[]]

/** One invoice or two of the same customer, issued within days of each other, from whichever branches. */
function agrupar(notas: readonly NotaGerada[]): NotasDoPedido[] {
  const porCliente = Map.groupBy(notas, ({ destinatario }) => destinatario.documento)
  return [...porCliente.values()].flatMap((doCliente) => {
    const grupos: NotasDoPedido[] = []
    for (const nota of doCliente.toSorted((a, b) => (a.emitidaEm < b.emitidaEm ? -1 : 1))) {
      const ultimo = grupos.at(-1)
      const [anterior] = ultimo ?? []
      const distancia = anterior ? Date.parse(nota.emitidaEm) - Date.parse(anterior.emitidaEm) : Infinity
      if (ultimo?.length === 1 && distancia <= DIAS_ENTRE_NOTAS_DE_UM_PEDIDO * UM_DIA_MS) ultimo.push(nota)
      else grupos.push([nota])
    }
    return grupos
  })
}

function statusPelaIdade(notas: readonly NotaGerada[], hoje: string): StatusDePedido {
  const idade = Math.min(...notas.map(({ emitidaEm }) => diasEntre(hojeEm(new Date(emitidaEm)), hoje)))
  if (idade <= 1) return 'FATURADO'
  return idade <= DIAS_EM_TRANSPORTE ? 'TRANSPORTE' : 'ENTREGUE'
}

/** Up to four days before the invoice, in working hours, and never before the customer was one. */
function sortearInclusao({ emitidaEm, destinatario }: NotaGerada, sorteio: Sorteio): Date {
  const emissao = new Date(emitidaEm)
  const dia = somarDias(hojeEm(emissao), -sorteio.inteiro(1, 4))
  const minutos = sorteio.inteiro(0, 59)
  const antes = new Date(`${dia}T${String(sorteio.inteiro(8, 17)).padStart(2, '0')}:00:00-03:00`)
  return dia < destinatario.dataCadastro
    ? new Date(emissao.getTime() - (20 + minutos) * UM_MINUTO_MS)
    : new Date(antes.getTime() + minutos * UM_MINUTO_MS)
}

/** With a coupon the lines keep the list price; a negotiated discount is in the price itself. */
function itemPedido(item: ItemDaNota, nota: NotaGerada, { abatido }: { abatido: boolean }): ItemDoPedido {
  const { ipi, st } = item.impostos
  const mercadoria = item.centavos.produtos - (abatido ? item.centavos.desconto : 0)
  return {
    filial: nota.filial,
    codigo: item.codigo,
    descricao: item.descricao,
    embalagem: item.unidade,
    quantidade: item.quantidade,
    atendida: item.quantidade,
    valorUnitario:
      mercadoria === item.centavos.produtos ? item.valorSemImposto : precoAbatido(mercadoria, item),
    impostos: {
      ipi: ipi ?? SEM_IMPOSTO,
      st: st ?? SEM_IMPOSTO,
      stsn: SEM_IMPOSTO,
      icmsPartilha: SEM_IMPOSTO,
    },
    valorTotal: emReais(mercadoria + (ipi?.valor ?? 0) + (st?.valor ?? 0)),
    tabela: nota.destinatario.tabela,
    critica: null,
    removido: false,
  }
}

const precoAbatido = (mercadoria: number, { quantidade }: ItemDaNota): string =>
  new Decimal(mercadoria).div(new Decimal(quantidade).times(100)).toFixed(CASAS_DO_PRECO_UNITARIO)

import * as z from 'zod/mini'
import { TIPOS_DE_BLOQUEIO } from '../pedidos/bloqueios.ts'

/** VEN-01 Of the shape of what is told: it grows when a field is taken out or means something else, never because one comes in. */
export const VERSAO_DA_MENSAGEM = 2

/** What an ERP may be told of an order. */
export const ASSUNTOS_AO_ERP = ['pedido.incluido', 'pedido.liberado', 'pedido.cancelado'] as const
export type AssuntoAoErp = (typeof ASSUNTOS_AO_ERP)[number]

const TEXTO = 500
const MAXIMO_DE_ITENS = 1000
const MAXIMO_DE_IMPOSTOS = 20
const MAXIMO_DE_BLOQUEIOS = 100
const MAXIMO_DE_PARCELAS = 60

const id = z.int().check(z.minimum(1))
const texto = z.string().check(z.maxLength(TEXTO))
const textoOuNada = z.nullable(texto)
/** Decimal, as text: no reader rounds it. */
const decimal = (casas: string) => z.string().check(z.regex(new RegExp(`^-?\\d{1,15}\\.\\d{${casas}}$`)))
const dinheiro = decimal('2')
const quantidade = decimal('4')
const precoUnitario = z.string().check(z.regex(/^\d{1,11}(\.\d{1,10})?$/))
const percentual = z.string().check(z.regex(/^-?\d{1,5}(\.\d{1,4})?$/))
const instante = z.string().check(z.maxLength(30))
const dia = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

const gente = z.strictObject({
  id,
  nome: texto,
  /** The number by which the telephone and the ERP know them. */
  codOp: textoOuNada,
  matErp: textoOuNada,
})

const endereco = z.strictObject({
  logradouro: texto,
  numero: texto,
  complemento: textoOuNada,
  bairro: texto,
  cep: texto,
  cidade: texto,
  ibge: texto,
  uf: texto,
})

const item = z.strictObject({
  /** Its position in the order: events of the ERP name it by this. */
  numero: id,
  idProd: id,
  codigo: texto,
  descricao: texto,
  embalagem: texto,
  /** How many stock units the packaging holds. */
  fator: quantidade,
  filial: id,
  /** In packages, and the same in stock units. */
  qtde: quantidade,
  unidades: quantidade,
  tabela: z.nullable(z.strictObject({ id, nome: texto })),
  /** Of one package, before discounts; null for what came priced from elsewhere. */
  vlTabela: z.nullable(precoUnitario),
  /** Of one package, before taxes. */
  vlUnit: precoUnitario,
  precoDigitado: z.boolean(),
  /** Given away: it goes with the goods and is not charged. */
  bonificado: z.boolean(),
  /** Which made the price, or put the line in. */
  promocao: z.nullable(z.strictObject({ id, nome: texto })),
  /** Quantity by `vlTabela`. */
  vlBruto: dinheiro,
  /** In money, of `vlBruto`; less than zero is a surcharge. They add up to `vlBruto` less `vlMercadoria`. */
  descontos: z.strictObject({ vendedor: dinheiro, promocao: dinheiro, erp: dinheiro }),
  /** What the seller gave, in percent, as it was typed. */
  percVendedor: z.nullable(percentual),
  /** Quantity by `vlUnit`. */
  vlMercadoria: dinheiro,
  impostos: z
    .array(
      z.strictObject({
        imposto: texto,
        perc: percentual,
        valor: dinheiro,
        /** False for one that is told and not charged. */
        somado: z.boolean(),
      }),
    )
    .check(z.maxLength(MAXIMO_DE_IMPOSTOS)),
  /** `vlMercadoria` with the taxes that are added. */
  vlTot: dinheiro,
  /** What the coupon takes off it, with the taxes that fall along. */
  vlCupom: dinheiro,
  /** What is charged for it: `vlTot` less `vlCupom`; nothing for what is given away. */
  vlLiquido: dinheiro,
})

const pedido = z.strictObject({
  id,
  /** How the ERP calls it, once it said so. */
  idExterno: textoOuNada,
  status: texto,
  filial: z.strictObject({ id, cnpj: texto }),
  cliente: z.strictObject({
    id,
    documento: texto,
    ie: textoOuNada,
    razSoc: texto,
    fantasia: texto,
    email: texto,
    telefone: texto,
    endereco,
  }),
  /** Who took the order, and whose customer it is. */
  vendedor: gente,
  representante: z.nullable(gente),
  incluidoEm: instante,
  dataProgramada: z.nullable(dia),
  ordemCompra: textoOuNada,
  tabela: z.nullable(z.strictObject({ id, nome: texto })),
  plano: z.strictObject({
    id,
    desc: texto,
    /** In days from the invoice, each instalment; none is at once. */
    parcelas: z.array(z.int()).check(z.maxLength(MAXIMO_DE_PARCELAS)),
  }),
  cobranca: z.strictObject({ id, desc: texto, taxaFixa: dinheiro, descTaxaFixa: textoOuNada }),
  /** Where the goods go; `proprio` where that is the customer's own address. */
  entrega: z.strictObject({ proprio: z.boolean(), observacao: textoOuNada, endereco }),
  frete: z.strictObject({
    tipo: texto,
    /** What the customer pays for it. */
    valor: dinheiro,
    transportadora: z.nullable(z.strictObject({ id, documento: texto, razSoc: texto })),
    /** The quote that was chosen, as the carrier gave it. */
    cotacao: z.nullable(
      z.strictObject({
        numero: textoOuNada,
        transportadora: texto,
        valor: dinheiro,
        embutido: dinheiro,
        previsao: z.nullable(dia),
      }),
    ),
  }),
  seguro: z.strictObject({
    /** What the customer pays for it. */
    valor: dinheiro,
  }),
  cupom: z.nullable(z.strictObject({ codigo: texto, desconto: dinheiro })),
  observacoes: z.strictObject({ pedido: textoOuNada, entrega: textoOuNada, cliente: textoOuNada }),
  /** What held it back, and who let it go. */
  bloqueios: z
    .array(
      z.strictObject({
        tipo: z.enum(TIPOS_DE_BLOQUEIO),
        detalhe: texto,
        liberadoEm: z.nullable(instante),
        liberadoPor: textoOuNada,
        motivo: textoOuNada,
      }),
    )
    .check(z.maxLength(MAXIMO_DE_BLOQUEIOS)),
  itens: z.array(item).check(z.maxLength(MAXIMO_DE_ITENS)),
  vlSubTot: dinheiro,
  vlBoni: dinheiro,
  /** What of the total neither lines, freight, insurance nor fee explain: zero, but for an order that came from elsewhere. */
  vlAjuste: dinheiro,
  /** The `vlLiquido` of the lines, the freight, the insurance, the fee and `vlAjuste`. */
  vlTot: dinheiro,
})

/** VEN-01 As it is kept to be sent; `id` of the delivery goes with it. */
export const mensagemAoErp = z.strictObject({
  versao: z.literal(VERSAO_DA_MENSAGEM),
  assunto: z.enum(ASSUNTOS_AO_ERP),
  /** Why, of a release or a cancellation. */
  motivo: textoOuNada,
  pedido,
})

export type MensagemAoErp = z.output<typeof mensagemAoErp>
export type ItemAoErp = MensagemAoErp['pedido']['itens'][number]

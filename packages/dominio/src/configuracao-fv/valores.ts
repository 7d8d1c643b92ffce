import * as z from 'zod/mini'
import { MENSAGENS } from '../mensagens.ts'
import { campoId, texto } from '../validacao.ts'

/** GES-07 For whom a configuration holds, the closest first: what it leaves open is asked of the next. */
export const ESCOPOS_DA_FV = {
  VENDEDOR: 'Vendedor',
  EQUIPE: 'Equipe',
  FILIAL: 'Filial',
  NEGOCIO: 'Todo o negócio',
} as const
export type EscopoDaFv = keyof typeof ESCOPOS_DA_FV
export const escoposDaFv = Object.keys(ESCOPOS_DA_FV) as [EscopoDaFv, ...EscopoDaFv[]]

const MUITAS_ESCOLHAS = 100
const MAIOR_MARCA = 60
const MAIOR_VALOR = 9_999_999
const MAXIMO_DE_DIAS = 365

// Forms carry what was typed as text.
const numero = (maximo: number) =>
  z.coerce.number<string | number>(MENSAGENS.invalido).check(
    z.minimum(0, MENSAGENS.invalido),
    z.maximum(maximo, MENSAGENS.invalido),
    z.refine((valor) => Number(valor.toFixed(2)) === valor, MENSAGENS.invalido),
  )
const porcento = numero(100)
const reais = numero(MAIOR_VALOR)
const ids = z.array(campoId).check(z.minLength(1, MENSAGENS.obrigatorio), z.maxLength(MUITAS_ESCOLHAS))
const hora = texto(1, 5).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, MENSAGENS.invalido))

/** How a field is asked for on the screen. */
export type EspecieDaFv = 'porcento' | 'reais' | 'dias' | 'sim-nao' | 'hora' | 'varios'
export type FonteDaFv = 'tabelas' | 'filiais' | 'planos' | 'cobrancas' | 'transportadoras' | 'marcas'

type CampoDescrito = {
  rotulo: string
  /** What it does, to whoever sees it for the first time. */
  ajuda: string
  grupo: 'Limites' | 'O que vende' | 'Quando' | 'O que vê' | 'O que aprova'
  especie: EspecieDaFv
  fonte?: FonteDaFv
  esquema: z.core.$ZodType
}

/** GES-07 All that a configuration may say, each once: form, check, summary and reading follow from it. */
export const CAMPOS_DA_FV = {
  descontoMaximo: {
    rotulo: 'Desconto máximo',
    ajuda: 'Quanto pode dar abaixo da tabela do cliente, sem pedir aprovação.',
    grupo: 'Limites',
    especie: 'porcento',
    esquema: porcento,
  },
  bonificacaoMaxima: {
    rotulo: 'Bonificação máxima',
    ajuda: 'Quanto pode dar em mercadoria, em porcento do que o cliente paga.',
    grupo: 'Limites',
    especie: 'porcento',
    esquema: porcento,
  },
  margemMinima: {
    rotulo: 'Margem mínima',
    ajuda: 'Abaixo dela o orçamento espera aprovação.',
    grupo: 'Limites',
    especie: 'porcento',
    esquema: porcento,
  },
  pedidoMinimo: {
    rotulo: 'Pedido mínimo',
    ajuda: 'Valor em produtos sem o qual o orçamento não vira pedido.',
    grupo: 'Limites',
    especie: 'reais',
    esquema: reais,
  },
  toleranciaDoLimite: {
    rotulo: 'Tolerância do crédito',
    ajuda: 'Quanto o pedido pode passar do limite de crédito do cliente, em porcento dele.',
    grupo: 'Limites',
    especie: 'porcento',
    esquema: porcento,
  },
  permitePrecoDigitado: {
    rotulo: 'Digita o preço',
    ajuda: 'Se pode escrever o preço de um item em vez de um desconto.',
    grupo: 'Limites',
    especie: 'sim-nao',
    esquema: z.boolean(),
  },
  filiais: {
    rotulo: 'Filiais',
    ajuda: 'De quais filiais vende; sem escolha, de todas as suas.',
    grupo: 'O que vende',
    especie: 'varios',
    fonte: 'filiais',
    esquema: ids,
  },
  tabelas: {
    rotulo: 'Tabelas de preço',
    ajuda: 'Por quais tabelas orça, entre as que servem ao cliente.',
    grupo: 'O que vende',
    especie: 'varios',
    fonte: 'tabelas',
    esquema: ids,
  },
  planos: {
    rotulo: 'Planos de pagamento',
    ajuda: 'Quais planos pode oferecer.',
    grupo: 'O que vende',
    especie: 'varios',
    fonte: 'planos',
    esquema: ids,
  },
  cobrancas: {
    rotulo: 'Formas de cobrança',
    ajuda: 'Como pode cobrar.',
    grupo: 'O que vende',
    especie: 'varios',
    fonte: 'cobrancas',
    esquema: ids,
  },
  transportadoras: {
    rotulo: 'Transportadoras',
    ajuda: 'Por quem pode entregar.',
    grupo: 'O que vende',
    especie: 'varios',
    fonte: 'transportadoras',
    esquema: ids,
  },
  marcas: {
    rotulo: 'Marcas',
    ajuda: 'De quais marcas vende; as outras não aparecem na busca de produtos.',
    grupo: 'O que vende',
    especie: 'varios',
    fonte: 'marcas',
    esquema: z
      .array(texto(1, MAIOR_MARCA))
      .check(z.minLength(1, MENSAGENS.obrigatorio), z.maxLength(MUITAS_ESCOLHAS)),
  },
  diasDeValidade: {
    rotulo: 'Validade dos orçamentos',
    ajuda: 'Dias que os preços de um orçamento novo valem.',
    grupo: 'Quando',
    especie: 'dias',
    esquema: z.coerce
      .number<string | number>(MENSAGENS.invalido)
      .check(
        z.int(MENSAGENS.invalido),
        z.minimum(1, MENSAGENS.invalido),
        z.maximum(MAXIMO_DE_DIAS, MENSAGENS.invalido),
      ),
  },
  horaDeInicio: {
    rotulo: 'Vende a partir das',
    ajuda: 'Antes desta hora não grava orçamentos nem pedidos.',
    grupo: 'Quando',
    especie: 'hora',
    esquema: hora,
  },
  horaDeFim: {
    rotulo: 'Vende até as',
    ajuda: 'Desta hora em diante não grava orçamentos nem pedidos.',
    grupo: 'Quando',
    especie: 'hora',
    esquema: hora,
  },
  escondeMargem: {
    rotulo: 'Esconde a margem',
    ajuda: 'Não vê a margem de lucro, mesmo que o tipo da conta a veja.',
    grupo: 'O que vê',
    especie: 'sim-nao',
    esquema: z.boolean(),
  },
  aprovaDescontoAte: {
    rotulo: 'Aprova desconto até',
    ajuda: 'O maior desconto, em porcento da tabela, que pode aprovar para os outros.',
    grupo: 'O que aprova',
    especie: 'porcento',
    esquema: porcento,
  },
  aprovaValorAte: {
    rotulo: 'Aprova valor até',
    ajuda: 'O maior valor do documento que pode aprovar.',
    grupo: 'O que aprova',
    especie: 'reais',
    esquema: reais,
  },
} as const satisfies Record<string, CampoDescrito>

export type CampoDaFv = keyof typeof CAMPOS_DA_FV
export const camposDaFv = Object.keys(CAMPOS_DA_FV) as CampoDaFv[]

type EsquemaDe<C extends CampoDaFv> = (typeof CAMPOS_DA_FV)[C]['esquema']

/** What is null is asked of the next scope. */
export type ValoresDaFv = { [C in CampoDaFv]?: z.output<EsquemaDe<C>> | null | undefined }

const forma = Object.fromEntries(
  camposDaFv.map((campo) => [campo, z.optional(z.nullable(CAMPOS_DA_FV[campo].esquema))]),
) as { [C in CampoDaFv]: z.ZodMiniOptional<z.ZodMiniNullable<EsquemaDe<C>>> }

export const valoresDaFv = z.object(forma)

/** Why what was typed says nothing, at its field; empty when it says something. */
export function problemasDosValores(valores: ValoresDaFv): Record<string, string> {
  const { horaDeInicio, horaDeFim } = valores
  if (horaDeInicio && horaDeFim && horaDeInicio >= horaDeFim)
    return { 'valores.horaDeFim': 'A hora de fim vem depois da de início.' }
  return camposDaFv.every((campo) => valores[campo] == null)
    ? { valores: 'Diga ao menos uma coisa: o que fica em branco vale como está.' }
    : {}
}

/** GES-07 Whom it is of: the business is nobody in particular, and anything else is somebody. */
export function problemasDoAlvo({
  escopo,
  idAlvo,
}: {
  escopo: EscopoDaFv
  idAlvo: number | null
}): Record<string, string> {
  if (escopo === 'NEGOCIO') return idAlvo === null ? {} : { idAlvo: MENSAGENS.invalido }
  return idAlvo === null ? { idAlvo: MENSAGENS.obrigatorio } : {}
}

import * as z from 'zod/mini'
import { camposDe, escolhas, escolhasDe } from '../listas/campos.ts'
import { comecoDoDocumento, documentoDaLista, fimDoDocumento, ordemDeCompra } from '../pedidos/campos.ts'
import { ENVIOS, type SituacaoDoEnvio } from './envio.ts'

const MAIOR_VALOR = 1_000_000_000
const MAXIMO_ATE_VENCER = 365

const valor = z.optional(z.coerce.number().check(z.minimum(0), z.maximum(MAIOR_VALOR)))
const ateVencer = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAXIMO_ATE_VENCER)))

const CHAVES_DO_ENVIO = Object.keys(ENVIOS) as [SituacaoDoEnvio, ...SituacaoDoEnvio[]]

/** VEN-02 Sent, opened, accepted, refused; and since when. */
export const envioNoFio = z.object({ situacao: z.enum(CHAVES_DO_ENVIO), em: z.nullable(z.string()) })

export const orcamentoDaLista = z.extend(documentoDaLista, {
  dtVal: z.string(),
  envio: envioNoFio,
  /** The order it became. */
  idPedido: z.nullable(z.number()),
  versao: z.number(),
})
export type OrcamentoDaLista = z.output<typeof orcamentoDaLista>

/** Whose quotes: of who took them, and of who looks after the customer. */
export const CAMPOS_DE_GENTE = {
  vendedor: { rotulo: 'Incluído por', filtro: escolhas({ extra: true }) },
  representante: { rotulo: 'Representante', filtro: escolhas({ extra: true }) },
} as const

export const CAMPOS_DO_ORCAMENTO = camposDe(orcamentoDaLista)({
  ...comecoDoDocumento('Orçamento'),
  dtVal: {
    rotulo: 'Validade',
    tipo: 'data',
    ordem: { dtVal: 'Validade' },
    planilha: 14,
    coluna: { largura: 104, noCartao: 'oculto' },
  },
  envio: {
    rotulo: 'Envio',
    filtro: { ...escolhasDe(ENVIOS, { todos: 'Todos' }), extra: true },
    planilha: 22,
    valor: ({ envio }) => ENVIOS[envio.situacao],
  },
  // Still to be decided, and whose prices hold until this many days from now at the most.
  venceEm: {
    rotulo: 'Vence',
    filtro: { esquema: ateVencer, extra: true, controle: { tipo: 'escolha', todos: 'Qualquer dia' } },
  },
  ordComp: ordemDeCompra,
  idPedido: { rotulo: 'Pedido gerado', tipo: 'numero', planilha: 12 },
  vlMin: { rotulo: 'Valor', filtro: { esquema: valor } },
  vlMax: { rotulo: 'Valor', filtro: { esquema: valor } },
  ...CAMPOS_DE_GENTE,
  ...fimDoDocumento,
})

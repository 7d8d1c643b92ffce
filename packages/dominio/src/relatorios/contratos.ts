import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { listaCompleta } from '../listas/esquemas.ts'
import { campoId } from '../validacao.ts'
import { type Filtro, TIPOS_DE_FILTRO } from './filtros.ts'

const GERACOES_POR_MINUTO = 120
const MAXIMO_DE_TEXTO = 4_000
const MAXIMO_DE_ESCOLHAS = 500
const MAIOR_NUMERO = Number.MAX_SAFE_INTEGER
const MAIOR_NOME_DE_PARAMETRO = 60
const MAIOR_ASSINATURA = 100

/** CLI-09 A report of the whole business, or of one customer (parameter CLIENTE_ID). */
export const TIPOS_DE_RELATORIO = ['GERAL', 'CLIENTE'] as const
export type TipoDeRelatorio = (typeof TIPOS_DE_RELATORIO)[number]

/** The parameter that names the customer of a report of type CLIENTE. */
export const PARAMETRO_DO_CLIENTE = 'CLIENTE_ID'

/** ENT-10 A table, a chart over the table, or the main figures over it. */
export const MODOS_DE_EXIBICAO = { TABELA: 'Tabela', GRAFICO: 'Gráfico', RESUMO: 'Resumo' } as const
export type ModoDeExibicao = keyof typeof MODOS_DE_EXIBICAO

/** What a card shows where the business gave no thumbnail. */
export const ICONES_DE_RELATORIO = [
  'tickets',
  'prazos',
  'devolucoes',
  'produtos',
  'taxa',
  'operadores',
  'custos',
  'notas',
  'clientes',
  'historico',
  'vendas',
  'receber',
] as const
export type IconeDeRelatorio = (typeof ICONES_DE_RELATORIO)[number]

/** REL-01 The headings under which reports are offered, in this order. */
export const AREAS_DE_RELATORIO = {
  ATENDIMENTO: 'Atendimento',
  DEVOLUCOES: 'Devoluções',
  VENDAS: 'Vendas',
  FINANCEIRO: 'Financeiro',
  CLIENTE: 'De um cliente',
} as const
export type AreaDeRelatorio = keyof typeof AREAS_DE_RELATORIO
export const areasDeRelatorio = Object.keys(AREAS_DE_RELATORIO) as [AreaDeRelatorio, ...AreaDeRelatorio[]]

const relatorio = z.object({
  id: z.number(),
  titulo: z.string(),
  descricao: z.string(),
  thumb: z.nullable(z.string()),
  icone: z.enum(ICONES_DE_RELATORIO),
  /** '#rrggbb' */
  cor: z.string(),
  modo_exibicao: z.enum(['TABELA', 'GRAFICO', 'RESUMO']),
  tipo: z.enum(TIPOS_DE_RELATORIO),
  area: z.enum(areasDeRelatorio),
})
export type Relatorio = z.output<typeof relatorio>

const valorDeFiltro = z.union([z.string(), z.array(z.string())])

const filtro = z.object({
  parametro: z.string(),
  label: z.string(),
  tipo: z.enum(TIPOS_DE_FILTRO),
  obrigatorio: z.boolean(),
  opcoes: z.array(z.object({ valor: z.string(), label: z.string() })),
  valorpadrao: valorDeFiltro,
  tamanho: z.nullable(z.number()),
  minimo: z.nullable(z.number()),
  maximo: z.nullable(z.number()),
  limite_dias: z.nullable(z.number()),
  dica: z.nullable(z.string()),
}) satisfies z.ZodMiniType<Filtro>

const params = z.object({ idRelatorio: campoId })

export const listarRelatorios = contrato('GET /sac/relatorios', {
  acao: 'RELATORIO_VER',
  descricao: 'Relatórios que a sessão pode gerar',
  le: [],
  query: z.object({ tipo: z.optional(z.enum(TIPOS_DE_RELATORIO)) }),
  resposta: listaCompleta(relatorio),
})

export const listarParametrosDoRelatorio = contrato('GET /sac/relatorios/:idRelatorio/parametros', {
  acao: 'RELATORIO_VER',
  descricao: 'Filtros de um relatório, com as opções e os valores de partida',
  le: [],
  params,
  resposta: z.object({ relatorio, itens: z.array(filtro) }),
})

const textoRecebido = z.string().check(z.maxLength(MAXIMO_DE_TEXTO))
const valorRecebido = z.union([
  textoRecebido,
  z.array(textoRecebido).check(z.maxLength(MAXIMO_DE_ESCOLHAS)),
  z.boolean(),
  z.number().check(z.minimum(-MAIOR_NUMERO), z.maximum(MAIOR_NUMERO)),
  z.null(),
])

/**
 * API-11, REL-01 Answers where the report is shown: a path under the API's root, good for a few minutes, for these
 * parameters and this session alone. `parametros`, `ts` and `token` are what that address carries, for whoever asks for
 * a file instead (`formato`).
 */
export const gerarRelatorio = contrato('POST /sac/relatorios/:idRelatorio', {
  acao: 'RELATORIO_VER',
  descricao: 'Confere os filtros e responde o endereço do relatório',
  muda: [],
  limitePorMinuto: GERACOES_POR_MINUTO,
  params,
  corpo: z.record(z.string().check(z.maxLength(MAIOR_NOME_DE_PARAMETRO)), valorRecebido),
  resposta: z.object({
    url: z.string(),
    parametros: z.record(z.string(), valorDeFiltro),
    ts: z.string(),
    token: z.string(),
    expira_em: z.string(),
  }),
})

export const FORMATOS_DO_RELATORIO = {
  csv: { nome: 'CSV', midia: 'text/csv; charset=utf-8' },
  xlsx: { nome: 'Excel (XLSX)', midia: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  pdf: { nome: 'PDF', midia: 'application/pdf' },
} as const
export type FormatoDoRelatorio = keyof typeof FORMATOS_DO_RELATORIO

const assinatura = z.string().check(z.maxLength(MAIOR_ASSINATURA))

/** REL-01 The page of the frame, or a file of it. Authorised by its own token, since a frame carries no header. */
export const verRelatorio = contrato('GET /sac/relatorios/:idRelatorio/visualizar', {
  publico: true,
  descricao: 'O relatório como página, CSV, XLSX ou PDF, pelo endereço que a geração respondeu',
  le: [],
  replica: true,
  limitePorMinuto: GERACOES_POR_MINUTO,
  params,
  // Every other name is a parameter of the report. Nothing is refused here: what is wrong is said on a page.
  query: z.catchall(
    z.object({
      ts: z.catch(z.optional(assinatura), undefined),
      token: z.catch(z.optional(assinatura), undefined),
      formato: z.catch(z.optional(z.enum(['csv', 'xlsx', 'pdf'])), undefined),
      tema: z.catch(z.optional(z.enum(['claro', 'escuro'])), undefined),
      /** ESC-03 As the header says it, which a frame has not. */
      posicao: z.catch(z.optional(assinatura), undefined),
    }),
    z.catch(valorRecebido, null),
  ),
  resposta: { midia: 'text/html' },
})

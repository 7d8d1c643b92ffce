import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { filtrosDe, variosDe } from '../listas/campos.ts'
import { direcao, lista, pagina, termoDePesquisa } from '../listas/esquemas.ts'
import { type Direcao, direcaoPadrao } from '../listas/ordenacao.ts'
import { filialDoDocumento, statusNoFio } from '../pedidos/esquemas.ts'
import { campoId } from '../validacao.ts'
import { CAMPOS_DE_GENTE } from './campos.ts'

const POR_PAGINA = 20
const MAXIMO_PARADO = 365

/** VEN-01 */
export const ORDENACOES_DE_PARADOS = {
  vlEsperado: 'Retorno esperado',
  diasParado: 'Dias parado',
  vlTot: 'Valor total',
} as const
export type OrdenacaoDeParados = keyof typeof ORDENACOES_DE_PARADOS
const ordenacoes = Object.keys(ORDENACOES_DE_PARADOS) as [OrdenacaoDeParados, ...OrdenacaoDeParados[]]

/** What is worth a call comes first. */
export const direcaoDosParados = (orderBy: OrdenacaoDeParados): Direcao =>
  orderBy === 'vlEsperado' ? 'DESC' : direcaoPadrao(orderBy)

const orcamentoParado = z.object({
  id: z.number(),
  cliente: z.object({
    id: z.number(),
    razSoc: z.string(),
    fant: z.string(),
    telefone: z.string(),
    whatsapp: z.boolean(),
  }),
  filial: filialDoDocumento,
  colaborador: z.object({ nome: z.string() }),
  status: statusNoFio,
  dtHorInc: z.string(),
  dtVal: z.string(),
  /** Last time somebody did something about it. */
  dtMov: z.string(),
  diasParado: z.number(),
  vlTot: z.number(),
  /** In percent, and why it is that. */
  chance: z.number(),
  motivos: z.array(z.string()),
  /** Value by chance. */
  vlEsperado: z.number(),
  versao: z.number(),
})
export type OrcamentoParado = z.output<typeof orcamentoParado>

/** VEN-01 Still to be decided, expired ones included, and untouched for as many days as each branch says. */
export const listarOrcamentosParados = contrato('GET /sac/orcamentos/parados', {
  acao: 'ORCAMENTO_PARADO_LISTAR',
  descricao: 'Orçamentos por decidir, sem movimento há dias',
  le: ['orcamentos'],
  query: z.object({
    termo: termoDePesquisa,
    idCli: z.optional(campoId),
    filial: variosDe(campoId),
    ...filtrosDe(CAMPOS_DE_GENTE),
    /** In place of what each branch says. */
    dias: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAXIMO_PARADO))),
    orderBy: z._default(z.enum(ordenacoes), 'vlEsperado'),
    direction: direcao,
    ...pagina(POR_PAGINA),
  }),
  resposta: z.extend(lista(orcamentoParado), {
    /** Sum of those that were counted. */
    vlTotGeral: z.number(),
  }),
})

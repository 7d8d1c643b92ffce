import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { lista, listaCompleta, pagina } from '../listas/esquemas.ts'
import { exportacaoDe } from '../listas/exportacao.ts'
import { diasDaTela, filtrosDeDocumentos, idsDoFiltro } from '../pedidos/esquemas.ts'
import { orcamentoDaLista, ordemDosOrcamentos } from './contratos.ts'

const POR_PAGINA = 20
const MAIOR_VALOR = 1_000_000_000
const MAXIMO_ATE_VENCER = 365

const valor = z.optional(z.coerce.number().check(z.minimum(0), z.maximum(MAIOR_VALOR)))

/** Whose quotes: of who took them, and of who looks after the customer. */
export const filtrosDeGente = { vendedor: idsDoFiltro, representante: idsDoFiltro }

const filtrosDeOrcamentos = z.object({
  ...filtrosDeDocumentos,
  ...filtrosDeGente,
  vlMin: valor,
  vlMax: valor,
  /** Still to be decided, and whose prices hold until this many days from now at the most. */
  venceEm: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAXIMO_ATE_VENCER))),
  ...ordemDosOrcamentos,
  ...pagina(POR_PAGINA),
})

/** DOC-06 As the screen keeps them. */
export const filtrosDaTelaDeOrcamentos = z.extend(filtrosDeOrcamentos, { dias: diasDaTela(1) })

/** VEN-01, DOC-06 Quotes across customers; without dates, of any day. */
export const listarOrcamentos = contrato('GET /sac/orcamentos', {
  acao: 'ORCAMENTO_LISTAR',
  descricao: 'Orçamentos que a sessão pode ver, com filtros',
  le: ['orcamentos'],
  query: filtrosDeOrcamentos,
  resposta: z.extend(lista(orcamentoDaLista), {
    /** Sum of the page's filter as far as it is counted. */
    vlTotGeral: z.number(),
  }),
})

/** VEN-01 */
export const exportarOrcamentos = exportacaoDe('GET /sac/orcamentos/exportar', listarOrcamentos)

/** VEN-01 By whom the list can be narrowed. */
export const listarVendedoresDeOrcamentos = contrato('GET /sac/orcamentos/vendedores', {
  acao: 'ORCAMENTO_LISTAR',
  descricao: 'Quem inclui orçamentos',
  le: [],
  resposta: listaCompleta(z.object({ id: z.number(), nome: z.string() })),
})

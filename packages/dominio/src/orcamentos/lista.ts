import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { consultaDe } from '../listas/campos.ts'
import { lista, listaCompleta } from '../listas/esquemas.ts'
import { exportacaoDe } from '../listas/exportacao.ts'
import { diasDaTela } from '../pedidos/esquemas.ts'
import { CAMPOS_DO_ORCAMENTO, orcamentoDaLista } from './campos.ts'

const filtrosDeOrcamentos = consultaDe(CAMPOS_DO_ORCAMENTO, 'dtHorInc', 20)

/** DOC-06 As the screen keeps them. */
export const filtrosDaTelaDeOrcamentos = z.extend(filtrosDeOrcamentos, { dias: diasDaTela(1) })

/** VEN-01, DOC-06 Quotes across customers; without dates, of any day. */
export const listarOrcamentos = contrato('GET /sac/orcamentos', {
  acao: 'ORCAMENTO_LISTAR',
  descricao: 'Orçamentos que a sessão pode ver, com filtros',
  le: ['orcamentos'],
  replica: true,
  query: filtrosDeOrcamentos,
  resposta: z.extend(lista(orcamentoDaLista), {
    /** Sum of the page's filter as far as it is counted. */
    vlTotGeral: z.number(),
  }),
})

export const exportarOrcamentos = exportacaoDe('GET /sac/orcamentos/exportar', listarOrcamentos)

/** VEN-01 By whom the list can be narrowed. */
export const listarVendedoresDeOrcamentos = contrato('GET /sac/orcamentos/vendedores', {
  acao: 'ORCAMENTO_LISTAR',
  descricao: 'Quem inclui orçamentos',
  le: [],
  resposta: listaCompleta(z.object({ id: z.number(), nome: z.string() })),
})

import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { consultaDe, filtrosDe, type OrdenacaoDe } from '../listas/campos.ts'
import { lista, pagina } from '../listas/esquemas.ts'
import { exportacaoDe } from '../listas/exportacao.ts'
import type { Direcao } from '../listas/ordenacao.ts'
import { campoId } from '../validacao.ts'
import { CAMPOS_DA_EQUIPE, pessoaDoDia } from './campos.ts'
import { indicadores } from './indicadores.ts'

export type OrdenacaoDaEquipe = OrdenacaoDe<typeof CAMPOS_DA_EQUIPE>

/** The more of it, the higher. */
export const direcaoDaEquipe = (orderBy: OrdenacaoDaEquipe): Direcao =>
  orderBy === 'nome' || orderBy === 'posicao' ? 'ASC' : 'DESC'

const LE = ['pedidos', 'orcamentos', 'atendimentos', 'agendas', 'atividades', 'notas', 'objetivos'] as const

/** GES-05 The team's day, today when none is said. */
export const listarEquipeDoDia = contrato('GET /equipe-do-dia', {
  acao: 'EQUIPE_VER',
  descricao: 'O dia da equipe, pessoa por pessoa, contra a meta: a própria pessoa, a equipe ou todos',
  le: LE,
  replica: true,
  query: consultaDe(CAMPOS_DA_EQUIPE, 'posicao', 20),
  resposta: lista(pessoaDoDia),
})

export const exportarEquipeDoDia = exportacaoDe('GET /equipe-do-dia/exportar', listarEquipeDoDia)

const totais = z.omit(pessoaDoDia, { id: true, nome: true, tipo: true, posicao: true })
export type TotaisDaEquipe = z.output<typeof totais>

export const resumirEquipeDoDia = contrato('GET /equipe-do-dia/quadro', {
  acao: 'EQUIPE_VER',
  descricao: 'O dia da equipe inteira, do atendimento ao pedido, e o critério pelo qual conta',
  le: LE,
  replica: true,
  query: z.object(filtrosDe(CAMPOS_DA_EQUIPE)),
  resposta: z.object({ de: z.string(), ate: z.string(), criterio: z.string(), pessoas: z.number(), totais }),
})

const linhaDoIndicador = z.object({
  id: z.number(),
  quando: z.string(),
  quem: z.string(),
  cliente: z.string(),
  titulo: z.string(),
  idFil: z.nullable(z.number()),
  valor: z.nullable(z.number()),
  /** Where it opens; null for what has no page. */
  pagina: z.nullable(z.enum(['pedidos', 'orcamentos', 'clientes'])),
  idDaPagina: z.nullable(z.number()),
})
export type LinhaDoIndicador = z.output<typeof linhaDoIndicador>

/** GES-05 What a figure is made of: of one person, or of all that the session follows. */
export const listarLinhasDoIndicador = contrato('GET /equipe-do-dia/linhas', {
  acao: 'EQUIPE_VER',
  descricao: 'O que está por trás de um número do dia da equipe',
  le: LE,
  query: z.object({
    ...filtrosDe(CAMPOS_DA_EQUIPE),
    indicador: z.enum(indicadores),
    idColab: z.optional(campoId),
    ...pagina(20),
  }),
  resposta: lista(linhaDoIndicador),
})

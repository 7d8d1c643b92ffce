import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { consultaDe, filtrosDe, type OrdenacaoDe } from '../listas/campos.ts'
import { lista, pagina } from '../listas/esquemas.ts'
import { exportacaoDe } from '../listas/exportacao.ts'
import { type Direcao, direcaoPadrao } from '../listas/ordenacao.ts'
import { campoData, campoId, campoVersao, texto } from '../validacao.ts'
import { CAMPOS_DO_OBJETIVO, campoMes, objetivoDaLista } from './campos.ts'
import { escoposDoObjetivo, MAIOR_MARCA, MAIOR_META, MAXIMO_DA_GRADE, tiposDeObjetivo } from './especies.ts'
import { MAXIMO_DO_TEXTO, situacoesDaLinha } from './importacao.ts'

export type OrdenacaoDosObjetivos = OrdenacaoDe<typeof CAMPOS_DO_OBJETIVO>

/** Who is ahead comes first. */
export const direcaoDosObjetivos = (orderBy: OrdenacaoDosObjetivos): Direcao =>
  orderBy === 'percentual' || orderBy === 'falta' ? 'DESC' : direcaoPadrao(orderBy)

const LE = ['objetivos', 'pedidos', 'notas', 'itens'] as const
const params = z.object({ idObjetivo: campoId })

/** GES-01 Targets of a month, the current one when none is said, with how each stands. */
export const listarObjetivos = contrato('GET /objetivos', {
  acao: 'OBJETIVO_VER',
  descricao: 'Objetivos do mês, com o alcançado, o que falta por dia útil, a projeção e a posição',
  le: LE,
  replica: true,
  query: consultaDe(CAMPOS_DO_OBJETIVO, 'posicao', 20),
  resposta: lista(objetivoDaLista),
})

export const exportarObjetivos = exportacaoDe('GET /objetivos/exportar', listarObjetivos)

/** GES-01 The picture over the list, by the same filters: the first of them, and by what all are counted. */
export const resumirObjetivos = contrato('GET /objetivos/quadro', {
  acao: 'OBJETIVO_VER',
  descricao: 'Os primeiros objetivos do mês, e o critério pelo qual contam',
  le: LE,
  replica: true,
  query: z.object(filtrosDe(CAMPOS_DO_OBJETIVO)),
  resposta: z.object({ mes: z.string(), criterio: z.string(), itens: z.array(objetivoDaLista) }),
})

/** GES-01 One's own of the current month, and whom to call to close what is missing. */
export const listarMeusObjetivos = contrato('GET /objetivos/meus', {
  acao: 'OBJETIVO_VER',
  descricao: 'Os próprios objetivos do mês, e os clientes da carteira que fechariam o que falta',
  le: [...LE, 'clientes'],
  resposta: z.object({
    mes: z.string(),
    criterio: z.string(),
    itens: z.array(objetivoDaLista),
    clientes: z.array(
      z.object({ id: z.number(), nome: z.string(), porque: z.string(), vlTicket: z.number() }),
    ),
  }),
})

export const obterObjetivo = contrato('GET /objetivos/:idObjetivo', {
  acao: 'OBJETIVO_VER',
  descricao: 'Um objetivo, dia a dia',
  le: LE,
  params,
  resposta: z.object({
    objetivo: objetivoDaLista,
    criterio: z.string(),
    hoje: z.string(),
    dias: z.array(z.object({ dia: z.string(), alcancado: z.number(), ideal: z.number() })),
  }),
})
export type ObjetivoDiaADia = z.output<typeof obterObjetivo.resposta>

const vendaDoObjetivo = z.object({
  /** One customer, on one day, of one seller, sold or given back. */
  chave: z.string(),
  devolucao: z.boolean(),
  dia: z.string(),
  cliente: z.string(),
  vendedor: z.string(),
  idFil: z.number(),
  /** The orders, or the invoices; of what came back, those it came from. */
  documentos: z.array(z.object({ idPedido: z.number(), numero: z.string() })),
  /** What it comes to, in what `O_QUE_SOMAM` says of the kind; below zero, what came back. */
  conta: z.number(),
})
export type VendaDoObjetivo = z.output<typeof vendaDoObjetivo>

/** GES-01 What a figure is made of, the latest first, returns included: where the kind is a sum, it is the sum of these. */
export const listarVendasDoObjetivo = contrato('GET /objetivos/:idObjetivo/vendas', {
  acao: 'OBJETIVO_VER',
  descricao: 'Os pedidos, ou as notas, que contam em um objetivo, e as devoluções que descontam dele',
  le: LE,
  params,
  query: z.object({ dia: z.optional(campoData), ...pagina(20) }),
  resposta: lista(vendaDoObjetivo),
})

const serie = {
  mes: campoMes,
  escopo: z.enum(escoposDoObjetivo),
  tipo: z.enum(tiposDeObjetivo),
  marca: z._default(texto(0, MAIOR_MARCA), ''),
}

/** GES-01 Whoever may have such a target, with the one of this month and of the last. */
export const obterGrade = contrato('GET /objetivos/grade', {
  acao: 'OBJETIVO_DEFINIR',
  descricao: 'As metas de um mês, de quem as pode ter, ao lado das do mês anterior',
  le: ['objetivos'],
  query: z.object(serie),
  resposta: z.object({
    linhas: z.array(
      z.object({
        idAlvo: z.number(),
        alvo: z.string(),
        meta: z.nullable(z.number()),
        versao: z.nullable(z.number()),
        metaAnterior: z.nullable(z.number()),
        alcancadoAnterior: z.number(),
      }),
    ),
    marcas: z.array(z.string()),
  }),
})
export type LinhaDaGrade = z.output<typeof obterGrade.resposta>['linhas'][number]

const campoMeta = z.number().check(z.minimum(0), z.maximum(MAIOR_META), z.multipleOf(0.01))

/** Only what changed is sent; without a target, there is none any more. */
export const gravarGrade = contrato('PUT /objetivos/grade', {
  acao: 'OBJETIVO_DEFINIR',
  descricao: 'Define, altera e tira metas de um mês',
  muda: ['objetivos'],
  corpo: z.object({
    ...serie,
    linhas: z
      .array(z.object({ idAlvo: campoId, meta: z.nullable(campoMeta), versao: z.nullable(campoVersao) }))
      .check(z.minLength(1), z.maxLength(MAXIMO_DA_GRADE)),
  }),
  resposta: z.object({ message: z.string() }),
})

export const importarObjetivos = contrato('POST /objetivos/importar', {
  acao: 'OBJETIVO_DEFINIR',
  descricao: 'Importa metas coladas de uma planilha; ensaiada, só diz o que faria',
  muda: ['objetivos'],
  corpo: z.object({ texto: texto(1, MAXIMO_DO_TEXTO), ensaio: z.boolean() }),
  resposta: z.object({
    message: z.string(),
    linhas: z.array(
      z.object({
        linha: z.number(),
        texto: z.string(),
        situacao: z.enum(situacoesDaLinha),
        /** Why it was refused, or what it changes. */
        detalhe: z.string(),
      }),
    ),
  }),
})
export type ObjetivosImportados = z.output<typeof importarObjetivos.resposta>

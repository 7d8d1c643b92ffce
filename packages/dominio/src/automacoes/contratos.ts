import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { consultaDe } from '../listas/campos.ts'
import { lista, pagina } from '../listas/esquemas.ts'
import { campoId, campoSimOuNao, campoVersaoNoEndereco, texto } from '../validacao.ts'
import { avisados, MAXIMO_DE_ACOES, MAXIMO_DE_PESSOAS, tiposDeAcao } from './acoes.ts'
import { automacao, CAMPOS_DA_AUTOMACAO, nomeado } from './campos.ts'
import { type Condicao, condicoes } from './condicoes.ts'
import { SITUACOES_DA_EXECUCAO, type SituacaoDaExecucao } from './execucao.ts'
import { MAIOR_TEMPO, quandos } from './quando.ts'

export const TAMANHO_DO_NOME = 80
export const MAXIMO_POR_CONDICAO = 50

/** MES-10 How far back a rule is tried, and how many of what it would have met are shown. */
export const ENSAIO = { dias: 30, mostrados: 20 } as const

const POR_PAGINA = 20

const quando = z.enum(quandos)
const tempo = z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(MAIOR_TEMPO))), null)

const escolhas = z._default(z.array(campoId).check(z.maxLength(MAXIMO_POR_CONDICAO)), [])
const se = z.object(
  Object.fromEntries(condicoes.map((condicao) => [condicao, escolhas])) as Record<Condicao, typeof escolhas>,
)

const idOuNada = z._default(z.nullable(campoId), null)
const acao = z.object({
  tipo: z.enum(tiposDeAcao),
  operador: idOuNada,
  setor: idOuNada,
  resposta: idOuNada,
  etiqueta: idOuNada,
  quem: z._default(z.nullable(z.enum(avisados)), null),
  pessoas: z._default(z.array(campoId).check(z.maxLength(MAXIMO_DE_PESSOAS)), []),
})

const regra = {
  quando,
  tempo,
  se,
  entao: z.array(acao).check(z.minLength(1), z.maxLength(MAXIMO_DE_ACOES)),
}

export const listarAutomacoes = contrato('GET /sac/automacoes', {
  acao: 'AUTOMACAO_MANTER',
  descricao: 'Automações dos tickets, com o que fizeram há pouco',
  le: ['automacoes'],
  query: consultaDe(CAMPOS_DA_AUTOMACAO, 'nome', 20),
  resposta: lista(automacao),
})

const params = z.object({ idAutomacao: campoId })

export const obterAutomacao = contrato('GET /sac/automacoes/:idAutomacao', {
  acao: 'AUTOMACAO_MANTER',
  descricao: 'Uma automação',
  le: ['automacoes'],
  params,
  resposta: automacao,
})

/** MES-10 All that a rule may name, but for customers, who are searched. */
export const opcoesDasAutomacoes = contrato('GET /sac/automacoes/opcoes', {
  acao: 'AUTOMACAO_MANTER',
  descricao: 'O que as condições e ações de uma automação podem escolher',
  le: ['respostas', 'etiquetas'],
  resposta: z.object({
    tipos: z.array(nomeado),
    motivos: z.array(z.extend(nomeado, { tipo: z.string() })),
    setores: z.array(nomeado),
    filiais: z.array(nomeado),
    operadores: z.array(z.extend(nomeado, { setores: z.array(z.number()) })),
    respostas: z.array(z.extend(nomeado, { setor: z.nullable(z.string()) })),
    etiquetas: z.array(nomeado),
  }),
})

const escrita = { nome: texto(1, TAMANHO_DO_NOME), ...regra, ativa: z._default(campoSimOuNao, false) }

export const criarAutomacao = contrato('POST /sac/automacoes', {
  acao: 'AUTOMACAO_MANTER',
  descricao: 'Guarda uma automação',
  muda: ['automacoes'],
  corpo: z.object(escrita),
  resposta: automacao,
})

/** MES-10 `versao` is the one that was read: a rule changed meanwhile is not written over. */
export const alterarAutomacao = contrato('PUT /sac/automacoes/:idAutomacao', {
  acao: 'AUTOMACAO_MANTER',
  descricao: 'Altera, liga ou desliga uma automação',
  muda: ['automacoes'],
  params,
  corpo: z.object({ ...escrita, versao: campoVersaoNoEndereco }),
  resposta: automacao,
})

const excluida = z.object({ message: z.string(), versao: z.number() })

/** MES-10 It can be taken back: `restaurarAutomacao`. */
export const excluirAutomacao = contrato('DELETE /sac/automacoes/:idAutomacao', {
  acao: 'AUTOMACAO_MANTER',
  descricao: 'Exclui uma automação',
  muda: ['automacoes'],
  params,
  query: z.object({ versao: campoVersaoNoEndereco }),
  resposta: excluida,
})

export const restaurarAutomacao = contrato('POST /sac/automacoes/:idAutomacao/restaurar', {
  acao: 'AUTOMACAO_MANTER',
  descricao: 'Traz de volta uma automação excluída',
  muda: ['automacoes'],
  params,
  corpo: z.object({ versao: campoVersaoNoEndereco }),
  resposta: excluida,
})

const ocasiao = z.object({
  idTicket: z.number(),
  protocolo: z.string(),
  assunto: z.string(),
  quando: z.string(),
  faria: z.array(z.string()),
})

/** MES-10 Changes nothing: what the rule, kept or not, would have met among the tickets that the session sees. */
export const ensaiarAutomacao = contrato('POST /sac/automacoes/ensaio', {
  acao: 'AUTOMACAO_MANTER',
  descricao: 'Ensaia uma automação nos últimos 30 dias, sem fazer nada',
  muda: [],
  corpo: z.object(regra),
  resposta: z.object({
    ocasioes: z.number(),
    /** False when there were more than are counted. */
    todas: z.boolean(),
    primeiras: z.array(ocasiao),
  }),
  limitePorMinuto: 30,
})
export type Ensaio = z.output<typeof ensaiarAutomacao.resposta>

const situacoes = Object.keys(SITUACOES_DA_EXECUCAO) as [SituacaoDaExecucao, ...SituacaoDaExecucao[]]

const execucao = z.object({
  id: z.number(),
  idTicket: z.number(),
  protocolo: z.string(),
  assunto: z.string(),
  situacao: z.enum(situacoes),
  mensagem: z.string(),
  quando: z.string(),
})
export type ExecucaoDaLista = z.output<typeof execucao>

export const listarExecucoes = contrato('GET /sac/automacoes/:idAutomacao/execucoes', {
  acao: 'AUTOMACAO_MANTER',
  descricao: 'O que uma automação fez, nos tickets que a sessão vê',
  le: ['automacoes'],
  params,
  query: z.object(pagina(POR_PAGINA)),
  resposta: lista(execucao),
})

import * as z from 'zod/mini'
import { CONDICOES_DE_ETAPA, type CondicaoDeEtapa } from '../tickets/etapas.ts'
import { requisitos } from '../tickets/requisitos/catalogo.ts'
import { campoId, texto } from '../validacao.ts'

// ADM-05 All that a type of ticket is, as one thing: what a draft holds and a publication puts in force. A reason and a
// step have a key: the number of the one in force that they continue, or a word of the draft where they are new.

const MAXIMO_DE_MOTIVOS = 300
export const MAXIMO_DE_ETAPAS = 40
const MAXIMO_DE_SAIDAS = 8
export const NIVEIS_DE_MOTIVOS = 5
const UM_ANO_EM_MINUTOS = 525_600

const chave = texto(1, 30).check(z.regex(/^[a-z0-9-]+$/))
const minutos = z.nullable(z.int().check(z.minimum(1), z.maximum(UM_ANO_EM_MINUTOS)))

/** NOV-03 What the wizard asks of whoever opens a ticket of the type. */
export const USOS = {
  usaAssunto: 'Assunto',
  usaConsumidorFinal: 'Consumidor final',
  usaNota: 'Notas fiscais inteiras',
  usaNotaProduto: 'Notas ou produtos delas',
  usaProduto: 'Produtos avulsos',
  usaProrrogacao: 'Prorrogação',
  usaMensagem: 'Mensagem',
  usaTransportadora: 'Transportadora',
} as const
export type Uso = keyof typeof USOS
export const usos = Object.keys(USOS) as Uso[]
export const NIVEIS_DO_USO = ['Não pede', 'Opcional', 'Obrigatório'] as const

/** What else it says of itself. */
export const SIM_OU_NAO_DO_TIPO = {
  motivosObrigatorio: 'Motivo obrigatório',
  permiteEspelho: 'Espelho da nota de devolução',
  troca: 'Troca de produtos',
} as const
export type SimOuNaoDoTipo = keyof typeof SIM_OU_NAO_DO_TIPO

const uso = z.int().check(z.minimum(0), z.maximum(2))

const motivo = z.object({
  chave,
  pai: z.nullable(chave),
  descricao: texto(0, 80),
  padrao: z.boolean(),
  informa: z.boolean(),
  subnivelObrigatorio: z.boolean(),
})
export type MotivoDoTipo = z.output<typeof motivo>

/** When one leaves a step by a way out. */
export const QUANDO_SAI: Record<CondicaoDeEtapa, string> = {
  ESCOLHA: 'Quem avança escolhe',
  NADA_AUTORIZADO: 'A análise não autorizou nada',
  DIVERGENCIA_NO_RECEBIMENTO: 'O recebimento divergiu',
  PRORROGACAO_NEGADA: 'A prorrogação foi negada',
}

const saida = z.object({ condicao: z.enum(CONDICOES_DE_ETAPA), descricao: texto(0, 80), para: chave })

const etapa = z.object({
  chave,
  nome: texto(0, 60),
  setorId: campoId,
  statusId: campoId,
  requisito: z.nullable(z.enum(requisitos as [(typeof requisitos)[number], ...typeof requisitos])),
  permiteFinalizar: z.boolean(),
  desvio: z.boolean(),
  aguardaColeta: z.boolean(),
  saidas: z.array(saida).check(z.maxLength(MAXIMO_DE_SAIDAS)),
})
export type EtapaDoConteudo = z.output<typeof etapa>

export const conteudoDoTipo = z.object({
  descricao: texto(0, 60),
  menuId: campoId,
  usaAssunto: uso,
  usaConsumidorFinal: uso,
  usaNota: uso,
  usaNotaProduto: uso,
  usaProduto: uso,
  usaProrrogacao: uso,
  usaMensagem: uso,
  usaTransportadora: uso,
  motivosObrigatorio: z.boolean(),
  permiteEspelho: z.boolean(),
  troca: z.boolean(),
  minutosResposta: minutos,
  minutosSolucao: minutos,
  motivos: z.array(motivo).check(z.maxLength(MAXIMO_DE_MOTIVOS)),
  /** In their order: a ticket begins in the first. */
  etapas: z.array(etapa).check(z.maxLength(MAXIMO_DE_ETAPAS)),
})
export type ConteudoDoTipo = z.output<typeof conteudoDoTipo>

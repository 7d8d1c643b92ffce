import * as z from 'zod/mini'
import type { CampoDoAjuste } from '../ajustes/campo.ts'
import { MAIOR_VERSAO } from '../constantes.ts'
import { contrato } from '../contrato.ts'
import { campoId, texto } from '../validacao.ts'
import { type ChaveDaMensagem, chavesDasMensagens, partesDe } from './catalogo.ts'
import type { GrupoDasMensagens } from './mensagem.ts'
import type { VariavelDoTexto } from './modelo.ts'

/** Longer than any of the catalogue: what each may be, its own field says. */
const MAIOR_TEXTO = 4000
const MAIOR_ESCOLHIDO = 30
const acao = 'CONTEUDO_CONFIGURAR'
const chave = z.enum(chavesDasMensagens as [ChaveDaMensagem, ...ChaveDaMensagem[]])
const params = z.object({ chave })
const dito = z.optional(z.nullable(texto(0, MAIOR_TEXTO)))
/** By part; null where what is above holds. Which of them a message has, its description says. */
const valores = z.object(
  Object.fromEntries(chavesDasMensagens.flatMap(partesDe).map((parte) => [parte, dito])),
) as unknown as z.ZodMiniType<Record<string, string | null>>

/** Whose data a preview takes: what else would have none. */
export const COM_DADOS_DE = { tickets: 'ticket', orcamentos: 'orcamento' } as const

const noNivel = z.object({
  /** Null is the business. */
  idFil: z.nullable(z.number()),
  valores: z.record(z.string(), z.nullable(z.string())),
  versao: z.number(),
})
export type TextosNoNivel = z.output<typeof noNivel>

const mensagemNaTela = z.object({
  chave,
  nome: z.string(),
  grupo: z.custom<GrupoDasMensagens>(),
  quando: z.string(),
  quem: z.string(),
  /** Sent where no branch is known: no branch has words of its own. */
  soDoNegocio: z.boolean(),
  partes: z.array(
    z.object({
      nome: z.string(),
      campo: z.custom<CampoDoAjuste>(),
      /** As it was shipped. */
      padrao: z.string(),
      variaveis: z.array(z.custom<VariavelDoTexto>()),
    }),
  ),
  /** Only levels where it was ever changed. */
  niveis: z.array(noNivel),
})
export type MensagemNaTela = z.output<typeof mensagemNaTela>

/** ADM-08 */
export const listarTextos = contrato('GET /administracao/textos', {
  acao,
  descricao: 'Textos dos e-mails e mensagens, com as variáveis de cada um e o que se mudou',
  le: ['textos'],
  resposta: z.object({
    filiais: z.array(z.object({ id: z.number(), nome: z.string() })),
    /** Whether this person may also set what holds for the whole business. */
    mudaONegocio: z.boolean(),
    itens: z.array(mensagemNaTela),
  }),
})
export type TextosNaTela = z.output<typeof listarTextos.resposta>

/** ADM-08 A part that is null is taken back to what is above: the business's words, or the shipped ones. */
export const mudarTextos = contrato('PUT /administracao/textos/:chave', {
  acao,
  descricao: 'Muda os textos de uma mensagem no negócio ou em uma filial, ou volta aos de fábrica',
  muda: ['textos'],
  params,
  corpo: z.object({
    idFil: z.nullable(campoId),
    valores,
    versao: z.int().check(z.minimum(0), z.maximum(MAIOR_VERSAO)),
  }),
  resposta: z.object({ message: z.string() }),
})

/** ADM-08 The message as somebody would receive it, with what is being written and not kept yet. Nothing is sent. */
export const verPreviaDosTextos = contrato('POST /administracao/textos/:chave/previa', {
  acao,
  descricao: 'Mostra como ficaria uma mensagem, com os dados de um ticket ou de um orçamento',
  muda: [],
  params,
  corpo: z.object({
    idFil: z.nullable(campoId),
    valores,
    /** The protocol of a ticket or the number of a quote; empty, the examples are used. */
    de: texto(0, MAIOR_ESCOLHIDO),
  }),
  resposta: z.object({
    /** Whose data these are. */
    dados: z.string(),
    partes: z.array(z.object({ nome: z.string(), texto: z.string() })),
  }),
})
export type PreviaDosTextos = z.output<typeof verPreviaDosTextos.resposta>

import * as z from 'zod/mini'
import { MAIOR_VERSAO } from '../constantes.ts'
import { SITUACOES_DO_PRAZO } from '../prazos/relogio-do-prazo.ts'
import { campoId } from '../validacao.ts'
import type { Exigencia } from './etapas.ts'
import type { Requisito } from './requisitos/catalogo.ts'

// Shapes and limits that several contracts of tickets share.

export const TAMANHO_DA_MENSAGEM = 5000

export const paramsDoTicket = z.object({ idTicket: campoId })

/** The version the person was looking at: another one in the meantime refuses the action (TIC-13). */
export const versao = z.optional(
  z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(MAIOR_VERSAO)),
)

export const mensagemDeSucesso = z.object({ message: z.string(), versao: z.number() })

export const status = z.object({ id: z.number(), label: z.string(), cor: z.string() })

export const pessoa = z.object({ id: z.number(), nome: z.string() })

/** ENT-04 `link` leads to the file under the API root and asks for the session like any other route. */
export const anexo = z.object({
  id: z.number(),
  nome_exibicao: z.string(),
  link: z.string(),
  datahora_criacao: z.string(),
  tamanho: z.number(),
  midia: z.string(),
  interno: z.boolean(),
})

/** `em` is the instant it falls due. */
export const prazo = z.object({ situacao: z.enum(SITUACOES_DO_PRAZO), em: z.nullable(z.string()) })

/** A step as people see it; `exige` is what opens when one tries to leave it. */
export const etapa = z.object({
  id: z.number(),
  nome: z.string(),
  ordem: z.number(),
  setor: pessoa,
  requisito: z.nullable(z.custom<Requisito>()),
  exige: z.nullable(z.custom<Exigencia>()),
  condicionais: z.array(z.object({ id: z.number(), descricao: z.string(), proxima: z.string() })),
})

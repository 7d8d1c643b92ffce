import * as z from 'zod/mini'
import type { CampoDoAjuste } from '../ajustes/campo.ts'
import { MAIOR_VERSAO } from '../constantes.ts'
import { contrato } from '../contrato.ts'
import type { PaginaDoMenu } from '../paginas.ts'
import { type ChaveDeParametro, chavesDeParametro } from '../parametros.ts'
import { campoId, texto } from '../validacao.ts'
import type { AssuntoDosParametros } from './assuntos.ts'

/** Longer than any of the catalogue: what each may be, its own field says. */
const MAIOR_VALOR = 4000
const chave = z.enum(chavesDeParametro as [ChaveDeParametro, ...ChaveDeParametro[]])
/** 0 is of one that nobody ever set there. */
const versao = z.int().check(z.minimum(0), z.maximum(MAIOR_VERSAO))
const muda = ['parametros'] as const
const mensagem = z.object({ message: z.string() })

const noNivel = z.object({
  /** Null is the business. */
  idFil: z.nullable(z.number()),
  /** Null where it inherits: what was once set there was taken back. */
  valor: z.nullable(z.string()),
  versao: z.number(),
})
export type ValorNoNivel = z.output<typeof noNivel>

const parametro = z.object({
  chave,
  assunto: z.custom<AssuntoDosParametros>(),
  /** A sentence of where it is read, and the pages. */
  onde: z.string(),
  paginas: z.array(z.custom<PaginaDoMenu>()),
  campo: z.custom<CampoDoAjuste>(),
  /** What holds where nobody set it; as text, like every value. */
  padrao: z.string(),
  /** Happens before a branch is known: no branch has a value of its own. */
  soDoNegocio: z.boolean(),
  /** Only levels where it was ever set. */
  valores: z.array(noNivel),
})
export type ParametroNaTela = z.output<typeof parametro>

/** ADM-04 */
export const listarParametros = contrato('GET /administracao/parametros', {
  acao: 'PARAMETRO_CONFIGURAR',
  descricao: 'Parâmetros do negócio e de cada filial, com o que cada um faz e onde é lido',
  le: ['parametros'],
  resposta: z.object({
    assuntos: z.array(z.object({ chave: z.custom<AssuntoDosParametros>(), nome: z.string() })),
    filiais: z.array(z.object({ id: z.number(), nome: z.string() })),
    /** Whether this person may also set what holds for the whole business. */
    mudaONegocio: z.boolean(),
    itens: z.array(parametro),
  }),
})
export type CatalogoDeParametros = z.output<typeof listarParametros.resposta>

/** ADM-04 A null value takes back what was set there: the level above holds again. */
export const mudarParametro = contrato('PUT /administracao/parametros/:chave', {
  acao: 'PARAMETRO_CONFIGURAR',
  descricao: 'Muda um parâmetro no negócio ou em uma filial, ou volta a herdar o valor',
  muda,
  params: z.object({ chave }),
  corpo: z.object({
    idFil: z.nullable(campoId),
    valor: z.nullable(texto(0, MAIOR_VALOR)),
    versao,
  }),
  resposta: mensagem,
})

/** ADM-04 What one branch has becomes that of another, for the keys chosen. */
export const copiarParametros = contrato('POST /administracao/parametros/copia', {
  acao: 'PARAMETRO_CONFIGURAR',
  descricao: 'Copia parâmetros de uma filial para outra',
  muda,
  corpo: z.object({
    de: campoId,
    para: campoId,
    /** With the version of each at the branch that receives it. */
    itens: z.array(z.object({ chave, versao })).check(z.minLength(1), z.maxLength(chavesDeParametro.length)),
  }),
  resposta: mensagem,
})

import * as z from 'zod/mini'
import { MAIOR_VERSAO } from '../constantes.ts'
import { contrato } from '../contrato.ts'
import { lista, listaCompleta, pagina, termoDePesquisa } from '../listas/esquemas.ts'
import { ACOES, type Acao, type PorquePode } from '../permissoes.ts'
import { type TipoDeUsuario, tiposDeUsuario } from '../usuarios.ts'
import { campoId, texto } from '../validacao.ts'

const MAIOR_MOTIVO = 300
const nomes = ACOES.map(({ nome }) => nome) as [Acao, ...Acao[]]
const acao = z.enum(nomes)
const tipo = z.enum(tiposDeUsuario as [TipoDeUsuario, ...TipoDeUsuario[]])
/** 0 is of what nobody ever decided. */
const versao = z.int().check(z.minimum(0), z.maximum(MAIOR_VERSAO))
const muda = ['permissoes'] as const
const mensagem = z.object({ message: z.string() })

const excecao = z.object({
  idColab: z.number(),
  nome: z.string(),
  tipo: z.custom<TipoDeUsuario>(),
  acao: z.custom<Acao>(),
  descricao: z.string(),
  autorizado: z.boolean(),
  motivo: z.string(),
  /** Who decided it last; null of whom the portal no longer knows. */
  quem: z.nullable(z.string()),
  quando: z.string(),
  versao: z.number(),
})
export type ExcecaoDaPessoa = z.output<typeof excecao>

/** ADM-03 What the business decided over the catalogue, of types and of people: the matrix, its draft and its preview follow from it. */
export const listarPermissoes = contrato('GET /administracao/permissoes', {
  acao: 'PERMISSAO_CONFIGURAR',
  descricao: 'O que o negócio decidiu sobre as permissões de cada tipo de conta e de cada pessoa',
  le: ['permissoes', 'conta'],
  resposta: z.object({
    /** People whose account is in use. */
    tipos: z.array(z.object({ tipo: z.custom<TipoDeUsuario>(), pessoas: z.number() })),
    /** What each is about, which only this page says: the browser does not carry it. */
    acoes: z.array(z.object({ nome: z.custom<Acao>(), descricao: z.string() })),
    /** Only cells that somebody ever decided; null went back to what is shipped. */
    decididas: z.array(
      z.object({
        tipo: z.custom<TipoDeUsuario>(),
        acao: z.custom<Acao>(),
        autorizado: z.nullable(z.boolean()),
        versao: z.number(),
      }),
    ),
    /** Of people whose account is in use. */
    excecoes: z.array(excecao),
  }),
})
export type PermissoesDoNegocio = z.output<typeof listarPermissoes.resposta>

/** ADM-03 A whole draft at once: one change of the audit, or nothing. */
export const mudarPermissoes = contrato('PUT /administracao/permissoes', {
  acao: 'PERMISSAO_CONFIGURAR',
  descricao: 'Dá e tira permissões de tipos de conta, ou volta ao que vem de fábrica',
  muda,
  corpo: z.object({
    mudancas: z
      .array(z.object({ tipo, acao, autorizado: z.nullable(z.boolean()), versao }))
      .check(z.minLength(1), z.maxLength(nomes.length * tiposDeUsuario.length)),
  }),
  resposta: mensagem,
})

const pessoa = z.object({
  id: z.number(),
  nome: z.string(),
  tipo: z.custom<TipoDeUsuario>(),
  ativo: z.boolean(),
})

/** Why the answer is what it is; the last one is the configuration of the sales force (GES-07). */
const porque = z.custom<PorquePode | 'FORCA_DE_VENDAS'>()
export type PorqueDaPessoa = PorquePode | 'FORCA_DE_VENDAS'

/** ADM-03 'Who may do this.' */
export const quemPode = contrato('GET /administracao/permissoes/acoes/:acao', {
  acao: 'PERMISSAO_CONFIGURAR',
  descricao: 'As pessoas que podem fazer uma coisa, e por quê',
  le: ['permissoes', 'conta', 'configuracao-fv'],
  params: z.object({ acao }),
  query: z.object({ termo: termoDePesquisa, ...pagina(20) }),
  resposta: lista(z.object({ id: z.number(), nome: z.string(), tipo: z.custom<TipoDeUsuario>(), porque })),
})

/** ADM-03 Whom to ask about: anybody with an account, the consumer too. */
export const pesquisarPessoas = contrato('GET /administracao/permissoes/pessoas', {
  acao: 'PERMISSAO_CONFIGURAR',
  descricao: 'Pesquisa pessoas pelo nome, para ver o que podem',
  le: [],
  query: z.object({ q: termoDePesquisa }),
  resposta: listaCompleta(pessoa),
})

/** ADM-03 'What may this person do, and why.' */
export const oQueAPessoaPode = contrato('GET /administracao/permissoes/pessoas/:idColab', {
  acao: 'PERMISSAO_CONFIGURAR',
  descricao: 'O que uma pessoa pode fazer, e por quê',
  le: ['permissoes', 'conta', 'configuracao-fv'],
  params: z.object({ idColab: campoId }),
  resposta: z.object({
    pessoa,
    /** Every action of the catalogue. Of an account that is not in use, what it would be. */
    acoes: z.array(
      z.object({
        acao: z.custom<Acao>(),
        descricao: z.string(),
        pode: z.boolean(),
        porque,
        versao: z.number(),
      }),
    ),
    excecoes: z.array(excecao),
  }),
})
export type PermissoesDaPessoa = z.output<typeof oQueAPessoaPode.resposta>

/** ADM-03 Null takes the decision back: what the account type may holds again. */
export const decidirDaPessoa = contrato('PUT /administracao/permissoes/pessoas/:idColab', {
  acao: 'PERMISSAO_CONFIGURAR',
  descricao: 'Dá ou tira uma permissão de uma pessoa, com o motivo, ou volta ao que o tipo dela pode',
  muda,
  params: z.object({ idColab: campoId }),
  corpo: z.object({ acao, autorizado: z.nullable(z.boolean()), motivo: texto(5, MAIOR_MOTIVO), versao }),
  resposta: mensagem,
})

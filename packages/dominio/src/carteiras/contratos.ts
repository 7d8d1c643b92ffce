import * as z from 'zod/mini'
import type { CampoDoAjuste } from '../ajustes/campo.ts'
import { MAIOR_ID } from '../constantes.ts'
import { contrato } from '../contrato.ts'
import { camposDe, consultaDe, simNao, termo } from '../listas/campos.ts'
import { lista, pagina, paginator, termoDePesquisa } from '../listas/esquemas.ts'
import { MENSAGENS } from '../mensagens.ts'
import { campoId, texto } from '../validacao.ts'

const MAIOR_MOTIVO = 200
const MAIOR_NUMERO = 2_147_483_647
/** In one passing, so that it is one transaction of seconds. */
export const MAXIMO_DE_CLIENTES = 20_000

const comoTexto = (nome: string): CampoDoAjuste => ({ especie: 'texto', tamanho: 300, nome, ajuda: '' })

/** As the audit tells a passing. */
export const CAMPOS_DA_PASSAGEM: Readonly<Record<string, CampoDoAjuste>> = {
  de: comoTexto('De'),
  para: comoTexto('Para'),
  quais: comoTexto('Quais'),
  clientes: { especie: 'inteiro', minimo: 0, maximo: MAXIMO_DE_CLIENTES, nome: 'Clientes', ajuda: '' },
  motivo: comoTexto('Motivo'),
}

const carteira = z.object({
  /** Of the person. */
  id: z.number(),
  nome: z.string(),
  tipo: z.string(),
  filial: z.nullable(z.string()),
  ativo: z.boolean(),
  clientes: z.number(),
})

export const CAMPOS_DAS_CARTEIRAS = camposDe(carteira)({
  termo: termo('Nome ou e-mail…'),
  nome: { rotulo: 'Representante', ordem: { nome: 'Nome' }, coluna: { larguraMinima: 220, peso: 3 } },
  tipo: { rotulo: 'Tipo de conta', coluna: { larguraMinima: 140, peso: 1, dispensavel: 2, noCartao: 1 } },
  filial: { rotulo: 'Filial', coluna: { larguraMinima: 140, peso: 1, dispensavel: 1, noCartao: 'oculto' } },
  clientes: {
    rotulo: 'Clientes',
    tipo: 'numero',
    ordem: { clientes: 'Clientes' },
    coluna: { largura: 120, noCartao: 1 },
  },
  todos: { rotulo: 'Sem carteira', filtro: simNao('Mostrar também quem não tem clientes') },
})

const acao = 'COMERCIAL_CONFIGURAR'
const le = ['clientes', 'usuarios'] as const
const RAIZ = '/administracao/comercial/carteiras'

/** ADM-07 Who serves which customers. */
export const listarCarteiras = contrato(`GET ${RAIZ}`, {
  acao,
  descricao: 'Quem atende carteiras, e quantos clientes tem cada um',
  le,
  query: consultaDe(CAMPOS_DAS_CARTEIRAS, 'nome', 20),
  resposta: lista(carteira),
})

export const opcoesDaPassagem = contrato(`GET ${RAIZ}/opcoes`, {
  acao,
  descricao: 'A quem se podem passar clientes, e por que região se escolhem',
  le,
  resposta: z.object({
    pessoas: z.array(z.object({ id: z.number(), nome: z.string() })),
    regioes: z.array(z.object({ id: z.number(), nome: z.string() })),
  }),
})

/** Nought is of nobody. */
const params = z.object({
  idPessoa: z.coerce.number<string | number>().check(z.int(), z.minimum(0), z.maximum(MAIOR_ID)),
})

const QUAIS = z.object({
  termo: termoDePesquisa,
  regiao: z.optional(campoId),
})

export const preverPassagem = contrato(`GET ${RAIZ}/:idPessoa/passar`, {
  acao,
  descricao: 'Os clientes de uma carteira que passariam a outra, sem passar nenhum',
  le,
  params,
  query: z.extend(QUAIS, pagina(10)),
  resposta: z.object({
    de: z.string(),
    /** Sent with the passing: it is of what was seen, or it is not done. */
    versao: z.number(),
    /** In the whole portfolio. */
    clientes: z.number(),
    itens: z.array(
      z.object({
        id: z.number(),
        nome: z.string(),
        documento: z.string(),
        cidade: z.string(),
        uf: z.string(),
        dtUltComp: z.nullable(z.string()),
      }),
    ),
    paginator,
  }),
})

export const PASSAGEM_DIGITADA = z.extend(QUAIS, {
  para: campoId,
  motivo: z._default(texto(0, MAIOR_MOTIVO), ''),
})

export const passarClientes = contrato(`POST ${RAIZ}/:idPessoa/passar`, {
  acao,
  descricao: 'Passa os clientes de uma carteira, todos ou alguns, a outra pessoa',
  muda: ['clientes', 'usuarios'],
  params,
  corpo: z.extend(PASSAGEM_DIGITADA, {
    versao: z.int(MENSAGENS.invalido).check(z.minimum(1), z.maximum(MAIOR_NUMERO)),
  }),
  resposta: z.object({ message: z.string(), clientes: z.number() }),
})

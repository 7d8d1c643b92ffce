import * as z from 'zod/mini'
import type { CampoDoAjuste } from '../ajustes/campo.ts'
import { contrato } from '../contrato.ts'
import { camposDe, consultaDe, escolha, termo } from '../listas/campos.ts'
import { lista } from '../listas/esquemas.ts'
import { campoId, campoQuantidade, campoVersao, texto } from '../validacao.ts'

const MAIOR_QUANTIDADE = 9_999_999
const MAIOR_MOTIVO = 200

const daUnidade = (nome: string, ajuda: string): CampoDoAjuste => ({
  especie: 'decimal',
  minimo: 0,
  maximo: MAIOR_QUANTIDADE,
  nome,
  ajuda,
})

/** As the audit keeps and tells a correction. */
export const CAMPOS_DA_CORRECAO: Readonly<Record<string, CampoDoAjuste>> = {
  quantidade: daUnidade('Em estoque', 'O que se contou'),
  bloqueado: daUnidade('Bloqueado', 'O que não se vende'),
  minimo: daUnidade('Mínimo', 'Abaixo disso, o estoque é baixo'),
  motivo: { especie: 'texto', tamanho: MAIOR_MOTIVO, nome: 'Motivo', ajuda: 'Por que se corrigiu' },
}

const numeros = {
  quantidade: z.number(),
  bloqueado: z.number(),
  reservado: z.number(),
  /** To be sold: in hand less what is set aside and held. */
  livre: z.number(),
  minimo: z.number(),
}

const saldoDoProduto = z.object({
  /** Of the product. */
  id: z.number(),
  idExibicao: z.string(),
  descricao: z.string(),
  marca: z.string(),
  unidade: z.string(),
  ...numeros,
})

const SITUACOES = {
  VAZIO: 'Sem estoque',
  BAIXO: 'Estoque baixo',
  RESERVADO: 'Com reserva de pedidos',
  BLOQUEADO: 'Com bloqueio',
} as const

export const CAMPOS_DO_ESTOQUE = camposDe(saldoDoProduto)({
  termo: termo('Código, descrição, marca ou código de barras…'),
  descricao: {
    rotulo: 'Produto',
    ordem: { descricao: 'Descrição', codigo: 'Código' },
    coluna: { larguraMinima: 200, confortavel: 300, peso: 4 },
  },
  marca: {
    rotulo: 'Marca',
    coluna: { larguraMinima: 120, peso: 1, dispensavel: 1, noCartao: 'oculto' },
  },
  quantidade: {
    rotulo: 'Em estoque',
    tipo: 'numero',
    ordem: { quantidade: 'Em estoque' },
    coluna: { largura: 120, dispensavel: 4, noCartao: 'oculto' },
  },
  reservado: {
    rotulo: 'Reservado',
    tipo: 'numero',
    coluna: { largura: 110, dispensavel: 3, noCartao: 'oculto' },
  },
  bloqueado: {
    rotulo: 'Bloqueado',
    tipo: 'numero',
    coluna: { largura: 110, dispensavel: 2, noCartao: 'oculto' },
  },
  livre: { rotulo: 'Para vender', tipo: 'numero', coluna: { largura: 120, noCartao: 1 } },
  nivel: { rotulo: 'Nível', coluna: { largura: 215, noCartao: 1 } },
  situacao: { rotulo: 'Situação', filtro: escolha(SITUACOES, { todos: 'Todos' }) },
})

const acao = 'COMERCIAL_CONFIGURAR'
// Orders hold it, and invoices take it.
const le = ['estoque', 'pedidos'] as const
const RAIZ = '/administracao/comercial/estoque'

/** ADM-07 What each branch has of each product. */
export const listarEstoque = contrato(`GET ${RAIZ}`, {
  acao,
  descricao: 'O estoque dos produtos em linha em uma filial: em mãos, reservado, bloqueado e para vender',
  le,
  query: z.extend(consultaDe(CAMPOS_DO_ESTOQUE, 'descricao', 20), {
    /** The first one that the session sees, where none is said. */
    filial: z.optional(campoId),
  }),
  resposta: lista(saldoDoProduto),
})

const params = z.object({ idFilial: campoId, idProduto: campoId })

export const obterEstoque = contrato(`GET ${RAIZ}/:idFilial/:idProduto`, {
  acao,
  descricao: 'O estoque de um produto em uma filial, o que os pedidos seguram e o que se corrigiu',
  le,
  params,
  resposta: z.object({
    filial: z.string(),
    produto: z.object({ idExibicao: z.string(), descricao: z.string(), unidade: z.string() }),
    ...numeros,
    versao: z.number(),
    vendeSemEstoque: z.boolean(),
    /** The newest first, a few of them. */
    reservas: z.array(z.object({ idPedido: z.number(), quantidade: z.number() })),
    correcoes: z.array(
      z.object({
        id: z.number(),
        quando: z.string(),
        quem: z.nullable(z.string()),
        motivo: z.string(),
        mudancas: z.array(z.object({ campo: z.string(), antes: z.string(), depois: z.string() })),
      }),
    ),
  }),
})

export const CORRECAO_DIGITADA = z.object({
  quantidade: campoQuantidade,
  bloqueado: campoQuantidade,
  minimo: campoQuantidade,
  motivo: texto(1, MAIOR_MOTIVO),
})

export const corrigirEstoque = contrato(`POST ${RAIZ}/:idFilial/:idProduto`, {
  acao,
  descricao: 'Corrige o estoque de um produto em uma filial, com o motivo',
  muda: ['estoque', 'orcamentos'],
  params,
  corpo: z.extend(CORRECAO_DIGITADA, { versao: campoVersao }),
  resposta: z.object({ message: z.string(), versao: z.number() }),
})

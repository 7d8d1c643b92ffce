import * as z from 'zod/mini'
import type { CampoDoAjuste } from '../ajustes/campo.ts'
import { contrato } from '../contrato.ts'
import { camposDe, consultaDe, escolha, termo } from '../listas/campos.ts'
import { lista } from '../listas/esquemas.ts'
import { MENSAGENS } from '../mensagens.ts'
import { campoData, campoId, campoVersao } from '../validacao.ts'
import { CASAS_DO_PRECO, MAIOR_PRECO } from './periodos.ts'

const MAXIMO_DE_PERIODOS = 1000

/** As the audit keeps and tells a change of prices: the periods that went, and those that came. */
export const CAMPOS_DO_PRECO: Readonly<Record<string, CampoDoAjuste>> = {
  periodos: {
    especie: 'linhas',
    maximo: MAXIMO_DE_PERIODOS,
    nome: 'Preço',
    ajuda: 'De que dia a que dia, e quanto',
    colunas: {
      inicio: { especie: 'data', nome: 'Desde' },
      fim: { especie: 'data', nome: 'Até' },
      valor: { especie: 'decimal', minimo: 0, maximo: MAIOR_PRECO, unidade: 'reais', nome: 'Preço' },
    },
  },
}

const SITUACOES = { COM: 'Com preço hoje', SEM: 'Sem preço hoje', MARCADO: 'Com preço marcado' } as const

const produtoNaTabela = z.object({
  /** Of the product. */
  id: z.number(),
  idExibicao: z.string(),
  descricao: z.string(),
  marca: z.string(),
  unidade: z.string(),
  /** What it asks today; null where it asks nothing. */
  valor: z.nullable(z.string()),
  desde: z.nullable(z.string()),
  ate: z.nullable(z.string()),
  /** The next one that begins. */
  proximo: z.nullable(z.object({ valor: z.string(), inicio: z.string() })),
})
export type ProdutoNaTabela = z.output<typeof produtoNaTabela>

export const CAMPOS_DOS_PRECOS = camposDe(produtoNaTabela)({
  termo: termo('Código, descrição, marca ou código de barras…'),
  descricao: {
    rotulo: 'Produto',
    ordem: { descricao: 'Descrição', codigo: 'Código' },
    coluna: { larguraMinima: 220, peso: 4 },
  },
  marca: {
    rotulo: 'Marca',
    ordem: { marca: 'Marca' },
    coluna: { larguraMinima: 120, peso: 1, dispensavel: 1, noCartao: 1 },
  },
  valor: { rotulo: 'Preço hoje', coluna: { largura: 150, noCartao: 'canto' } },
  desde: { rotulo: 'Vale desde', tipo: 'data', coluna: { largura: 130, dispensavel: 2, noCartao: 'oculto' } },
  proximo: { rotulo: 'Próximo preço', coluna: { largura: 200, noCartao: 1 } },
  situacao: { rotulo: 'Situação', filtro: escolha(SITUACOES, { todos: 'Todas' }) },
})

const le = ['precos'] as const
const muda = ['precos', 'orcamentos'] as const
const acao = 'COMERCIAL_CONFIGURAR'
const RAIZ = '/administracao/comercial/precos'

/** ADM-07 What each product costs by a table. */
export const listarPrecos = contrato(`GET ${RAIZ}`, {
  acao,
  descricao: 'Os produtos em linha, com o preço de hoje e o próximo em uma tabela',
  le,
  query: z.extend(consultaDe(CAMPOS_DOS_PRECOS, 'descricao', 20), {
    /** The first one, where none is said. */
    tabela: z.optional(campoId),
  }),
  resposta: lista(produtoNaTabela),
})

const params = z.object({ idTabela: campoId, idProduto: campoId })
const versao = campoVersao
const mudado = z.object({ message: z.string(), versao: z.number() })
const precoDigitado = z.coerce.number<string | number>(MENSAGENS.invalido).check(
  z.positive(MENSAGENS.invalido),
  z.maximum(MAIOR_PRECO, MENSAGENS.invalido),
  z.refine((valor) => Number(valor.toFixed(CASAS_DO_PRECO)) === valor, MENSAGENS.invalido),
)

export const PRECO_DIGITADO = z.object({
  valor: precoDigitado,
  inicio: campoData,
  fim: z._default(z.nullable(campoData), null),
})
export const ULTIMO_DIA = z.object({ fim: campoData })

const periodo = z.object({
  inicio: z.nullable(z.string()),
  fim: z.nullable(z.string()),
  valor: z.string(),
  quem: z.nullable(z.string()),
  quando: z.string(),
})

export const obterPrecos = contrato(`GET ${RAIZ}/:idTabela/:idProduto`, {
  acao,
  descricao: 'Os preços de um produto em uma tabela: os que passaram, o que vale e os marcados',
  le,
  params,
  resposta: z.object({
    tabela: z.string(),
    produto: z.object({ idExibicao: z.string(), descricao: z.string(), unidade: z.string() }),
    hoje: z.string(),
    versao: z.number(),
    /** The newest first. */
    periodos: z.array(periodo),
  }),
})

export const fixarPrecoDoProduto = contrato(`POST ${RAIZ}/:idTabela/:idProduto`, {
  acao,
  descricao: 'Põe o preço de um produto em uma tabela desde um dia, com ou sem fim',
  muda,
  params,
  corpo: z.extend(PRECO_DIGITADO, { versao }),
  resposta: mudado,
})

export const excluirPrecoDoProduto = contrato(`POST ${RAIZ}/:idTabela/:idProduto/excluir`, {
  acao,
  descricao: 'Exclui um preço que ainda não tinha valido; o de antes continua',
  muda,
  params,
  corpo: z.object({ inicio: campoData, versao }),
  resposta: mudado,
})

export const encerrarPrecoDoProduto = contrato(`POST ${RAIZ}/:idTabela/:idProduto/encerrar`, {
  acao,
  descricao: 'Encerra o preço de um produto em uma tabela, que depois disso não o vende',
  muda,
  params,
  corpo: z.extend(ULTIMO_DIA, { versao }),
  resposta: mudado,
})

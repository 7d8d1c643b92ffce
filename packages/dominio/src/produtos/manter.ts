import * as z from 'zod/mini'
import { linhasDaTabela } from '../ajustes/tabela.ts'
import { MAIOR_VERSAO } from '../constantes.ts'
import { contrato } from '../contrato.ts'
import { camposDe, consultaDe, escolha, termo } from '../listas/campos.ts'
import { lista } from '../listas/esquemas.ts'
import { MENSAGENS } from '../mensagens.ts'
import { campoId, campoVersao } from '../validacao.ts'
import { IMAGEM_DO_PRODUTO } from './imagem.ts'

const SITUACOES = { RETIRADO: 'Retirados', SEM_IMAGEM: 'Sem imagem' } as const

const produtoMantido = z.object({
  id: z.number(),
  versao: z.number(),
  ativo: z.boolean(),
  idExibicao: z.string(),
  descricao: z.string(),
  marca: z.string(),
  familia: z.string(),
  unidade: z.string(),
  codigo_barras: z.string(),
  ncm: z.string(),
  idImagem: z.string(),
  datahora_atualizacao: z.string(),
  atualizadaPor: z.nullable(z.string()),
})

export const CAMPOS_DOS_PRODUTOS = camposDe(produtoMantido)({
  termo: termo('Código, descrição, marca ou código de barras…'),
  descricao: {
    rotulo: 'Produto',
    ordem: { descricao: 'Descrição', codigo: 'Código' },
    coluna: { larguraMinima: 260, confortavel: 420, peso: 4 },
  },
  marca: {
    rotulo: 'Marca',
    ordem: { marca: 'Marca' },
    coluna: { larguraMinima: 120, peso: 1, noCartao: 1 },
  },
  familia: {
    rotulo: 'Família',
    coluna: { larguraMinima: 130, peso: 1, dispensavel: 3, noCartao: 'oculto' },
  },
  unidade: { rotulo: 'Unidade', coluna: { largura: 100, dispensavel: 4, noCartao: 'canto' } },
  codigo_barras: {
    rotulo: 'Código de barras',
    coluna: { largura: 160, dispensavel: 2, noCartao: 1 },
  },
  ncm: { rotulo: 'NCM', coluna: { largura: 120, dispensavel: 5, noCartao: 'oculto' } },
  datahora_atualizacao: {
    rotulo: 'Atualizado',
    ordem: { atualizado: 'Atualização' },
    coluna: { largura: 170, dispensavel: 1, noCartao: 'oculto' },
  },
  situacao: { rotulo: 'Situação', filtro: escolha(SITUACOES, { todos: 'Em uso' }) },
})

const acao = 'COMERCIAL_CONFIGURAR'
const le = ['produtos'] as const
export const RAIZ_DOS_PRODUTOS = '/administracao/comercial/produtos'

/** ADM-07 The products, in use or retired, as who keeps them sees them. */
export const listarProdutosMantidos = contrato(`GET ${RAIZ_DOS_PRODUTOS}/lista`, {
  acao,
  descricao: 'Os produtos do catálogo, por páginas, em uso ou retirados',
  le,
  query: consultaDe(CAMPOS_DOS_PRODUTOS, 'descricao', 20),
  resposta: lista(produtoMantido),
})

/** One of them with all its fields, in the shape in which a subject of rows is told. */
export const abrirProduto = contrato(`GET ${RAIZ_DOS_PRODUTOS}/:idLinha`, {
  acao,
  descricao: 'Um produto do catálogo, com todos os seus campos',
  le,
  params: z.object({ idLinha: campoId }),
  resposta: linhasDaTabela,
})

const muda = ['produtos', 'precos', 'orcamentos'] as const
const params = z.object({ idLinha: campoId })
const resposta = z.object({ message: z.string(), id: z.number(), versao: z.number() })

export const enviarImagemDoProduto = contrato(`POST ${RAIZ_DOS_PRODUTOS}/:idLinha/imagem`, {
  acao,
  descricao: 'Põe ou troca a imagem de um produto',
  muda,
  params,
  /** A form carries it as text. */
  corpo: z.object({
    versao: z.coerce
      .number<string | number>(MENSAGENS.invalido)
      .check(z.int(), z.minimum(1), z.maximum(MAIOR_VERSAO)),
  }),
  arquivos: { campo: 'arquivo', maximo: 1, extensoes: IMAGEM_DO_PRODUTO.extensoes },
  resposta,
})

export const tirarImagemDoProduto = contrato(`POST ${RAIZ_DOS_PRODUTOS}/:idLinha/imagem/tirar`, {
  acao,
  descricao: 'Tira a imagem de um produto',
  muda,
  params,
  corpo: z.object({ versao: campoVersao }),
  resposta,
})

import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { direcao, lista, pagina, termoDePesquisa } from '../listas/esquemas.ts'
import { ORDENACAO_PADRAO_DE_PRODUTO } from '../listas/ordenacao.ts'

/** GER-12, GER-19 Product search by code, bar code, description or brand. */
export const pesquisarProdutos = contrato('GET /sac/consultas/produtos', {
  acao: 'PRODUTO_PESQUISAR',
  descricao: 'Pesquisa produtos por código, código de barras, descrição ou marca',
  le: ['produtos'],
  query: z.object({
    q: termoDePesquisa,
    orderBy: z._default(
      z.enum([ORDENACAO_PADRAO_DE_PRODUTO, 'codigo', 'marca']),
      ORDENACAO_PADRAO_DE_PRODUTO,
    ),
    direction: direcao,
    ...pagina(10),
  }),
  resposta: lista(
    z.object({
      id: z.number(),
      idExibicao: z.string(),
      descricaocompleta: z.string(),
      marca: z.string(),
      unidade: z.string(),
      codigo_barras: z.string(),
      idImagem: z.string(),
    }),
  ),
})

/** The path derives from the image id (NOV-10); pictures of the catalogue are no secret. */
export const obterImagemDoProduto = contrato('GET /images/produtos/:idImagem', {
  publico: true,
  descricao: 'Imagem de um produto',
  le: [],
  params: z.object({ idImagem: z.string().check(z.maxLength(64), z.regex(/^[a-z0-9][a-z0-9-]*$/)) }),
  resposta: { midia: 'image/svg+xml' },
})

import { ErroDeNegocio } from '@balcao/dominio/erros'
import { obterImagemDoProduto } from '@balcao/dominio/produtos/contratos'
import { extensaoDaImagem } from '@balcao/dominio/produtos/imagem'
import { rota } from '../../rota.ts'

const UM_DIA = 'public, max-age=86400'

/** Where the picture of a product is kept, by its image id. */
export const PASTA_DAS_IMAGENS = 'imagens/produtos'
export const chaveDaImagem = (idImagem: string): string =>
  `${PASTA_DAS_IMAGENS}/${idImagem}.${extensaoDaImagem(idImagem) ?? 'svg'}`

export const rotaObterImagemDoProduto = rota(obterImagemDoProduto, async ({ params, negocio, resposta }) => {
  const arquivo = await negocio.armazem.abrir(chaveDaImagem(params.idImagem))
  if (!arquivo) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return resposta.header('cache-control', UM_DIA).type(arquivo.tipo).send(arquivo.conteudo)
})

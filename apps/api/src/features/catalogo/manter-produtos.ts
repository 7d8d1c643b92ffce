import { ErroDeNegocio } from '@balcao/dominio/erros'
import { abrirProduto, listarProdutosMantidos } from '@balcao/dominio/produtos/manter'
import type { Rota } from '../../platform/http/rota.ts'
import { rota } from '../../rota.ts'
import { lerTabela } from '../ajustes/queries-linhas.ts'
import { rotasDaImagemDoProduto } from './imagem-do-produto.ts'
import { PRODUTOS } from './produtos.ts'
import { paginaDeProdutos } from './queries-produtos.ts'

export const rotasDosProdutosMantidos: Rota[] = [
  rota(listarProdutosMantidos, async ({ query, tx }) => {
    const { itens, paginator } = await paginaDeProdutos(tx, query)
    return {
      paginator,
      itens: itens.map(({ quando, ...item }) => ({ ...item, datahora_atualizacao: quando.toISOString() })),
    }
  }),
  rota(abrirProduto, async ({ params: { idLinha }, tx }) => {
    const { campos, linhas } = await lerTabela(tx, PRODUTOS, { id: idLinha })
    if (linhas.length === 0) throw new ErroDeNegocio('NAO_ENCONTRADO')
    return { campos, itens: linhas.map(({ ordem: _ordem, ...linha }) => linha) }
  }),
  ...rotasDaImagemDoProduto,
]

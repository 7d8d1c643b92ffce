import { PRODUTO } from '@balcao/dominio/catalogo/produtos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { abrirProduto, listarProdutosMantidos } from '@balcao/dominio/produtos/manter'
import type { Rota } from '../../platform/http/rota.ts'
import { rota } from '../../rota.ts'
import { type Assunto, lerTabela } from '../ajustes/queries-linhas.ts'
import { MAOS_DE_PRODUTOS } from './produtos.ts'
import { paginaDeProdutos } from './queries-produtos.ts'

const PRODUTOS: Assunto = { assunto: 'produto', descricao: PRODUTO, ...MAOS_DE_PRODUTOS.produto }

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
]

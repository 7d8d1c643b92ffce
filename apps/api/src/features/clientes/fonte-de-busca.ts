import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import type { FonteDeBusca } from '../../fonte-de-busca.ts'
import { pesquisarClientesVisiveis } from './queries.ts'

/** Customers by code, names, city or document, masked or not. */
export const fonteDeClientes: FonteDeBusca = {
  acao: 'CLIENTE_PESQUISAR',
  async buscar(banco, sessao, q, take) {
    const pesquisa = { q, orderBy: 'fant', porSemelhanca: true, page: 1, take } as const
    const { itens, paginator } = await pesquisarClientesVisiveis(banco, sessao, pesquisa)
    return {
      itens: itens.map(({ id, fantasia, documento, cidade, uf, prospect }) => ({
        id,
        titulo: fantasia,
        detalhe: [id, formatarDocumento(documento), `${cidade}/${uf}`, prospect && 'Prospect']
          .filter(Boolean)
          .join(' · '),
      })),
      temMais: paginator.total > itens.length,
    }
  },
}

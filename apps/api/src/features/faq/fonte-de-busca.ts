import { termosDoAssunto } from '@balcao/dominio/faq/termos'
import type { FonteDeBusca } from '../../fonte-de-busca.ts'
import { artigosPeloTermo } from './queries.ts'

/** FAQ-01 Articles by the words of their title, keywords and text. */
export const fonteDeArtigos: FonteDeBusca = {
  acao: 'FAQ_VER',
  async buscar(banco, sessao, termo, take) {
    // The list shows everything for a term without meaning; a search must not.
    if (termosDoAssunto(termo).length === 0) return { itens: [], temMais: false }
    const itens = await artigosPeloTermo(banco, sessao, termo, take + 1)
    return {
      itens: itens.slice(0, take).map(({ id, titulo, tipo }) => ({ id, titulo, detalhe: tipo.descricao })),
      temMais: itens.length > take,
    }
  },
}

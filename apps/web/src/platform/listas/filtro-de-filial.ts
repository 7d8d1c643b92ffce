import type { Filtro } from './descricao.ts'

/** The branches of a list, for whoever works in several. */
export const FILTRO_DE_FILIAL = {
  tipo: 'escolhas',
  campo: 'filial',
  rotulo: 'Filial',
  todos: 'Todas',
  se: ({ filiais }) => filiais.length > 1,
  opcoes: ({ filiais }) =>
    filiais.map(({ idFil, desc, cid, uf }) => ({ valor: idFil, nome: desc, detalhe: `${cid}/${uf}` })),
} as const satisfies Filtro<{ filial?: number[]; page?: number }>

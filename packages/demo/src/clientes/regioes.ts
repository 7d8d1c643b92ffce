import type { NegocioDemo } from '../filiais/filiais.ts'
import type { UfDemo } from '../lugares/cidades.ts'

/** Cities that make a region; without them, the rest of the state. */
type RegiaoDemo = { nome: string; uf: UfDemo; cidades?: readonly string[] }

const GRANDE_SP: RegiaoDemo = {
  nome: 'Grande São Paulo e litoral',
  uf: 'SP',
  cidades: ['São Paulo', 'Guarulhos', 'Jundiaí', 'Santos'],
}
const INTERIOR_DE_SP: RegiaoDemo = { nome: 'Interior de São Paulo', uf: 'SP' }

/** Sales regions, narrower ones first. */
export const REGIOES: Record<NegocioDemo, readonly RegiaoDemo[]> = {
  aurora: [
    GRANDE_SP,
    INTERIOR_DE_SP,
    { nome: 'Minas Gerais', uf: 'MG' },
    { nome: 'Paraná', uf: 'PR' },
    { nome: 'Goiás', uf: 'GO' },
    { nome: 'Pernambuco', uf: 'PE' },
  ],
  boreal: [
    {
      nome: 'Norte e Vale do Itajaí',
      uf: 'SC',
      cidades: ['Joinville', 'Blumenau', 'Jaraguá do Sul', 'Itajaí', 'Brusque', 'Balneário Camboriú'],
    },
    { nome: 'Santa Catarina', uf: 'SC' },
    GRANDE_SP,
    INTERIOR_DE_SP,
    { nome: 'Mato Grosso do Sul', uf: 'MS' },
  ],
}

import type { pesquisarTransportadoras } from '@balcao/dominio/transportadoras/contratos'
import type { ItemDe } from '../seletores/criar-seletor.tsx'

type Transportadora = ItemDe<typeof pesquisarTransportadoras>

export const transportadoraDe = (
  id: number,
  razSoc: string,
  outros: Partial<Transportadora> = {},
): Transportadora => ({
  id,
  razSoc,
  cnpj: '11222333000181',
  cid: 'Campinas',
  uf: 'SP',
  atende_cliente: false,
  ...outros,
})

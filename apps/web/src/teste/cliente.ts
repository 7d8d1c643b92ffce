import type { pesquisarClientes } from '@balcao/dominio/clientes/contratos'
import type { ItemDe } from '../seletores/criar-seletor.tsx'

type Cliente = ItemDe<typeof pesquisarClientes>

export const clienteDe = (id: number, fant: string, outros: Partial<Cliente> = {}): Cliente => ({
  id,
  fant,
  razSoc: `${fant} Ltda`,
  cnpj: '11222333000181',
  cid: 'Campinas',
  uf: 'SP',
  prospect: false,
  ...outros,
})

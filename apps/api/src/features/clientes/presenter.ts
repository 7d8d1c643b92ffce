import type { pesquisarClientes } from '@balcao/dominio/clientes/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'

type Encontrado = RespostaDe<typeof pesquisarClientes>['itens'][number]

type Linha = {
  id: number
  fantasia: string
  razaoSocial: string
  documento: string
  cidade: string
  uf: string
  prospect: boolean
}

export function apresentarClienteEncontrado(linha: Linha): Encontrado {
  const { id, fantasia, razaoSocial, documento, cidade, uf, prospect } = linha
  return { id, fant: fantasia, razSoc: razaoSocial, cnpj: documento, cid: cidade, uf, prospect }
}

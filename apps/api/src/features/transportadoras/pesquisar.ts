import { pesquisarTransportadoras } from '@balcao/dominio/consultas/contratos'
import { rota } from '../../negocio.ts'
import { pesquisarTransportadorasAtivas } from './queries.ts'

export const rotaPesquisarTransportadoras = rota(pesquisarTransportadoras, async ({ query, tx }) => {
  const linhas = await pesquisarTransportadorasAtivas(tx, query.q)
  return {
    itens: linhas.map(({ id, razaoSocial, cnpj, cidade, uf }) => ({
      id,
      razSoc: razaoSocial,
      cnpj,
      cid: cidade,
      uf,
    })),
  }
})

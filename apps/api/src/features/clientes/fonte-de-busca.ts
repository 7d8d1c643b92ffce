import { cidadeEUf } from '@balcao/dominio/brasil/cidade-e-uf'
import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import type { FonteDeBusca } from '../../fonte-de-busca.ts'
import { clientesPeloTermo } from './queries.ts'

/** Customers by code, names, city or document, masked or not. */
export const fonteDeClientes: FonteDeBusca = {
  acao: 'CLIENTE_PESQUISAR',
  async buscar(banco, sessao, _q, take, _negocio, pedirClientes) {
    const clientes = await clientesPeloTermo(banco, sessao, take + 1, await pedirClientes())
    return {
      itens: clientes.slice(0, take).map(({ id, fantasia, documento, cidade, uf, prospect }) => ({
        id,
        titulo: fantasia,
        detalhe: [id, formatarDocumento(documento), cidadeEUf(cidade, uf), prospect && 'Prospect']
          .filter(Boolean)
          .join(' · '),
      })),
      temMais: clientes.length > take,
    }
  },
}

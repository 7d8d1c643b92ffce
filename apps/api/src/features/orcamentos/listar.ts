import { listarOrcamentosDoCliente } from '@balcao/dominio/orcamentos/contratos'
import { rota } from '../../rota.ts'
import { exigirCliente } from '../clientes/exigir-cliente.ts'
import { apresentarOrcamentoDaLista } from './presenter.ts'
import { paginaDeOrcamentos } from './queries-lista.ts'
import { criarRotuladorDeOrcamentos } from './rotular-status.ts'

export const rotaListarOrcamentosDoCliente = rota(
  listarOrcamentosDoCliente,
  async ({ params, query, sessao, negocio, agora, tx }) => {
    const { id: idCli } = await exigirCliente(tx, sessao, params.idCli)
    const { orderBy, direction, page, take, ...filtros } = query
    const { itens, paginator } = await paginaDeOrcamentos(
      tx,
      sessao,
      { ...filtros, idCli },
      { orderBy, direction, page, take },
      agora,
    )
    const rotular = criarRotuladorDeOrcamentos(negocio, agora)
    return { itens: itens.map((linha) => apresentarOrcamentoDaLista(linha, rotular)), paginator }
  },
)

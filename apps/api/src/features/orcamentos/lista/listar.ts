import type { OrcamentoDaLista } from '@balcao/dominio/orcamentos/campos'
import { listarOrcamentosDoCliente } from '@balcao/dominio/orcamentos/contratos'
import { listarOrcamentos, listarVendedoresDeOrcamentos } from '@balcao/dominio/orcamentos/lista'
import type { Negocio } from '../../../negocio.ts'
import { rota } from '../../../rota.ts'
import { exigirCliente } from '../../clientes/exigir-cliente.ts'
import { apresentarOrcamentoDaLista } from '../nucleo/presenter.ts'
import { type LinhaDaLista, paginaDeOrcamentos } from '../nucleo/queries-lista.ts'
import { criarRotuladorDeOrcamentos } from '../nucleo/rotular-status.ts'
import { vendedores } from './queries-vendedores.ts'

const apresentar = (linhas: readonly LinhaDaLista[], negocio: Negocio, agora: Date): OrcamentoDaLista[] => {
  const rotular = criarRotuladorDeOrcamentos(negocio, agora)
  return linhas.map((linha) => apresentarOrcamentoDaLista(linha, rotular))
}

export const rotaListarOrcamentos = rota(
  listarOrcamentos,
  async ({ query: { orderBy, direction, page, take, ...filtros }, sessao, negocio, agora, tx }) => {
    const pagina = { orderBy, direction, page, take }
    const { itens, paginator, valorGeral } = await paginaDeOrcamentos(tx, sessao, filtros, pagina, agora)
    return { itens: apresentar(itens, negocio, agora), paginator, vlTotGeral: valorGeral.toNumber() }
  },
)

export const rotaListarOrcamentosDoCliente = rota(
  listarOrcamentosDoCliente,
  async ({ params, query: { orderBy, direction, page, take, ...filtros }, sessao, negocio, agora, tx }) => {
    const { id: idCli } = await exigirCliente(tx, sessao, params.idCli)
    const pagina = { orderBy, direction, page, take }
    const { itens, paginator } = await paginaDeOrcamentos(tx, sessao, { ...filtros, idCli }, pagina, agora)
    return { itens: apresentar(itens, negocio, agora), paginator }
  },
)

export const rotaListarVendedoresDeOrcamentos = rota(listarVendedoresDeOrcamentos, async ({ tx }) => ({
  itens: await vendedores(tx),
}))

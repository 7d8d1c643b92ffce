import { buscarEmTudo, type TipoDeResultado } from '@balcao/dominio/busca/contratos'
import { exatosPrimeiro } from '@balcao/dominio/busca/exatos-primeiro'
import { pode } from '@balcao/dominio/permissoes'
import type { ClientesDoTermo, FonteDeBusca, FontesDeBusca } from '../../fonte-de-busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { rota } from '../../rota.ts'

const POR_GRUPO = 6

/** Asks every source the session may use, at once; groups keep the order of the sources, exact numbers before them, and empty ones are left out. */
export const criarRotaDeBusca = (
  fontes: FontesDeBusca,
  clientesComTermo: (banco: Executor, termo: string) => Promise<ClientesDoTermo>,
) =>
  rota(buscarEmTudo, async ({ query, sessao, negocio, tx }) => {
    const todas = Object.entries(fontes) as [TipoDeResultado, FonteDeBusca][]
    const permitidas = todas.filter(([, { acao }]) => pode(sessao.autorizacoes, acao))
    let clientes: Promise<ClientesDoTermo> | undefined
    const pedirClientes = () => {
      clientes ??= clientesComTermo(tx, query.q)
      return clientes
    }
    const grupos = await Promise.all(
      permitidas.map(async ([tipo, { buscar }]) => {
        const { exato = false, ...achados } = await buscar(
          tx,
          sessao,
          query.q,
          POR_GRUPO,
          negocio,
          pedirClientes,
        )
        return { exato, grupo: { tipo, ...achados } }
      }),
    )
    const comItens = grupos.filter(({ grupo }) => grupo.itens.length > 0)
    return { grupos: exatosPrimeiro(comItens).map(({ grupo }) => grupo) }
  })

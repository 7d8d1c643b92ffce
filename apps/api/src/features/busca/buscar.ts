import { buscarEmTudo } from '@balcao/dominio/busca/contratos'
import { pode } from '@balcao/dominio/permissoes'
import type { FonteDeBusca } from '../../fonte-de-busca.ts'
import { rota } from '../../rota.ts'

const POR_GRUPO = 6

/** Asks every source the session may use, at once; groups keep the order of the sources, and empty ones are left out. */
export const criarRotaDeBusca = (fontes: readonly FonteDeBusca[]) =>
  rota(buscarEmTudo, async ({ query, sessao, negocio, tx }) => {
    const permitidas = fontes.filter(({ acao }) => pode(sessao.autorizacoes, acao))
    const grupos = await Promise.all(
      permitidas.map(async ({ tipo, buscar }) => ({
        tipo,
        ...(await buscar(tx, sessao, query.q, POR_GRUPO, negocio)),
      })),
    )
    return { grupos: grupos.filter(({ itens }) => itens.length > 0) }
  })

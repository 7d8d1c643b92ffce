import { buscarEmTudo, type TipoDeResultado } from '@balcao/dominio/busca/contratos'
import { pode } from '@balcao/dominio/permissoes'
import type { FonteDeBusca, FontesDeBusca } from '../../fonte-de-busca.ts'
import { rota } from '../../rota.ts'

const POR_GRUPO = 6

/** Asks every source the session may use, at once; groups keep the order of the sources, and empty ones are left out. */
export const criarRotaDeBusca = (fontes: FontesDeBusca) =>
  rota(buscarEmTudo, async ({ query, sessao, negocio, tx }) => {
    const todas = Object.entries(fontes) as [TipoDeResultado, FonteDeBusca][]
    const permitidas = todas.filter(([, { acao }]) => pode(sessao.autorizacoes, acao))
    const grupos = await Promise.all(
      permitidas.map(async ([tipo, { buscar }]) => ({
        tipo,
        ...(await buscar(tx, sessao, query.q, POR_GRUPO, negocio)),
      })),
    )
    return { grupos: grupos.filter(({ itens }) => itens.length > 0) }
  })

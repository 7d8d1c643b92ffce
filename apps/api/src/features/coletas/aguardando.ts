import type { TicketQueAguarda } from '@balcao/dominio/coletas/campos'
import {
  listarAguardandoColeta,
  listarRepresentantesParaColeta,
  listarTransportadorasParaColeta,
} from '@balcao/dominio/coletas/contratos'
import type { Executor } from '../../platform/banco/conexao.ts'
import { rota } from '../../rota.ts'
import { apresentarAguardando, apresentarCandidato } from './presenter.ts'
import {
  cidadesAguardando,
  paginaDeAguardando,
  type TicketComPartes,
  totaisAReceber,
} from './queries-aguardando.ts'
import { representantesCandidatos, transportadorasCandidatas } from './queries-candidatos.ts'

export const rotaListarAguardandoColeta = rota(listarAguardandoColeta, async ({ query, sessao, tx }) => {
  const [{ itens, paginator }, cidades] = await Promise.all([
    paginaDeAguardando(tx, sessao, query),
    cidadesAguardando(tx, sessao),
  ])
  return { itens: await comTotais(tx, itens), paginator, cidades }
})

/** Each ticket as the list shows it, with what is still to come. */
export async function comTotais(
  banco: Executor,
  tickets: readonly TicketComPartes[],
): Promise<TicketQueAguarda[]> {
  const ids = tickets.map(({ id }) => id)
  const totais = await totaisAReceber(banco, ids)
  return tickets.map((linha) => apresentarAguardando(linha, totais.get(linha.id)))
}

export const rotaListarRepresentantesParaColeta = rota(
  listarRepresentantesParaColeta,
  async ({ query, sessao, tx }) => ({
    itens: (await representantesCandidatos(tx, sessao, query)).map(apresentarCandidato),
  }),
)

export const rotaListarTransportadorasParaColeta = rota(
  listarTransportadorasParaColeta,
  async ({ query, sessao, tx }) => ({
    itens: (await transportadorasCandidatas(tx, sessao, query)).map(apresentarCandidato),
  }),
)

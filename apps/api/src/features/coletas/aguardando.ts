import {
  listarAguardandoColeta,
  listarRepresentantesParaColeta,
  listarTransportadorasParaColeta,
} from '@balcao/dominio/coletas/contratos'
import { rota } from '../../rota.ts'
import { apresentarAguardando, apresentarCandidato } from './presenter.ts'
import { cidadesAguardando, paginaDeAguardando, totaisAReceber } from './queries-aguardando.ts'
import { representantesCandidatos, transportadorasCandidatas } from './queries-candidatos.ts'

export const rotaListarAguardandoColeta = rota(listarAguardandoColeta, async ({ query, sessao, tx }) => {
  const [{ itens, paginator }, cidades] = await Promise.all([
    paginaDeAguardando(tx, sessao, query),
    cidadesAguardando(tx, sessao),
  ])
  const totais = await totaisAReceber(
    tx,
    itens.map(({ id }) => id),
  )
  return {
    itens: itens.map((linha) => apresentarAguardando(linha, totais.get(linha.id))),
    paginator,
    cidades,
  }
})

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

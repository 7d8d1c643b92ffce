import { contarAvisosNaoLidos, listarAvisos } from '@balcao/dominio/avisos/contratos'
import { rota } from '../../rota.ts'
import { apresentarAviso } from './presenter.ts'
import { avisosDaSessao, contarNaoLidos } from './queries.ts'

export const rotaListarAvisos = rota(listarAvisos, async ({ query, sessao, tx }) => {
  const { itens, paginator } = await avisosDaSessao(tx, sessao, query)
  return { itens: itens.map(apresentarAviso), paginator }
})

export const rotaContarAvisosNaoLidos = rota(contarAvisosNaoLidos, async ({ sessao, tx }) => ({
  quantidade: await contarNaoLidos(tx, sessao),
}))

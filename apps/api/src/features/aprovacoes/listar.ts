import { contarAprovacoes, listarAprovacoes } from '@balcao/dominio/aprovacoes/contratos'
import { rota } from '../../rota.ts'
import { chapeusDa, criarChapeus } from './chapeus.ts'
import { apresentarAprovacao } from './presenter.ts'
import { paginaDeAprovacoes, quantasEsperam } from './queries.ts'

export const rotaListarAprovacoes = rota(listarAprovacoes, async ({ query, sessao, negocio, agora, tx }) => {
  const chapeus = await chapeusDa(tx, sessao, agora)
  const { itens, paginator } = await paginaDeAprovacoes(tx, { sessao, chapeus }, query)
  const naFilial = criarChapeus(tx, chapeus)
  const ditas = []
  for (const item of itens)
    ditas.push(apresentarAprovacao(item, { sessao, negocio, agora }, await naFilial(item.aprovacao.filialId)))
  return { itens: ditas, paginator }
})

export const rotaContarAprovacoes = rota(contarAprovacoes, async ({ sessao, agora, tx }) => ({
  quantas: await quantasEsperam(tx, { sessao, chapeus: await chapeusDa(tx, sessao, agora) }),
}))

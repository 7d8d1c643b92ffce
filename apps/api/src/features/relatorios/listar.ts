import { listarParametrosDoRelatorio, listarRelatorios } from '@balcao/dominio/relatorios/contratos'
import { rota } from '../../rota.ts'
import { chavesPermitidas } from './definicoes/catalogo.ts'
import { exigirRelatorio, filtrosDoRelatorio } from './montar-relatorio.ts'
import { apresentarRelatorio } from './presenter.ts'
import { relatoriosDaSessao } from './queries.ts'

export const rotaListarRelatorios = rota(listarRelatorios, async ({ query, sessao, tx }) => {
  const chaves = chavesPermitidas(sessao.autorizacoes)
  const relatorios = await relatoriosDaSessao(tx, sessao, { chaves, tipo: query.tipo })
  return { itens: relatorios.map(apresentarRelatorio) }
})

export const rotaListarParametrosDoRelatorio = rota(
  listarParametrosDoRelatorio,
  async ({ params, sessao, negocio, agora, tx }) => {
    const circunstancia = { negocio, banco: tx, sessao, agora }
    const { relatorio, definicao } = await exigirRelatorio(circunstancia, params.idRelatorio)
    const itens = await filtrosDoRelatorio(circunstancia, definicao)
    return { relatorio: apresentarRelatorio(relatorio), itens }
  },
)

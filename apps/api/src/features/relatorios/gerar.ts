import { gerarRelatorio } from '@balcao/dominio/relatorios/contratos'
import qs from 'qs'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { assinarLink } from './link.ts'
import { prepararPedido } from './montar-relatorio.ts'

export const rotaGerarRelatorio = rota(
  gerarRelatorio,
  async ({ params, corpo, sessao, negocio, agora, autoria, tx }) => {
    const { relatorio, valores } = await prepararPedido(
      { negocio, banco: tx, sessao, agora },
      params.idRelatorio,
      corpo,
    )
    const { ts, token, expiraEm } = assinarLink(
      negocio,
      sessao.id,
      { relatorioId: relatorio.id, valores },
      agora,
    )
    await registrarHistorico(tx, autoria, {
      entidade: 'relatorio',
      entidadeId: relatorio.id,
      acao: 'GERAR',
      dados: { relatorio: relatorio.chave, valores },
    })
    const busca = qs.stringify({ ...valores, ts, token }, { arrayFormat: 'brackets' })
    return {
      url: `/sac/relatorios/${relatorio.id}/visualizar?${busca}`,
      parametros: valores,
      ts,
      token,
      expira_em: expiraEm.toISOString(),
    }
  },
)

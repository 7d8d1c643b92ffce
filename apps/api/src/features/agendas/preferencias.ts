import {
  alterarLembretes,
  criarCalendario,
  lerCalendario,
  obterPreferenciasDaAgenda,
  revogarCalendario,
} from '@balcao/dominio/agendas/contratos-preferencias'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { rota } from '../../rota.ts'
import { enderecoDoPortal } from '../acesso/endereco-do-portal.ts'
import { gerarToken, resumirToken } from '../acesso/sessoes.ts'
import { gravarPreferencias, type Preferencias, preferenciasDe } from './queries-preferencias.ts'

const PADRAO: Preferencias = { lembretePorAviso: true, lembretePorEmail: true, calendarioDesde: null }

const apresentar = (preferencias: Preferencias = PADRAO) => ({
  ...preferencias,
  calendarioDesde: preferencias.calendarioDesde?.toISOString() ?? null,
})

const DA_PESSOA = 'preferencia_de_agenda'

export const rotaObterPreferenciasDaAgenda = rota(obterPreferenciasDaAgenda, async ({ sessao, tx }) =>
  apresentar(await preferenciasDe(tx, sessao.colaboradorId)),
)

export const rotaAlterarLembretes = rota(
  alterarLembretes,
  async ({ corpo, sessao: { colaboradorId }, agora, autoria, tx }) => {
    await gravarPreferencias(tx, colaboradorId, corpo, agora)
    await registrarHistorico(tx, autoria, {
      entidade: DA_PESSOA,
      entidadeId: colaboradorId,
      acao: 'LEMBRETES',
      dados: corpo,
    })
    return apresentar(await preferenciasDe(tx, colaboradorId))
  },
)

export const rotaCriarCalendario = rota(
  criarCalendario,
  async ({ sessao: { colaboradorId }, negocio, agora, autoria, resposta }) => {
    const token = gerarToken()
    const campos = { calendarioHash: resumirToken(token), calendarioDesde: agora }
    await transacao(negocio.banco, async (tx) => {
      await gravarPreferencias(tx, colaboradorId, campos, agora)
      await registrarHistorico(tx, autoria, {
        entidade: DA_PESSOA,
        entidadeId: colaboradorId,
        acao: 'CALENDARIO_NOVO',
      })
    })
    const origem = enderecoDoPortal(negocio.configuracao.portal, resposta.request)
    const endereco = `${origem}/api/${negocio.id}${lerCalendario.caminho}?${new URLSearchParams({ token })}`
    return { endereco, calendarioDesde: agora.toISOString() }
  },
  // An answer kept for a repeated request would leave the address in the database.
  { transacao: false },
)

export const rotaRevogarCalendario = rota(
  revogarCalendario,
  async ({ sessao: { colaboradorId }, agora, autoria, tx }) => {
    await gravarPreferencias(tx, colaboradorId, { calendarioHash: null, calendarioDesde: null }, agora)
    await registrarHistorico(tx, autoria, {
      entidade: DA_PESSOA,
      entidadeId: colaboradorId,
      acao: 'CALENDARIO_REVOGADO',
    })
    return { message: 'O endereço do calendário foi desligado.' }
  },
)

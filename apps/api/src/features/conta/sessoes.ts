import { sessaoVale } from '@balcao/dominio/acesso/sessao'
import { encerrarOutrasSessoes, encerrarUmaSessao, listarSessoes } from '@balcao/dominio/conta/contratos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { encerrarSessoesDaConta } from '../acesso/sessoes.ts'
import { apresentarSessao } from './presenter.ts'
import { sessoesNaoEncerradas } from './queries.ts'

export const rotaListarSessoes = rota(listarSessoes, async ({ tx, sessao, negocio, agora }) => {
  const prazos = negocio.parametros(null)
  const gravadas = await sessoesNaoEncerradas(tx, sessao.colaboradorId)
  return {
    itens: gravadas
      .filter((gravada) => sessaoVale(gravada, prazos, agora))
      .map((gravada) => apresentarSessao(gravada, sessao.id)),
  }
})

export const rotaEncerrarUmaSessao = rota(encerrarUmaSessao, async ({ tx, sessao, params, autoria }) => {
  const { idSessao } = params
  const encerradas = await encerrarSessoesDaConta(tx, autoria, sessao.colaboradorId, { so: idSessao })
  // Somebody else's, ended and unknown look the same from here.
  if (encerradas === 0) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return { message: 'Sessão encerrada.' }
})

export const rotaEncerrarOutrasSessoes = rota(encerrarOutrasSessoes, async ({ tx, sessao, autoria }) => {
  const encerradas = await encerrarSessoesDaConta(tx, autoria, sessao.colaboradorId, { menos: sessao.id })
  await registrarHistorico(tx, autoria, {
    entidade: 'colaborador',
    entidadeId: sessao.colaboradorId,
    acao: 'ENCERRAR_OUTRAS_SESSOES',
    dados: { encerradas },
  })
  return { message: 'As outras sessões foram encerradas.' }
})

import { avaliarTicket, obterAvaliacao } from '@balcao/dominio/avaliacoes/contratos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { rota } from '../../rota.ts'
import { carregarParaMudar } from '../tickets/nucleo/carregar-para-mudar.ts'
import { exigirTicket } from '../tickets/nucleo/exigir-ticket.ts'
import { apresentarAvaliacao } from './presenter.ts'
import { avaliacaoDe, fimDoTicket } from './queries.ts'
import { OBRIGADO, registrarAvaliacao } from './registrar.ts'

export const rotaObterAvaliacao = rota(obterAvaliacao, async ({ params, sessao, negocio, agora, tx }) => {
  const { id, filialId } = await exigirTicket(tx, sessao, params.idTicket)
  const [fim, gravada] = await Promise.all([fimDoTicket(tx, id), avaliacaoDe(tx, id)])
  return apresentarAvaliacao(fim, gravada, { regras: negocio.parametros(filialId), agora })
})

/** ALC-04 Nobody rates in the name of whose ticket it is. */
export const rotaAvaliarTicket = rota(
  avaliarTicket,
  async ({ params, corpo, sessao, negocio, autoria, tx }) => {
    const { linha } = await carregarParaMudar(tx, sessao, params.idTicket, undefined)
    if (linha.consumidorId !== sessao.colaboradorId) throw new ErroDeNegocio('SEM_PERMISSAO')
    await registrarAvaliacao(tx, { negocio, autoria }, linha, { ...corpo, por: sessao.nome })
    return { message: OBRIGADO }
  },
)

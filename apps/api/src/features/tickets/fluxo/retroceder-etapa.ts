import { ErroDeNegocio } from '@balcao/dominio/erros'
import { impedimentoParaRetroceder } from '@balcao/dominio/tickets/ciclo-de-vida'
import { impedimentoParaMover } from '@balcao/dominio/tickets/deveres'
import { retrocederEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { comObservacao, FRASES } from '@balcao/dominio/tickets/historico'
import { rota } from '../../../rota.ts'
import { carregarParaMudar, deverDe } from '../nucleo/carregar-para-mudar.ts'
import { mudarTicket } from '../nucleo/mudar-ticket.ts'
import { recusarSe } from '../nucleo/recusar.ts'
import { camposDaEtapa } from './campos-da-etapa.ts'
import { dizerOQueSeEspera } from './dizer-o-que-se-espera.ts'

/** What was handed in stays, as the first proposal when the step is left again. */
export const rotaRetrocederEtapa = rota(retrocederEtapa, async ({ params, corpo, sessao, ...pedido }) => {
  const { negocio, agora, autoria, tx } = pedido
  const travado = await carregarParaMudar(tx, sessao, params.idTicket, corpo.versao)
  const { linha, estado } = travado
  recusarSe(impedimentoParaRetroceder(estado))
  recusarSe(impedimentoParaMover(deverDe(travado, sessao, negocio)))
  const anterior = estado.etapas.find(({ id }) => id === linha.percurso.at(-1))
  if (!anterior) throw new ErroDeNegocio('ETAPA_NAO_ENCONTRADA')
  const frase = FRASES.retrocesso(estado.etapa.nome, anterior.nome)
  const dita = await dizerOQueSeEspera(tx, { ...pedido, sessao }, travado, {
    etapa: anterior,
    mensagem: corpo.mensagem,
  })
  const { versao } = await mudarTicket(tx, { negocio, autoria }, linha, {
    campos: { ...(await camposDaEtapa(tx, dita, anterior, agora)), percurso: linha.percurso.slice(0, -1) },
    entrada: {
      tipo: 'PRIVADO',
      acao: 'RETROCESSO',
      mensagem: comObservacao(frase, corpo.observacao),
      dados: { de: linha.etapaId, para: anterior.id },
    },
  })
  return { message: frase, versao }
})

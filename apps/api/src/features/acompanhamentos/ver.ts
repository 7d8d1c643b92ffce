import {
  baixarAnexoPeloLink,
  verTicketPeloLink,
  visitarTicketPeloLink,
} from '@balcao/dominio/acompanhamentos/pelo-link'
import { impedimentoParaResponder } from '@balcao/dominio/acompanhamentos/regras'
import { ERROS } from '@balcao/dominio/erros'
import { rota } from '../../rota.ts'
import { apresentarAvaliacao } from '../avaliacoes/presenter.ts'
import { avaliacaoDe, fimDoTicket } from '../avaliacoes/queries.ts'
import { enviarAnexo } from '../tickets/detalhe/enviar-anexo.ts'
import { historicoDoTicket } from '../tickets/detalhe/queries-historico.ts'
import { estadoDoTicket } from '../tickets/nucleo/carregar-para-mudar.ts'
import { anexosDoTicket } from '../tickets/nucleo/queries-anexos.ts'
import { itensDoTicket } from '../tickets/nucleo/queries-itens.ts'
import { exigirPeloLink } from './carregar.ts'
import { apresentarAoCliente } from './presenter.ts'
import { anexoDoLink, marcarVisita } from './queries.ts'
import { VISITANTE } from './visitante.ts'

/** What a person reads of a conversation; of a longer one the beginning stays out. */
const ENTRADAS = 200

export const rotaVerTicketPeloLink = rota(verTicketPeloLink, async ({ query, negocio, agora, tx }) => {
  const achado = await exigirPeloLink(tx, query.token, agora)
  const { id, filialId } = achado.linha
  const parametros = negocio.parametros(filialId)
  const [estado, itens, historico, anexos, avaliacao, fim] = await Promise.all([
    estadoDoTicket(tx, achado.linha),
    itensDoTicket(tx, id),
    historicoDoTicket(tx, VISITANTE, id, { page: 1, take: ENTRADAS }),
    anexosDoTicket(tx, VISITANTE, id),
    avaliacaoDe(tx, id),
    fimDoTicket(tx, id),
  ])
  const impedimento = impedimentoParaResponder(estado, parametros.diasParaReabrirTicket, agora)
  return apresentarAoCliente({
    ...achado,
    etapas: estado.etapas,
    itens,
    conversa: historico.itens.toReversed(),
    haMais: historico.paginator.total > historico.itens.length,
    anexos,
    limiteMb: parametros.tamanhoMaximoArquivoMb,
    impedimento: impedimento && ERROS[impedimento].mensagem,
    avaliacao: apresentarAvaliacao(fim, avaliacao, { regras: parametros, agora }),
  })
})

export const rotaBaixarAnexoPeloLink = rota(
  baixarAnexoPeloLink,
  async ({ query, negocio, resposta, agora, tx }) => {
    const { linha } = await exigirPeloLink(tx, query.token, agora)
    return enviarAnexo(resposta, negocio, await anexoDoLink(tx, linha.id, query.id))
  },
)

export const rotaVisitarTicketPeloLink = rota(visitarTicketPeloLink, async ({ corpo, agora, tx }) => {
  const { link } = await exigirPeloLink(tx, corpo.token, agora)
  await marcarVisita(tx, link.id, agora)
  return { message: 'Visita registrada.' }
})

import { escolherContato } from '@balcao/dominio/correio/contratos'
import { impedimentoParaEscrever } from '@balcao/dominio/tickets/ciclo-de-vida'
import { FRASES } from '@balcao/dominio/tickets/historico'
import { rota } from '../../rota.ts'
import { carregarParaMudar } from '../tickets/nucleo/carregar-para-mudar.ts'
import { problemaDoEndereco } from '../tickets/nucleo/correio.ts'
import { mudarTicket } from '../tickets/nucleo/mudar-ticket.ts'
import { exigirCampos, recusarSe } from '../tickets/nucleo/recusar.ts'

export const rotaEscolherContato = rota(
  escolherContato,
  async ({ params, corpo, sessao, negocio, autoria, tx }) => {
    const { linha, estado } = await carregarParaMudar(tx, sessao, params.idTicket, corpo.versao)
    recusarSe(impedimentoParaEscrever(estado))
    const { nome, email, copias } = corpo
    const problema = problemaDoEndereco(negocio, linha.filialId, email)
    exigirCampos(problema ? { email: problema } : {})
    const { versao } = await mudarTicket(tx, { negocio, autoria }, linha, {
      campos: {
        contatoNome: email && nome ? nome : null,
        contatoEmail: email,
        contatoCopias: email ? copias : [],
      },
      entrada: { tipo: 'PRIVADO', acao: 'CONTATO', mensagem: FRASES.contato(email) },
    })
    return { message: 'Contato do ticket alterado com sucesso', versao }
  },
)

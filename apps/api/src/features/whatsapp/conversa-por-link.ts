import { MENSAGENS } from '@balcao/dominio/mensagens'
import { impedimentoParaEscrever } from '@balcao/dominio/tickets/ciclo-de-vida'
import { efeitoDaMensagem, problemasDaMensagem } from '@balcao/dominio/tickets/mensagem'
import { atendeFilas } from '@balcao/dominio/usuarios'
import { anotarConversa, listarNumerosDoTicket } from '@balcao/dominio/whatsapp/contratos'
import { rota } from '../../rota.ts'
import { camposDaMensagem } from '../tickets/fluxo/campos-da-mensagem.ts'
import { campoDeQuemAge } from '../tickets/fluxo/trocar-responsavel.ts'
import { carregarParaMudar } from '../tickets/nucleo/carregar-para-mudar.ts'
import { exigirTicket } from '../tickets/nucleo/exigir-ticket.ts'
import { mudarTicket } from '../tickets/nucleo/mudar-ticket.ts'
import { contarAResposta } from '../tickets/nucleo/reacoes.ts'
import { exigirCampos, recusarSe } from '../tickets/nucleo/recusar.ts'
import { numerosDoTicket } from './numeros-do-ticket.ts'

/** ALC-05 */
export const rotaListarNumerosDoTicket = rota(listarNumerosDoTicket, async ({ params, sessao, tx }) => ({
  itens: await numerosDoTicket(tx, sessao, (await exigirTicket(tx, sessao, params.idTicket)).id),
}))

/** ALC-05, ALC-06 Told outside the portal: it answers the customer, and goes nowhere else. */
export const rotaAnotarConversa = rota(
  anotarConversa,
  async ({ params, corpo: { numero, mensagem }, sessao, negocio, autoria, agora, tx }) => {
    const travado = await carregarParaMudar(tx, sessao, params.idTicket, undefined)
    const { linha, estado } = travado
    recusarSe(impedimentoParaEscrever(estado))
    const escrita = {
      tipo: 'PUBLICO',
      contato: 'WHATSAPP',
      aguardarCliente: false,
      clienteLe: false,
      daEquipe: atendeFilas(sessao.tipo),
    } as const
    const doTicket = await numerosDoTicket(tx, sessao, linha.id)
    exigirCampos({
      ...problemasDaMensagem({ ...escrita, mensagem, anexos: 0, setor: null }),
      ...(!doTicket.some((um) => um.numero === numero) && { numero: MENSAGENS.invalido }),
    })
    const { versao, historicoId } = await mudarTicket(tx, autoria, linha, {
      campos: {
        ...(await camposDaMensagem(tx, travado, efeitoDaMensagem(escrita, linha), agora)),
        ...campoDeQuemAge(linha, {}, sessao, negocio.parametros(linha.filialId).assumeAoResponder),
      },
      entrada: {
        tipo: 'PUBLICO',
        acao: 'MENSAGEM',
        mensagem,
        dados: { contato: escrita.contato, numero },
      },
    })
    if (escrita.daEquipe) await contarAResposta(tx, autoria, { ticketId: linha.id, historicoId, mensagem })
    return { id: historicoId, versao }
  },
)

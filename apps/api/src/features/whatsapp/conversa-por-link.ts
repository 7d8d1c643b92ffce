import { MENSAGENS } from '@balcao/dominio/mensagens'
import { anotarConversa, listarNumerosDoTicket } from '@balcao/dominio/whatsapp/contratos'
import { rota } from '../../rota.ts'
import { exigirMensagem, gravarMensagem } from '../tickets/fluxo/gravar-mensagem.ts'
import { carregarParaMudar } from '../tickets/nucleo/carregar-para-mudar.ts'
import { exigirTicket } from '../tickets/nucleo/exigir-ticket.ts'
import { numerosDoTicket } from './numeros-do-ticket.ts'

export const rotaListarNumerosDoTicket = rota(listarNumerosDoTicket, async ({ params, sessao, tx }) => ({
  itens: await numerosDoTicket(tx, sessao, (await exigirTicket(tx, sessao, params.idTicket)).id),
}))

/** Told outside the portal: nothing else takes it to the customer. */
const PELO_LINK = { tipo: 'PUBLICO', contato: 'WHATSAPP', aguardarCliente: false, clienteLe: false } as const

/** ALC-05, ALC-06 As any message that says by where the customer was told, to a number of the ticket's. */
export const rotaAnotarConversa = rota(
  anotarConversa,
  async ({ params, corpo: { numero, mensagem }, sessao, negocio, autoria, tx }) => {
    const travado = await carregarParaMudar(tx, sessao, params.idTicket, undefined)
    const doTicket = await numerosDoTicket(tx, sessao, travado.linha.id)
    const conhecido = doTicket.some((um) => um.numero === numero)
    const fala = { ...PELO_LINK, mensagem }
    exigirMensagem(
      travado,
      sessao,
      { ...fala, anexos: 0, setor: null },
      conhecido ? {} : { numero: MENSAGENS.invalido },
    )
    const gravada = await gravarMensagem(tx, { negocio, sessao, autoria }, travado, {
      ...fala,
      dados: { numero },
    })
    return { id: gravada.historicoId, versao: gravada.versao }
  },
)

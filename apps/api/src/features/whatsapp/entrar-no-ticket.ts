import type { MensagemRecebida } from '@balcao/dominio/whatsapp/notificacao'
import { formasDoNumero } from '@balcao/dominio/whatsapp/numero'
import type { Tx } from '../../platform/banco/conexao.ts'
import { agendar } from '../../tarefas/catalogo.ts'
import { escreverDoCliente } from '../acompanhamentos/escrever-do-cliente.ts'
import { estadoDoTicket } from '../tickets/nucleo/carregar-para-mudar.ts'
import {
  clientesDoNumero,
  gravarMensagem,
  inserirMensagem,
  ticketAbertoDe,
  travarTicketDaConversa,
} from './queries.ts'

type Contexto = Parameters<typeof escreverDoCliente>[1]

export const MOTIVOS_DA_TRIAGEM = {
  desconhecido: 'O número não está no cadastro de nenhum cliente.',
  semTicket: 'O cliente não tem ticket em aberto.',
} as const

const SO_ARQUIVO = 'Enviou um arquivo pelo WhatsApp.'

/** ALC-05 A message joins the newest open ticket of whoever wrote it; without one it waits for a person, with the reason why. */
export async function entrar(tx: Tx, contexto: Contexto, recebida: MensagemRecebida): Promise<void> {
  const formas = formasDoNumero(recebida.de)
  const comum = {
    direcao: 'ENTRADA',
    wamid: recebida.id,
    waId: recebida.de,
    nome: recebida.nome,
    texto: recebida.texto,
    midia: recebida.midia,
    criadoEm: recebida.em,
    estadoEm: contexto.autoria.agora,
  } as const
  const id = await inserirMensagem(tx, { ...comum, estado: 'RECEBIDA' })
  if (id === null) return
  const linha = await travarAbertoDe(tx, recebida.de, formas)
  if (linha === null) {
    const conhecido = (await clientesDoNumero(tx, formas)).length > 0
    const motivo = conhecido ? MOTIVOS_DA_TRIAGEM.semTicket : MOTIVOS_DA_TRIAGEM.desconhecido
    return gravarMensagem(tx, id, { estado: 'TRIAGEM', motivo })
  }
  const ticketId = linha.id
  const travado = { linha, estado: await estadoDoTicket(tx, linha) }
  const { historicoId } = await escreverDoCliente(tx, contexto, travado, {
    mensagem: recebida.texto || SO_ARQUIVO,
    arquivos: [],
    dados: { peloWhatsapp: { numero: recebida.de, nome: recebida.nome } },
    por: recebida.nome || recebida.de,
    meio: 'pelo WhatsApp',
  })
  await gravarMensagem(tx, id, { ticketId, historicoId })
  if (recebida.midia)
    await agendar(tx, 'buscar-midia-do-whatsapp', { mensagemId: id }, { chave: `midia-${id}` })
}

/** Held; asked again where it ended, or became part of another, while this waited for it. */
async function travarAbertoDe(tx: Tx, waId: string, formas: readonly string[]) {
  for (;;) {
    const ticketId = await ticketAbertoDe(tx, waId, formas)
    if (ticketId === null) return null
    const linha = await travarTicketDaConversa(tx, ticketId)
    if (linha.finalizadoEm === null && linha.arquivadoEm === null) return linha
  }
}

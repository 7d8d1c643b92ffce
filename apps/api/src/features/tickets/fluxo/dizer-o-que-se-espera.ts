import { ErroDeNegocio } from '@balcao/dominio/erros'
import { pode } from '@balcao/dominio/permissoes'
import { clienteLe, efeitoDaMensagem, PERMISSAO_DA_MENSAGEM } from '@balcao/dominio/tickets/mensagem'
import type { FastifyReply } from 'fastify'
import { type Caso, contarAosOutros } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { escrever } from '../../../textos.ts'
import { enderecoDoPortal } from '../../acesso/endereco-do-portal.ts'
import { alcanceDoTicket, levarAoCliente } from '../nucleo/alcance.ts'
import type { TicketTravado } from '../nucleo/carregar-para-mudar.ts'
import { mudarTicket } from '../nucleo/mudar-ticket.ts'
import type { EtapaDoTipo } from '../nucleo/queries-etapas.ts'
import { contaDoConsumidor, type LinhaDoTicket } from '../nucleo/queries-mudanca.ts'
import { camposDaMensagem } from './campos-da-mensagem.ts'

type Pedido = Caso & { sessao: Sessao; resposta: FastifyReply }
type Dita = { etapa: EtapaDoTipo; mensagem: string | undefined }

/**
 * TIC-10, ALC-01 Before a step that waits for the customer, they are told what for: in the words of who moves the ticket or, where
 * somebody would read it, in ours. Answers the ticket as the message leaves it.
 */
export async function dizerOQueSeEspera(
  tx: Tx,
  { resposta, sessao, negocio, autoria }: Pedido,
  { linha, estado }: TicketTravado,
  { etapa, mensagem: palavras = '' }: Dita,
): Promise<LinhaDoTicket> {
  const { agora } = autoria
  if (palavras !== '' && !pode(sessao.autorizacoes, PERMISSAO_DA_MENSAGEM.PUBLICO))
    throw new ErroDeNegocio('SEM_PERMISSAO')
  if (palavras === '' && etapa.situacao !== 'AGUARDANDO_CLIENTE') return linha
  const alcance = await alcanceDoTicket(tx, negocio, linha, agora)
  const le = clienteLe(await contaDoConsumidor(tx, linha), alcance)
  if (palavras === '' && !le) return linha
  const mensagem =
    palavras || escrever(negocio, 'esperaDoCliente', linha.filialId, 'texto', { etapa: etapa.nome })
  const fala = {
    tipo: 'PUBLICO',
    daEquipe: true,
    aguardarCliente: false,
    contato: null,
    clienteLe: le,
  } as const
  const { responde } = efeitoDaMensagem(fala, linha)
  // ALC-06 What the portal says by itself answers nothing.
  const efeito = { responde: responde && palavras !== '', pausa: false, retoma: false }
  const campos = await camposDaMensagem(tx, { linha, estado }, efeito, agora)
  const { historicoId } = await mudarTicket(tx, { negocio, autoria }, linha, {
    campos,
    entrada: { tipo: 'PUBLICO', acao: 'MENSAGEM', mensagem },
  })
  if (palavras !== '')
    await contarAosOutros(tx, { negocio, autoria }, 'equipeRespondeu', {
      ticketId: linha.id,
      historicoId,
      mensagem,
    })
  const origem = enderecoDoPortal(negocio.configuracao.portal, resposta.request)
  const saida = { ticketId: linha.id, filialId: linha.filialId, historicoId, mensagem, origem }
  await levarAoCliente(tx, negocio, alcance, { ...saida, acao: 'MENSAGEM' }, agora)
  return { ...linha, respondidoEm: campos.respondidoEm ?? linha.respondidoEm }
}

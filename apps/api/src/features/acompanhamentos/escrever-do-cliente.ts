import { avisoDaResposta, type MeioDeFora } from '@balcao/dominio/acompanhamentos/regras'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { efeitoDaMensagem } from '@balcao/dominio/tickets/mensagem'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { type Caso, contarAosOutros } from '../../negocio.ts'
import type { Guarda } from '../../platform/arquivos/guardar-arquivos.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { parteDe } from '../../platform/banco/transacao.ts'
import type { ArquivoRecebido } from '../../platform/http/multipart.ts'
import { avisarPessoa } from '../avisos/avisar-pessoa.ts'
import { camposDaMensagem } from '../tickets/fluxo/campos-da-mensagem.ts'
import { reabrir } from '../tickets/fluxo/reabrir.ts'
import type { TicketTravado } from '../tickets/nucleo/carregar-para-mudar.ts'
import { guardarAnexos } from '../tickets/nucleo/guardar-anexos.ts'
import { mudarTicket } from '../tickets/nucleo/mudar-ticket.ts'
import { inserirAnexos } from '../tickets/nucleo/queries-anexos.ts'

/** As the customer's account writes, who has none. */
export const DO_CLIENTE = {
  tipo: 'PUBLICO',
  daEquipe: false,
  aguardarCliente: false,
  contato: null,
  clienteLe: true,
} as const

export type Contexto = Caso & { aoFalhar: Guarda['aoFalhar'] }

type Escrita = {
  mensagem: string
  arquivos: readonly ArquivoRecebido[]
  /** Who it was, for the history. */
  dados: Record<string, unknown>
  /** Of the intention: see `respostaJaEscrita`. */
  chave?: string
  por: string
  meio: MeioDeFora
}

/**
 * ALC-02, ALC-03, ALC-05 What a customer writes from outside the portal, whichever way it comes: public, clocks go on, what ended is
 * reopened, and the owner is told. Whether it may be written was asked before.
 */
export async function escreverDoCliente(
  tx: Tx,
  { aoFalhar, ...caso }: Contexto,
  travado: TicketTravado,
  { mensagem, arquivos, dados, chave, por, meio }: Escrita,
): Promise<{ historicoId: number }> {
  const { linha } = travado
  const { negocio, autoria } = caso
  const { agora } = autoria
  const reabriu = linha.finalizadoEm !== null && (await reabrirSeCouber(tx, caso, travado, dados))
  const { historicoId } = await mudarTicket(tx, caso, linha, {
    campos: await camposDaMensagem(tx, travado, efeitoDaMensagem(DO_CLIENTE, linha), agora),
    entrada: { tipo: 'PUBLICO', acao: 'MENSAGEM', mensagem, dados: { ...dados, ...(chave && { chave }) } },
  })
  const guardados = await guardarAnexos({ armazem: negocio.armazem, aoFalhar }, arquivos)
  await inserirAnexos(
    tx,
    guardados.map((guardado) => ({ ...guardado, ticketId: linha.id, historicoId, criadoEm: agora })),
  )
  await contarAosOutros(tx, caso, 'clienteRespondeu', { ticketId: linha.id, historicoId, mensagem })
  if (linha.operadorId !== null) {
    const aviso = avisoDaResposta({
      idTicket: linha.id,
      protocolo: formatarProtocolo(linha.protocolo),
      ...{ por, meio, mensagem, reabriu },
    })
    await avisarPessoa(tx, autoria, { colaboradorId: linha.operadorId, ...aviso })
  }
  return { historicoId }
}

/** What it returned may be another ticket's by now: then it stays over, and what was written is read all the same. */
async function reabrirSeCouber(
  tx: Tx,
  caso: Caso,
  travado: TicketTravado,
  dados: Record<string, unknown>,
): Promise<boolean> {
  try {
    await parteDe(tx, (parte) => reabrir(parte, caso, travado, { dados }))
    return true
  } catch (erro) {
    if (erro instanceof ErroDeNegocio && erro.codigo === 'SALDO_INSUFICIENTE') return false
    throw erro
  }
}

import { impedimentoParaEscrever } from '@balcao/dominio/tickets/ciclo-de-vida'
import { ehRestrito, type TipoDeHistorico } from '@balcao/dominio/tickets/historico'
import {
  efeitoDaMensagem,
  impedimentoParaAguardar,
  type MeioDeContato,
  problemasDaMensagem,
} from '@balcao/dominio/tickets/mensagem'
import { atendeFilas } from '@balcao/dominio/usuarios'
import { type Caso, contarAosOutros } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import type { TicketTravado } from '../nucleo/carregar-para-mudar.ts'
import { mudarTicket } from '../nucleo/mudar-ticket.ts'
import type { Pessoa } from '../nucleo/queries-quem-ve.ts'
import { exigirCampos, recusarSe } from '../nucleo/recusar.ts'
import { camposDaMensagem } from './campos-da-mensagem.ts'
import { campoDeQuemAge } from './trocar-responsavel.ts'

type Fala = {
  tipo: TipoDeHistorico
  mensagem: string
  aguardarCliente: boolean
  contato: MeioDeContato | null
  clienteLe: boolean
}

/** Whether a message may be written now, and says enough; `outros` are problems of fields that only its route has. */
export function exigirMensagem(
  { linha, estado }: TicketTravado,
  { tipo }: Sessao,
  fala: Fala & { anexos: number; setor: number | null },
  outros: Record<string, string> = {},
): void {
  recusarSe(impedimentoParaEscrever(estado))
  recusarSe(impedimentoParaAguardar({ ...fala, daEquipe: atendeFilas(tipo) }, linha))
  exigirCampos({ ...problemasDaMensagem(fala), ...outros })
}

type Contexto = Caso & { sessao: Sessao }
type Gravada = Fala & {
  mencoes?: readonly Pessoa[]
  /** Who was let in on it reads what comes after too. */
  copias?: string[] | undefined
  /** ALC-01 Of a ticket without a contact: whom it was written to is who it talks with from then on. */
  novoContato?: { nome: string | null; email: string } | undefined
  dados?: Record<string, unknown>
}

/** TIC-04, ALC-06 The one way by which a message of somebody with an account comes into a ticket: clocks, owner, history, reactions. */
export async function gravarMensagem(
  tx: Tx,
  { sessao, ...caso }: Contexto,
  travado: TicketTravado,
  { mencoes = [], copias, novoContato, dados, ...fala }: Gravada,
): Promise<{ versao: number; historicoId: number }> {
  const { linha } = travado
  const { tipo, mensagem, contato } = fala
  const daEquipe = atendeFilas(sessao.tipo)
  const efeito = efeitoDaMensagem({ ...fala, daEquipe }, linha)
  const { assumeAoResponder } = caso.negocio.parametros(linha.filialId)
  const gravada = await mudarTicket(tx, caso, linha, {
    campos: {
      ...(await camposDaMensagem(tx, travado, efeito, caso.autoria.agora)),
      ...(!ehRestrito(tipo) && campoDeQuemAge(linha, {}, sessao, assumeAoResponder)),
      ...(copias && { contatoCopias: copias }),
      ...(novoContato && { contatoNome: novoContato.nome, contatoEmail: novoContato.email }),
    },
    entrada: {
      tipo,
      acao: 'MENSAGEM',
      mensagem,
      mencoes,
      ...((contato || dados) && { dados: { ...(contato && { contato }), ...dados } }),
    },
  })
  const fato = daEquipe ? 'equipeRespondeu' : 'clienteRespondeu'
  const { historicoId } = gravada
  if (!ehRestrito(tipo)) await contarAosOutros(tx, caso, fato, { ticketId: linha.id, historicoId, mensagem })
  return gravada
}

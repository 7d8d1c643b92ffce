import { impedimentoParaEscrever } from '@balcao/dominio/tickets/ciclo-de-vida'
import { ehRestrito, type TipoDeHistorico } from '@balcao/dominio/tickets/historico'
import {
  efeitoDaMensagem,
  impedimentoParaAguardar,
  type MeioDeContato,
  problemasDaMensagem,
} from '@balcao/dominio/tickets/mensagem'
import { atendeFilas } from '@balcao/dominio/usuarios'
import type { Negocio } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { Autoria } from '../../../platform/banco/historico.ts'
import type { Sessao } from '../../../sessao.ts'
import type { TicketTravado } from '../nucleo/carregar-para-mudar.ts'
import { mudarTicket } from '../nucleo/mudar-ticket.ts'
import type { Pessoa } from '../nucleo/queries-quem-ve.ts'
import { contarAResposta, contarOQueOClienteDisse } from '../nucleo/reacoes.ts'
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

type Contexto = { negocio: Negocio; sessao: Sessao; autoria: Autoria }
type Gravada = Fala & {
  mencoes?: readonly Pessoa[]
  /** Who was let in on it reads what comes after too. */
  copias?: string[] | undefined
  dados?: Record<string, unknown>
}

/** TIC-04, ALC-06 The one way by which a message of somebody with an account comes into a ticket: clocks, owner, history, reactions. */
export async function gravarMensagem(
  tx: Tx,
  { negocio, sessao, autoria }: Contexto,
  travado: TicketTravado,
  { mencoes = [], copias, dados, ...fala }: Gravada,
): Promise<{ versao: number; historicoId: number }> {
  const { linha } = travado
  const { tipo, mensagem, contato } = fala
  const daEquipe = atendeFilas(sessao.tipo)
  const efeito = efeitoDaMensagem({ ...fala, daEquipe }, linha)
  const { assumeAoResponder } = negocio.parametros(linha.filialId)
  const gravada = await mudarTicket(tx, autoria, linha, {
    campos: {
      ...(await camposDaMensagem(tx, travado, efeito, autoria.agora)),
      ...(!ehRestrito(tipo) && campoDeQuemAge(linha, {}, sessao, assumeAoResponder)),
      ...(copias && { contatoCopias: copias }),
    },
    entrada: {
      tipo,
      acao: 'MENSAGEM',
      mensagem,
      mencoes,
      ...((contato || dados) && { dados: { ...(contato && { contato }), ...dados } }),
    },
  })
  const contar = daEquipe ? contarAResposta : contarOQueOClienteDisse
  const { historicoId } = gravada
  if (!ehRestrito(tipo)) await contar(tx, autoria, { ticketId: linha.id, historicoId, mensagem })
  return gravada
}

import { ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { impedimentoParaEscrever } from '@balcao/dominio/tickets/ciclo-de-vida'
import { etiquetarTicket } from '@balcao/dominio/tickets/etiquetas/contratos'
import { cabemNoTicket, trocaDeEtiquetas } from '@balcao/dominio/tickets/etiquetas/troca'
import { FRASES } from '@balcao/dominio/tickets/historico'
import type { Caso } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { rota } from '../../../rota.ts'
import { carregarParaMudar, type TicketTravado } from '../nucleo/carregar-para-mudar.ts'
import { mudarTicket } from '../nucleo/mudar-ticket.ts'
import {
  etiquetasDoTicket,
  etiquetasVigentes,
  porEtiquetas,
  tirarEtiquetas,
} from '../nucleo/queries-etiquetas.ts'
import { recusarSe } from '../nucleo/recusar.ts'

type Pedido = { por: readonly number[]; tirar: readonly number[] }

/** A tag that is not in the catalogue is wrong for all tickets: that is for the form to say. */
export async function exigirEtiquetas(tx: Tx, { por }: Pedido): Promise<void> {
  const pedidas = [...new Set(por)]
  if (pedidas.length === 0) return
  const vigentes = await etiquetasVigentes(tx, pedidas)
  if (vigentes.length < pedidas.length)
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { por: MENSAGENS.invalido } })
}

/** MES-06/etiquetas Puts on and takes off, of one ticket or of each of many; what changes nothing leaves no trace. */
export async function etiquetar(
  tx: Tx,
  caso: Caso,
  { linha, estado }: TicketTravado,
  pedido: Pedido,
): Promise<{ message: string; versao: number }> {
  recusarSe(impedimentoParaEscrever(estado))
  const atuais = await etiquetasDoTicket(tx, linha.id)
  const ids = atuais.map(({ id }) => id)
  const troca = trocaDeEtiquetas(ids, pedido)
  const { postas, tiradas } = troca
  if (postas.length + tiradas.length === 0) return { message: 'Nada a mudar', versao: linha.versao }
  if (!cabemNoTicket(ids, troca)) throw new ErroDeNegocio('ETIQUETAS_DEMAIS_NO_TICKET')
  const nomesPostos = (await etiquetasVigentes(tx, postas)).map(({ nome }) => nome)
  const nomesTirados = atuais.filter(({ id }) => tiradas.includes(id)).map(({ nome }) => nome)
  await porEtiquetas(tx, caso.autoria, linha.id, postas)
  await tirarEtiquetas(tx, linha.id, tiradas)
  const { versao } = await mudarTicket(tx, caso, linha, {
    entrada: {
      tipo: 'PRIVADO',
      acao: 'ETIQUETAS',
      mensagem: FRASES.etiquetas(nomesPostos, nomesTirados),
      dados: { postas, tiradas },
    },
  })
  return { message: 'Etiquetas alteradas', versao }
}

export const rotaEtiquetarTicket = rota(
  etiquetarTicket,
  async ({ params, corpo, sessao, negocio, autoria, tx }) => {
    await exigirEtiquetas(tx, corpo)
    const travado = await carregarParaMudar(tx, sessao, params.idTicket, undefined)
    const feito = await etiquetar(tx, { negocio, autoria }, travado, corpo)
    return { ...feito, etiquetas: await etiquetasDoTicket(tx, params.idTicket) }
  },
)

import type { RespostaDe } from '@balcao/dominio/contrato'
import { abrirTicketPeloPortal } from '@balcao/dominio/tickets/abertura/contratos'
import { consultarTickets, listarTickets, totaisDeTickets } from '@balcao/dominio/tickets/contratos-lista'
import { useRef, useState } from 'react'
import type { ApiError } from '../../../../platform/api-error.ts'
import { useEnvioComProgresso } from '../../../../platform/envio-com-progresso.ts'
import { novaChave, talvezFeita } from '../../../../platform/intencoes.ts'
import { paraEnvio, somenteOQueOTipoPede, todosOsArquivos } from '../estado.ts'
import type { RascunhoDoTicket } from '../rascunho/rascunho-do-ticket.ts'
import { type RetratoDoEnvio, retratoDoEnvio } from '../recusas.ts'
import type { TicketNovo } from '../ticket-novo.ts'

export type TicketAberto = Pick<RespostaDe<typeof abrirTicketPeloPortal>, 'id' | 'protocolo'>
type Envio = RascunhoDoTicket['envio']

type OpcoesDoEnvio = {
  /** Of a former visit, when nobody knows what became of it. */
  anterior: Envio
  /** The key is kept before the request leaves: the page may not be there when the answer comes. */
  guardar: (envio: Envio) => Promise<void>
  aoConcluir: (ticket: TicketAberto) => void
  aoFalhar: (erro: ApiError, retrato: RetratoDoEnvio) => void
}

const ALTERADOS = [listarTickets, consultarTickets, totaisDeTickets] as const

/** NOV-16, TIC-13 Sends the ticket; the same content sent again, even after a reload, is one ticket. */
export function useEnvioDoTicket({ anterior, guardar, aoConcluir, aoFalhar }: OpcoesDoEnvio) {
  const [envio, setEnvio] = useState(anterior)
  const retrato = useRef<RetratoDoEnvio>(null)
  const ocupado = useRef(false)
  const { enviar, enviando, parte, cancelar } = useEnvioComProgresso(abrirTicketPeloPortal, {
    altera: ALTERADOS,
    aoConcluir: ({ id, protocolo }) => aoConcluir({ id, protocolo }),
    aoFalhar: (erro) => {
      if (!talvezFeita(erro)) setEnvio(null)
      if (retrato.current) aoFalhar(erro, retrato.current)
    },
  })

  async function mandar(novo: TicketNovo) {
    // Two presses can come before the first one is drawn.
    if (ocupado.current) return
    ocupado.current = true
    retrato.current = retratoDoEnvio(novo)
    const pedido = JSON.stringify(retrato.current)
    const atual = envio?.pedido === pedido ? envio : { chave: novaChave(), pedido }
    setEnvio(atual)
    await guardar(atual)
    const doTipo = somenteOQueOTipoPede(novo)
    enviar(
      { entrada: { corpo: paraEnvio(doTipo), arquivos: todosOsArquivos(doTipo) }, chave: atual.chave },
      {
        onSettled: () => {
          ocupado.current = false
        },
      },
    )
  }

  return { envio, enviar: mandar, enviando, parte, cancelar }
}

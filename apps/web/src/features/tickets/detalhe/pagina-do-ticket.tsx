import {
  canalDePresencaDoTicket,
  canalDoTicket,
  canalInternoDoTicket,
  type EventosDoTicket,
} from '@balcao/dominio/tickets/canais'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { type ReactNode, useRef } from 'react'
import { Ficha } from '../../../platform/ficha/ficha.tsx'
import { usePresenca } from '../../../platform/presenca.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { useReleituraAoVivo } from '../../../platform/tempo-real.ts'
import { useTituloProprio } from '../../../platform/titulo-proprio.ts'
import { PaginaDaFicha } from '../../../ui/ficha/pagina-da-ficha.tsx'
import { ContextoDeEscrever, type EscreverDaqui } from '../escrever-daqui.ts'
import { FaixaDaUniao } from '../uniao/faixa-da-uniao.tsx'
import type { Aba } from './abas.ts'
import { AbasDoTicket } from './abas-do-ticket.tsx'
import { PreviaDaImagem } from './anexos/previa-da-imagem.tsx'
import { ProvedorDeAnexos } from './anexos/provedor-de-anexos.tsx'
import { CabecalhoDoTicket } from './cabecalho-do-ticket.tsx'
import { ColunaLateral } from './coluna-lateral.tsx'
import { TicketForaDeAlcance, TicketNaoEncontrado } from './ticket-nao-encontrado.tsx'
import { useTicket } from './use-ticket.ts'

/** SHL-06 Who else of the staff is looking at the ticket or writing in it; customers neither see nor are seen. */
function usePresencaNoTicket(idTicket: number) {
  const { colaborador, pode } = useSessao()
  return usePresenca(pode('TICKET_INTERNO') ? canalDePresencaDoTicket(idTicket) : null, colaborador.id)
}

type PaginaDoTicketProps = {
  idTicket: number
  aba: Aba
  aoMudarAba: (aba: Aba) => void
  /** The workflow buttons, in their place in the header. */
  acoes?: (ticket: TicketDetalhado) => ReactNode
  /** Instead of the way back to the list: MES-03, beside it. */
  voltar?: ReactNode
  /** Beside a list, which has the title of the page, its own is of the second level. */
  nivel?: 1 | 2
  /** What other features know of the ticket, in the side column. */
  aoLado?: (ticket: TicketDetalhado) => ReactNode
}

/** TIC-03 One ticket: who, what state, since when, what next; its history and its products. */
export function PaginaDoTicket({ idTicket, ...resto }: PaginaDoTicketProps) {
  return (
    <Ficha
      consulta={useTicket(idTicket)}
      filialDe={({ filial }) => filial.idFil}
      naoEncontrada={(vista) =>
        vista ? <TicketForaDeAlcance idTicket={idTicket} /> : <TicketNaoEncontrado />
      }
    >
      {(ticket) => <TicketAberto ticket={ticket} {...resto} />}
    </Ficha>
  )
}

type TicketAbertoProps = Omit<PaginaDoTicketProps, 'idTicket'> & { ticket: TicketDetalhado }

function TicketAberto({ ticket, aba, aoMudarAba, acoes, aoLado, voltar, nivel = 1 }: TicketAbertoProps) {
  useTituloProprio(`Ticket ${formatarProtocolo(ticket.protocolo)}`)
  useTicketAoVivo(ticket.id, ticket.versao)
  const { presentes, escrever: aoEscrever } = usePresencaNoTicket(ticket.id)
  const escrever = useRef<EscreverDaqui>(() => {})
  const escreverDaqui: EscreverDaqui = (tipo) => {
    aoMudarAba('historico')
    escrever.current(tipo)
  }
  return (
    <ProvedorDeAnexos idTicket={ticket.id}>
      <ContextoDeEscrever value={escreverDaqui}>
        <PaginaDaFicha
          cabecalho={
            <CabecalhoDoTicket
              ticket={ticket}
              presentes={presentes}
              acoes={acoes?.(ticket)}
              voltar={voltar}
              nivel={nivel}
            />
          }
          rotuloDoLado="Dados do ticket"
          lado={<ColunaLateral ticket={ticket} aoLado={aoLado?.(ticket)} />}
          // The products are wide: there the context goes under them.
          larga={aba === 'produtos'}
          barraNoPe
        >
          <FaixaDaUniao ticket={ticket} />
          <AbasDoTicket
            ticket={ticket}
            aba={aba}
            aoMudar={aoMudarAba}
            aoEscrever={aoEscrever}
            escrever={escrever}
          />
          <PreviaDaImagem />
        </PaginaDaFicha>
      </ContextoDeEscrever>
    </ProvedorDeAnexos>
  )
}

/** SHL-06 What others do to the ticket shows by itself; `versao` is the one on the screen. */
function useTicketAoVivo(idTicket: number, versao: number): void {
  const { pode } = useSessao()
  const canal = pode('TICKET_INTERNO') ? canalInternoDoTicket(idTicket) : canalDoTicket(idTicket)
  useReleituraAoVivo<Partial<EventosDoTicket['ticket-mudou']>>(
    [canal],
    // What became of a message is news of the same version.
    ({ versao: nova }) => nova === undefined || nova > versao,
  )
}

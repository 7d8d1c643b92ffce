import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { type ReactNode, useRef } from 'react'
import { Ficha } from '../../../platform/ficha/ficha.tsx'
import { useTituloProprio } from '../../../platform/titulo-proprio.ts'
import { PaginaDaFicha } from '../../../ui/ficha/pagina-da-ficha.tsx'
import { ContextoDeEncaminhar, type EncaminharDaqui } from '../encaminhar-daqui.ts'
import type { Aba } from './abas.ts'
import { AbasDoTicket } from './abas-do-ticket.tsx'
import { ProvedorDeAnexos } from './anexos/provedor-de-anexos.tsx'
import { CabecalhoDoTicket } from './cabecalho-do-ticket.tsx'
import { ColunaLateral } from './coluna-lateral.tsx'
import { TicketForaDeAlcance, TicketNaoEncontrado } from './ticket-nao-encontrado.tsx'
import { usePresencaNoTicket } from './use-presenca-no-ticket.ts'
import { useTicket } from './use-ticket.ts'
import { useTicketAoVivo } from './use-ticket-ao-vivo.ts'

type PaginaDoTicketProps = {
  idTicket: number
  aba: Aba
  aoMudarAba: (aba: Aba) => void
  /** The workflow buttons, in their place in the header. */
  acoes?: (ticket: TicketDetalhado) => ReactNode
  /** What other features know of the ticket, in the side column. */
  aoLado?: (ticket: TicketDetalhado) => ReactNode
}

/** TIC-03 One ticket: who, what state, since when, what next; its history and its products. */
export function PaginaDoTicket({ idTicket, ...resto }: PaginaDoTicketProps) {
  return (
    <Ficha
      consulta={useTicket(idTicket)}
      filialDe={({ filial }) => filial.idFil}
      naoEncontrada={(vista) => (vista ? <TicketForaDeAlcance /> : <TicketNaoEncontrado />)}
    >
      {(ticket) => <TicketAberto ticket={ticket} {...resto} />}
    </Ficha>
  )
}

type TicketAbertoProps = Omit<PaginaDoTicketProps, 'idTicket'> & { ticket: TicketDetalhado }

function TicketAberto({ ticket, aba, aoMudarAba, acoes, aoLado }: TicketAbertoProps) {
  useTituloProprio(`Ticket ${formatarProtocolo(ticket.protocolo)}`)
  useTicketAoVivo(ticket.id, ticket.versao)
  const { presentes, escrever } = usePresencaNoTicket(ticket.id)
  const encaminhar = useRef<EncaminharDaqui>(() => {})
  function encaminharDaqui() {
    aoMudarAba('historico')
    encaminhar.current()
  }
  return (
    <ProvedorDeAnexos idTicket={ticket.id}>
      <ContextoDeEncaminhar value={encaminharDaqui}>
        <PaginaDaFicha
          cabecalho={<CabecalhoDoTicket ticket={ticket} presentes={presentes} acoes={acoes?.(ticket)} />}
          rotuloDoLado="Dados do ticket"
          lado={<ColunaLateral ticket={ticket} aoLado={aoLado?.(ticket)} />}
          // The products are wide: there the context goes under them.
          larga={aba === 'produtos'}
          barraNoPe
        >
          <AbasDoTicket
            ticket={ticket}
            aba={aba}
            aoMudar={aoMudarAba}
            aoEscrever={escrever}
            encaminhar={encaminhar}
          />
        </PaginaDaFicha>
      </ContextoDeEncaminhar>
    </ProvedorDeAnexos>
  )
}

import type { TicketDetalhado } from '@balcao/dominio/tickets/contratos-detalhe'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { type ReactNode, useRef } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { FilialDaCoisa } from '../../../platform/parametros.ts'
import { useTituloProprio } from '../../../platform/titulo-proprio.ts'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import { ContextoDeEncaminhar, type EncaminharDaqui } from '../encaminhar-daqui.ts'
import type { Aba } from './abas.ts'
import { AbasDoTicket } from './abas-do-ticket.tsx'
import { ProvedorDeAnexos } from './anexos/provedor-de-anexos.tsx'
import { CabecalhoDoTicket } from './cabecalho-do-ticket.tsx'
import { ColunaLateral } from './coluna-lateral.tsx'
import { EsqueletoDoTicket } from './esqueleto-do-ticket.tsx'
import estilos from './pagina-do-ticket.module.css'
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
  const { data, error, isPending, isFetching, refetch } = useTicket(idTicket)
  if (error?.status === 404) return data ? <TicketForaDeAlcance /> : <TicketNaoEncontrado />
  return (
    <AreaDeDados
      carregando={isPending}
      atualizando={error !== null && isFetching}
      erro={error && mensagemDoErro(error)}
      temDados={Boolean(data)}
      aoTentarNovamente={() => void refetch()}
      esqueleto={<EsqueletoDoTicket />}
    >
      {data && (
        <FilialDaCoisa value={data.filial.idFil}>
          <TicketAberto ticket={data} {...resto} />
        </FilialDaCoisa>
      )}
    </AreaDeDados>
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
        <div className={estilos.pagina}>
          <CabecalhoDoTicket ticket={ticket} presentes={presentes} acoes={acoes?.(ticket)} />
          <div className={estilos.colunas} data-aba={aba}>
            <AbasDoTicket
              ticket={ticket}
              aba={aba}
              aoMudar={aoMudarAba}
              aoEscrever={escrever}
              encaminhar={encaminhar}
            />
            <ColunaLateral ticket={ticket} aoLado={aoLado?.(ticket)} />
          </div>
        </div>
      </ContextoDeEncaminhar>
    </ProvedorDeAnexos>
  )
}

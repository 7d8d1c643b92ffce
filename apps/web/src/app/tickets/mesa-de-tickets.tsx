import { ActionIcon, Button } from '@mantine/core'
import { IconLayoutSidebarRight } from '@tabler/icons-react'
import { Navigate, useNavigate } from '@tanstack/react-router'
import type { Aba } from '../../features/tickets/detalhe/abas.ts'
import { useLadoALado } from '../../features/tickets/lista/lado-a-lado.ts'
import { LISTA_DE_TICKETS } from '../../features/tickets/lista/lista-de-tickets.tsx'
import { adiar, useAdiado } from '../../platform/adiar.ts'
import { LugarEstreito } from '../../ui/listas/lugar-estreito.ts'
import { useTelaLarga } from '../../ui/pagina/use-tela-larga.ts'
import { ListaDaRota } from '../lista-da-rota.tsx'
import type { Abertura } from './abertura-ao-lado.ts'
import estilos from './mesa-de-tickets.module.css'
import type { OutroLadoProps } from './mesa-dividida.tsx'
import { TeclaDoLadoALado } from './tecla-do-lado-a-lado.tsx'

// The ticket's page comes along: only for whoever has it beside the list.
const DA_MESA = adiar(async () => (await import('./mesa-dividida.tsx')).DA_MESA)
const ROTULO = 'Lado a lado'
const EXPLICACAO = 'Lista e ticket lado a lado (L)'

type MesaDeTicketsProps = {
  /** Which ticket stands beside the list, by the address. */
  ticket: number | undefined
  aba: Aba | undefined
}

/** MES-03 The list of tickets and, from 1280 px up and for whoever wants it, the open one beside it. */
export function MesaDeTickets(props: MesaDeTicketsProps) {
  const { ticket, aba } = props
  const larga = useTelaLarga()
  if (ticket === undefined || larga) return <Mesa {...props} larga={larga} />
  const params = { idTicket: String(ticket) }
  return <Navigate to="/tickets/$idTicket" params={params} search={{ ...(aba && { aba }) }} replace />
}

function Mesa({ ticket, aba, larga }: MesaDeTicketsProps & { larga: boolean }) {
  const [quer, setQuer] = useLadoALado()
  const navegar = useNavigate()
  // A link to a ticket beside the list shows it so, whoever opens it.
  const dividida = larga && (quer || ticket !== undefined)

  function abrir(id: number | undefined, { endereco, substituir = false }: Abertura = {}) {
    void navegar({
      to: '/tickets',
      search: (atual: object) => ({ ...(endereco ?? atual), ticket: id, aba: undefined }) as never,
      replace: substituir,
      resetScroll: false,
    })
  }
  function alternar() {
    setQuer(!dividida)
    if (dividida && ticket !== undefined)
      void navegar({ to: '/tickets/$idTicket', params: { idTicket: String(ticket) } })
  }

  return (
    <div className={dividida ? estilos.mesa : undefined}>
      <div className={dividida ? estilos.lista : undefined}>
        <LugarEstreito value={dividida}>
          <ListaDaRota
            lista={LISTA_DE_TICKETS}
            aberto={ticket}
            aoAbrir={dividida ? ({ id }) => abrir(id) : undefined}
            junto={{ ticket, aba }}
            acoes={larga && <BotaoLadoALado ligado={dividida} aoAlternar={alternar} />}
          />
        </LugarEstreito>
      </div>
      {dividida && <OutroLado idTicket={ticket} aba={aba} aoAbrir={abrir} />}
      {larga && <TeclaDoLadoALado ligado={dividida} aoAlternar={alternar} />}
    </div>
  )
}

function OutroLado(props: OutroLadoProps) {
  const mesa = useAdiado(DA_MESA)
  return mesa && <mesa.OutroLado {...props} />
}

type BotaoLadoALadoProps = { ligado: boolean; aoAlternar: () => void }

function BotaoLadoALado({ ligado, aoAlternar }: BotaoLadoALadoProps) {
  const comum = { 'aria-pressed': ligado, 'aria-keyshortcuts': 'l', title: EXPLICACAO, onClick: aoAlternar }
  // Beside a ticket there is room for its icon only.
  if (ligado)
    return (
      <ActionIcon variant="light" size={44} aria-label={ROTULO} {...comum}>
        <IconLayoutSidebarRight size={20} aria-hidden />
      </ActionIcon>
    )
  return (
    <Button
      variant="default"
      data-recolhe
      leftSection={<IconLayoutSidebarRight size={16} aria-hidden />}
      {...comum}
    >
      {ROTULO}
    </Button>
  )
}

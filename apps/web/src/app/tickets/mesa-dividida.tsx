import { useState } from 'react'
import { ABAS, type Aba } from '../../features/tickets/detalhe/abas.ts'
import { TeclasDeAndar, useAndarNosTickets } from '../../features/tickets/lista/andar-nos-tickets.tsx'
import type { Abertura } from './abertura-ao-lado.ts'
import { PainelDoTicket, SemTicket } from './painel-do-ticket.tsx'

export type OutroLadoProps = {
  idTicket: number | undefined
  aba: Aba | undefined
  aoAbrir: (id: number | undefined, abertura?: Abertura) => void
}

/** MES-03 What stands beside the list: the open ticket, and the way from one to the next. */
function OutroLado({ idTicket, aba = ABAS[0], aoAbrir }: OutroLadoProps) {
  /** Walked to, and not clicked: the keyboard goes along. */
  const [levado, setLevado] = useState<number | null>(null)
  const andar = useAndarNosTickets({
    atual: idTicket,
    aVista: true,
    aoIr: (id, { endereco }) => {
      setLevado(id)
      // Back leads to where one came from, not through all that was walked by.
      aoAbrir(id, { endereco, substituir: idTicket !== undefined })
    },
  })
  return (
    <>
      {idTicket === undefined ? (
        <SemTicket />
      ) : (
        <PainelDoTicket
          // Its scroll too begins again.
          key={idTicket}
          idTicket={idTicket}
          aba={aba}
          focar={levado === idTicket}
          aoAndar={andar}
          aoFechar={() => aoAbrir(undefined)}
        />
      )}
      {andar && <TeclasDeAndar aoAndar={andar} />}
    </>
  )
}

/** What comes after the list, in one piece. */
export const DA_MESA = { OutroLado }

import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { textoComNome, textoDoPrazo } from '@balcao/dominio/prazos/rotulos'
import type { TicketDaLista } from '@balcao/dominio/tickets/campos'
import { IconAlertTriangle, IconCheck, IconClock, IconPlayerPause } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { useAgora } from '../../ui/retorno/use-agora.ts'
import { coresDoTom, type Tom } from '../../ui/tema/tons.ts'
import estilos from './prazo-do-ticket.module.css'

type Prazo = TicketDaLista['prazo']
type Aparencia = { tom: Tom; Icone: typeof IconClock }

const APARENCIA: Partial<Record<Prazo['situacao'], Aparencia>> = {
  ATRASADO: { tom: 'vermelho', Icone: IconAlertTriangle },
  PROXIMO: { tom: 'amarelo', Icone: IconClock },
  PAUSADO: { tom: 'neutro', Icone: IconPlayerPause },
  CUMPRIDO: { tom: 'neutro', Icone: IconCheck },
  CUMPRIDO_COM_ATRASO: { tom: 'neutro', Icone: IconAlertTriangle },
}

/** '3 h' is one word to the eye: a narrow column may not part it. */
const semPartir = (texto: string) => texto.replace(/(?<=\d) (?=h|min)/g, '\u00a0')

type PrazoDoTicketProps = {
  prazo: Prazo
  /** In a column, where the status beside it tells what the clock waits for. */
  curto?: boolean
  /** Which of the deadlines it is, where no title beside it says so. */
  qual?: string
}

/** Deadlines: late in red, soon late in amber, each with its icon and words, and the instant on hover. */
export function PrazoDoTicket({ prazo: { situacao, em }, curto = false, qual }: PrazoDoTicketProps) {
  const agora = useAgora()
  const prazoEm = em ? new Date(em) : null
  const venceu = situacao === 'NO_PRAZO' || situacao === 'PROXIMO' ? prazoEm && agora > prazoEm : false
  const aparencia = APARENCIA[venceu ? 'ATRASADO' : situacao]
  const texto = textoDoPrazo(situacao, prazoEm, agora)
  const dito = curto && situacao === 'PAUSADO' ? 'Pausado' : semPartir(texto)
  const titulo = [qual && `${qual}: `, texto, em && ` (${formatarDataHora(em)})`].filter(Boolean).join('')
  return (
    <span
      className={estilos.prazo}
      title={titulo}
      data-apagado={situacao === 'SEM_PRAZO' || undefined}
      data-urgente={(aparencia && aparencia.tom !== 'neutro') || undefined}
      style={aparencia && ({ '--cor-do-prazo': coresDoTom(aparencia.tom).texto } as CSSProperties)}
    >
      {aparencia && <aparencia.Icone size={16} aria-hidden />}
      <span>{qual ? textoComNome(qual, dito) : dito}</span>
    </span>
  )
}

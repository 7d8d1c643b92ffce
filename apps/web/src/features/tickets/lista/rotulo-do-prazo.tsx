import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { textoDoPrazo } from '@balcao/dominio/prazos/rotulos'
import type { TicketDaLista } from '@balcao/dominio/tickets/contratos-lista'
import { IconAlertTriangle, IconClock, IconPlayerPause } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { useAgora } from '../../../ui/retorno/use-agora.ts'
import { coresDoTom, type Tom } from '../../../ui/tema/tons.ts'
import estilos from './celulas.module.css'

type Prazo = TicketDaLista['prazo']
type Aparencia = { tom: Tom; Icone: typeof IconClock }

const APARENCIA: Partial<Record<Prazo['situacao'], Aparencia>> = {
  ATRASADO: { tom: 'vermelho', Icone: IconAlertTriangle },
  PROXIMO: { tom: 'amarelo', Icone: IconClock },
  PAUSADO: { tom: 'neutro', Icone: IconPlayerPause },
}

/** Deadlines: late in red, soon late in amber, each with its icon and words. */
export function RotuloDoPrazo({ prazo: { situacao, em } }: { prazo: Prazo }) {
  const agora = useAgora()
  const prazoEm = em ? new Date(em) : null
  const venceu = situacao === 'NO_PRAZO' || situacao === 'PROXIMO' ? prazoEm && agora > prazoEm : false
  const aparencia = APARENCIA[venceu ? 'ATRASADO' : situacao]
  const texto = textoDoPrazo(situacao, prazoEm, agora)
  const titulo = em ? `${texto} (${formatarDataHora(em)})` : texto
  if (!aparencia)
    return (
      <span className={estilos.prazo} title={titulo} data-apagado={situacao !== 'NO_PRAZO' || undefined}>
        <span>{texto}</span>
      </span>
    )
  const { tom, Icone } = aparencia
  return (
    <span
      className={estilos.prazo}
      title={titulo}
      data-urgente={tom !== 'neutro' || undefined}
      style={{ '--cor-do-prazo': coresDoTom(tom).texto } as CSSProperties}
    >
      <Icone size={16} aria-hidden />
      <span>{texto}</span>
    </span>
  )
}

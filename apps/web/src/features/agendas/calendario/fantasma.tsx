import type { Agenda } from '@balcao/dominio/agendas/contratos'
import { Portal } from '@mantine/core'
import estilos from './pagina-de-agendas.module.css'
import type { Arraste } from './use-arrastar.ts'

/** What is being dragged, under the pointer. */
export function Fantasma({ arraste: { coisa, x, y } }: { arraste: Arraste<Agenda> }) {
  return (
    <Portal>
      <div className={estilos.fantasma} style={{ translate: `${x}px ${y}px` }} aria-hidden>
        <strong>{coisa.cliente.fant || coisa.cliente.razSoc}</strong> {coisa.assunto}
      </div>
    </Portal>
  )
}

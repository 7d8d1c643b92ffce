import type { TicketDoCliente } from '@balcao/dominio/acompanhamentos/pelo-link'
import { VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import estilos from './acompanhamento.module.css'

const EM_PALAVRAS = { FEITA: 'concluída', ATUAL: 'é aqui que está', PENDENTE: 'ainda não começou' } as const

/** One below the other: on a phone a row of names would be cut. */
export function PassosDoTicket({ etapas }: Pick<TicketDoCliente, 'etapas'>) {
  return (
    <ol className={estilos.passos} aria-label="Andamento">
      {etapas.map(({ id, nome, situacao }) => (
        <li key={id} data-situacao={situacao} aria-current={situacao === 'ATUAL' ? 'step' : undefined}>
          <span className={estilos.marca} aria-hidden>
            {situacao === 'FEITA' && <IconCheck size={12} stroke={3} />}
          </span>
          <span>
            {nome}
            <VisuallyHidden>, {EM_PALAVRAS[situacao]}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ol>
  )
}

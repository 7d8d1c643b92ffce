import type { FieldValues } from 'react-hook-form'
import {
  FormularioDaAcao as Formulario,
  type PropsDoFormulario,
} from '../../../../platform/acao/formulario-da-acao.tsx'
import { ContextoDoTicket } from './contexto-do-ticket.tsx'
import type { PropsDaAcao } from './use-formulario-da-acao.ts'

/** An action's dialog that says which ticket it is about. */
export function FormularioDaAcao<E extends FieldValues, S>({
  ticket,
  janela,
  ...props
}: PropsDaAcao & PropsDoFormulario<E, S>) {
  return (
    <Formulario
      {...props}
      janela={janela}
      contexto={<ContextoDoTicket ticket={ticket} janela={janela} />}
      tituloDoConflito="Este ticket mudou enquanto você preenchia"
    />
  )
}

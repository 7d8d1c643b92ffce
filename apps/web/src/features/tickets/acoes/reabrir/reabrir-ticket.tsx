import { reabrirTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import * as z from 'zod/mini'
import { avisarErro } from '../../../../ui/retorno/toasts.ts'
import estilos from '../acoes.module.css'
import { FormularioDaAcao } from '../envio/formulario-da-acao.tsx'
import { Observacao } from '../envio/observacao.tsx'
import { type PropsDaAcao, useFormularioDaAcao } from '../envio/use-formulario-da-acao.ts'

/** TIC-10, ERR-07 */
export function ReabrirTicket(props: PropsDaAcao) {
  const { observacao } = reabrirTicket.corpo.shape
  const acao = useFormularioDaAcao(reabrirTicket, {
    ...props,
    esquema: z.object({ observacao }),
    valores: { observacao: '' },
    mensagem: 'Ticket reaberto com sucesso',
    aoFalhar: ({ message }) => avisarErro(message),
  })
  return (
    <FormularioDaAcao {...props} acao={acao} semErro>
      <p className={estilos.explicacao}>O ticket volta a ficar aberto, na etapa em que foi finalizado.</p>
      <Observacao primeiro />
    </FormularioDaAcao>
  )
}

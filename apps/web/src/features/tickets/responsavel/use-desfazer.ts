import { desfazerResponsavel } from '@balcao/dominio/tickets/fluxo/contratos-responsavel'
import { useAcao } from '../../../platform/consultas.ts'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'

type Trocado = { id: number; versao: number }

/** MES-02 Gives tickets back to whoever had them; those that moved on since stay as they are, and that is told. */
export function useDesfazerResponsavel() {
  const { mutate } = useAcao(desfazerResponsavel, {
    aoFalhar: ({ message }) => avisarErro(message),
    aoConcluir: ({ feitos, resultados }) => {
      const recusado = resultados.find(({ feito }) => !feito)
      if (feitos > 0) avisarSucesso(feitos === 1 ? 'Desfeito.' : `Desfeito em ${feitos} tickets.`)
      if (recusado) avisarErro(recusado.message)
    },
  })
  return (tickets: readonly Trocado[]) => mutate({ corpo: { tickets: [...tickets] } })
}

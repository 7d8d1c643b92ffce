import { cancelarTrocaDeEmail, reenviarConfirmacaoDeEmail } from '@balcao/dominio/conta/contratos'
import { useAcao } from '../../../platform/consultas.ts'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'

const opcoes = {
  aoConcluir: ({ message }: { message: string }) => avisarSucesso(message),
  aoFalhar: ({ message }: { message: string }) => avisarErro(message),
}

export const useReenviarConfirmacao = () => useAcao(reenviarConfirmacaoDeEmail, opcoes)

export const useCancelarTroca = () => useAcao(cancelarTrocaDeEmail, opcoes)

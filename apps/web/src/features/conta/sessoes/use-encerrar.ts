import { encerrarOutrasSessoes, encerrarUmaSessao } from '@balcao/dominio/conta/contratos'
import { useAcao } from '../../../platform/consultas.ts'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'

const opcoes = {
  aoConcluir: ({ message }: { message: string }) => avisarSucesso(message),
  aoFalhar: ({ message }: { message: string }) => avisarErro(message),
}

export const useEncerrar = () => useAcao(encerrarUmaSessao, opcoes)

export const useEncerrarOutras = () => useAcao(encerrarOutrasSessoes, opcoes)

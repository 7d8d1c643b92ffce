import { obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import {
  assumirTicket,
  atribuirTicket,
  devolverTicket,
} from '@balcao/dominio/tickets/fluxo/contratos-responsavel'
import type { ApiError } from '../../../platform/api-error.ts'
import { useAcao, useConsulta } from '../../../platform/consultas.ts'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'
import { useVersaoConhecida } from '../use-versao-conhecida.ts'
import { useDesfazerResponsavel } from './use-desfazer.ts'

/** MES-02 Whose a ticket is, changed at one click, because it can be undone. */
export function useResponsavel({ id, versao }: { id: number; versao: number }) {
  const params = { idTicket: id }
  const desfazer = useDesfazerResponsavel()
  const conhecer = useVersaoConhecida(id)
  const { refetch } = useConsulta(obterTicket, { params }, { ativa: false, mostradoNaArea: true })
  const opcoes = {
    // Who has it now, or what happened to it, is for the screen to show too.
    aoFalhar: (erro: ApiError) => {
      avisarErro(erro.message)
      void refetch()
    },
    aoConcluir: (saida: { message: string; versao: number }) => {
      conhecer(saida.versao)
      avisarSucesso(`${saida.message}.`, {
        acao: { rotulo: 'Desfazer', aoAcionar: () => desfazer([{ id, versao: saida.versao }]) },
      })
    },
  }
  const assuncao = useAcao(assumirTicket, opcoes)
  const devolucao = useAcao(devolverTicket, opcoes)
  const atribuicao = useAcao(atribuirTicket, { aoConcluir: opcoes.aoConcluir })
  const ocupado = assuncao.isPending || devolucao.isPending || atribuicao.isPending
  return {
    ocupado,
    assumir: () => !ocupado && assuncao.mutate({ params, corpo: {} }),
    devolver: () => !ocupado && devolucao.mutate({ params, corpo: { versao } }),
    erroAoAtribuir: atribuicao.error,
    esquecerErro: atribuicao.reset,
    atribuir: (operador: number, aoAtribuir: () => void) =>
      atribuicao.mutate({ params, corpo: { versao, operador } }, { onSuccess: aoAtribuir }),
  }
}

import type { Automacao } from '@balcao/dominio/automacoes/campos'
import { excluirAutomacao, restaurarAutomacao } from '@balcao/dominio/automacoes/contratos'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useAcao } from '../../../platform/consultas.ts'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'

const aoFalhar = (erro: Error) => avisarErro(mensagemDoErro(erro))

/** MES-10 Away at one press, because it can be undone. */
export function useExclusao() {
  const exclusao = useAcao(excluirAutomacao, { aoFalhar })
  const volta = useAcao(restaurarAutomacao, { aoFalhar })
  return ({ id, versao }: Automacao) => {
    const params = { idAutomacao: id }
    exclusao.mutate(
      { params, query: { versao } },
      {
        onSuccess: (saida) => {
          let desfeito = false
          const desfazer = () => {
            // The toast takes a moment to leave, and a second click would find it.
            if (!desfeito)
              volta.mutate(
                { params, corpo: { versao: saida.versao } },
                { onSuccess: ({ message }) => avisarSucesso(message) },
              )
            desfeito = true
          }
          avisarSucesso(saida.message, { acao: { rotulo: 'Desfazer', aoAcionar: desfazer } })
        },
      },
    )
  }
}

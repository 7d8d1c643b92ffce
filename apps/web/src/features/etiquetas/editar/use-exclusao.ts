import type { EtiquetaDaLista } from '@balcao/dominio/etiquetas/campos'
import { excluirEtiqueta, restaurarEtiqueta } from '@balcao/dominio/etiquetas/contratos'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useAcao } from '../../../platform/consultas.ts'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'

const aoFalhar = (erro: Error) => avisarErro(mensagemDoErro(erro))

/** MES-06 Away at one press, because it can be undone. */
export function useExclusao() {
  const exclusao = useAcao(excluirEtiqueta, { aoFalhar })
  const volta = useAcao(restaurarEtiqueta, { aoFalhar })
  return ({ id, versao }: EtiquetaDaLista) => {
    const params = { idEtiqueta: id }
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

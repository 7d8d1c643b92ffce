import { criarOrcamento } from '@balcao/dominio/orcamentos/edicao'
import { useNavigate } from '@tanstack/react-router'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useAcao } from '../../platform/consultas.ts'
import { avisarErro } from '../../ui/retorno/toasts.ts'

/** VEN-02 A quote begins with its customer alone, and opens where its products are typed. */
export function useNovoOrcamento(aoAbrir?: () => void) {
  const navegar = useNavigate()
  const acao = useAcao(criarOrcamento, {
    aoConcluir({ id }) {
      aoAbrir?.()
      void navegar({ to: '/orcamentos/$idOrcamento', params: { idOrcamento: String(id) } })
    },
    aoFalhar: (erro) => avisarErro(mensagemDoErro(erro)),
  })
  return {
    criando: acao.isPending,
    comecar: (corpo: { idCli: number }) => acao.mutate({ corpo }),
  }
}

import { criarInformacao, excluirInformacao, type Informacao } from '@balcao/dominio/informacoes/contratos'
import { useCallback, useState } from 'react'
import { useAcao } from '../../platform/consultas.ts'
import { useConfirmar } from '../../ui/retorno/confirmacao.tsx'
import { avisarErro, avisarSucesso } from '../../ui/retorno/toasts.ts'

/** CLI-05, ERR-09 Takes a note out, asking first; whoever regrets it puts it back. A failure is told in its row. */
export function useExclusao() {
  const confirmar = useConfirmar()
  const [falhou, setFalhou] = useState<number | null>(null)
  const { mutate: incluir } = useAcao(criarInformacao, {
    aoFalhar: () => avisarErro('Não foi possível desfazer a exclusão.'),
  })
  const { mutate, isPending, variables } = useAcao(excluirInformacao)

  const excluir = useCallback(
    async (informacao: Informacao) => {
      const { id, dimensao, dimensao_id, cliente_id, observacao, descricao, versao } = informacao
      setFalhou(null)
      const sim = await confirmar({
        titulo: 'Excluir esta informação?',
        mensagem: `${descricao}: ${observacao}`,
        confirmar: 'Excluir',
        perigo: true,
      })
      if (!sim) return
      mutate(
        { query: { id, versao } },
        {
          onSuccess: () =>
            avisarSucesso('Informação excluída.', {
              acao: {
                rotulo: 'Desfazer',
                aoAcionar: () => incluir({ corpo: { dimensao, dimensao_id, cliente_id, observacao } }),
              },
            }),
          onError: () => setFalhou(id),
        },
      )
    },
    [confirmar, incluir, mutate],
  )
  return { excluir, excluindo: isPending ? Number(variables.query.id) : null, falhou }
}

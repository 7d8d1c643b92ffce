import { duplicarOrcamento, repetirPedido } from '@balcao/dominio/orcamentos/edicao'
import { useNavigate } from '@tanstack/react-router'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useAcao } from '../../platform/consultas.ts'
import { mostrarMensagem } from '../../ui/retorno/mostrar-mensagem.ts'
import { avisarErro, avisarSucesso } from '../../ui/retorno/toasts.ts'

/** VEN-02 The same again, at today's prices; what is no longer sold is told. */
function useAoCopiar() {
  const navegar = useNavigate()
  return {
    aoConcluir({ id, foraDeLinha }: { id: number; foraDeLinha: string[] }) {
      avisarSucesso(`Orçamento ${id} criado.`)
      if (foraDeLinha.length > 0)
        mostrarMensagem({
          tipo: 'aviso',
          titulo: 'Alguns produtos não entraram',
          mensagem: `Não são mais vendidos:\n${foraDeLinha.join('\n')}`,
        })
      void navegar({ to: '/orcamentos/$idOrcamento', params: { idOrcamento: String(id) } })
    },
    aoFalhar: (erro: Parameters<typeof mensagemDoErro>[0]) => avisarErro(mensagemDoErro(erro)),
  }
}

export function useDuplicarOrcamento() {
  const { isPending, mutate } = useAcao(duplicarOrcamento, useAoCopiar())
  return { copiando: isPending, duplicar: (id: number) => !isPending && mutate({ params: { id } }) }
}

export function useRepetirPedido({ saldo }: { saldo: boolean }) {
  const { isPending, mutate } = useAcao(repetirPedido, useAoCopiar())
  return {
    copiando: isPending,
    repetir: (id: number) => !isPending && mutate({ params: { id }, corpo: { saldo } }),
  }
}

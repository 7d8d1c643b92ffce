import { duplicarOrcamento } from '@balcao/dominio/orcamentos/edicao'
import { useNavigate } from '@tanstack/react-router'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useAcao } from '../../../platform/consultas.ts'
import { mostrarMensagem } from '../../../ui/retorno/mostrar-mensagem.ts'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'
import { useEditor } from './contexto.ts'

/** VEN-02 The same again, at today's prices; what is no longer sold is told. */
export function useDuplicar() {
  const { editor } = useEditor()
  const navegar = useNavigate()
  const acao = useAcao(duplicarOrcamento, {
    aoConcluir({ id, foraDeLinha }) {
      avisarSucesso(`Orçamento ${id} criado.`)
      if (foraDeLinha.length > 0)
        mostrarMensagem({
          tipo: 'aviso',
          titulo: 'Alguns produtos não entraram',
          mensagem: `Não são mais vendidos:\n${foraDeLinha.join('\n')}`,
        })
      void navegar({ to: '/orcamentos/$idOrcamento', params: { idOrcamento: String(id) } })
    },
    aoFalhar: (erro) => avisarErro(mensagemDoErro(erro)),
  })
  return () => {
    if (!acao.isPending) acao.mutate({ params: { id: editor.ler().edicao.id } })
  }
}

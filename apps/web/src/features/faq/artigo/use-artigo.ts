import { type Artigo, avaliarArtigo, obterArtigo } from '@balcao/dominio/faq/contratos'
import { useQueryClient } from '@tanstack/react-query'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { chaveDe, useAcao, useConsulta } from '../../../platform/consultas.ts'
import { avisarErro } from '../../../ui/retorno/toasts.ts'

export const useArtigo = (idArtigo: number) =>
  useConsulta(obterArtigo, { params: { idArtigo } }, { mostradoNaArea: true })

/** FAQ-01 Says whether it helped; the score on the screen follows. */
export function useAvaliar(idArtigo: number) {
  const cliente = useQueryClient()
  const params = { idArtigo }
  const acao = useAcao(avaliarArtigo, {
    aoConcluir: (avaliacao) =>
      cliente.setQueryData<Artigo>(
        chaveDe(obterArtigo, { params }),
        (artigo) => artigo && { ...artigo, score: avaliacao.score, avaliacao },
      ),
    aoFalhar: (erro) => avisarErro(mensagemDoErro(erro)),
  })
  return {
    /** Said now, not on another day. */
    agora: acao.data?.meuVoto ?? null,
    // A button that is disabled meanwhile would lose the focus: it is only deaf.
    avaliar: (ajudou: boolean) => !acao.isPending && acao.mutate({ params, corpo: { ajudou } }),
  }
}

import { baixarOrcamento } from '@balcao/dominio/orcamentos/link'
import { useDownload } from '../../platform/arquivos-do-servidor.ts'
import { avisarErro } from '../../ui/retorno/toasts.ts'

/** VEN-02 The quote on paper, for the customer. */
export function useBaixarPdf(id: number): { baixar: () => void; baixando: boolean } {
  const pdf = useDownload(baixarOrcamento)
  const baixar = () =>
    pdf.mutate(
      { params: { id }, nomePadrao: `orcamento-${id}.pdf` },
      { onError: ({ message }) => avisarErro(message) },
    )
  return { baixar, baixando: pdf.isPending }
}

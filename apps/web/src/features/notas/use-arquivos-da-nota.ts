import { baixarDanfe, baixarXmlDaNota } from '@balcao/dominio/notas/contratos'
import { useCallback, useState } from 'react'
import { type ApiError, mensagemDoErro } from '../../platform/api-error.ts'
import { useDownload } from '../../platform/arquivos-do-servidor.ts'

export type ArquivoDaNota = 'danfe' | 'xml'
type Nota = { id: number; chave: string }

/** ERR-07 What keeps a file from coming; the number tells one failure from the next. */
export type FalhaDoDownload = { numero: number; mensagem: string }

/** API-08 The two files of an invoice; one hook serves all rows of a list. */
export function useArquivosDaNota() {
  const danfe = useDownload(baixarDanfe)
  const xml = useDownload(baixarXmlDaNota)
  const [falha, setFalha] = useState<FalhaDoDownload | null>(null)

  const [baixarOPdf, baixarOXml] = [danfe.mutate, xml.mutate]
  const baixar = useCallback(
    (arquivo: ArquivoDaNota, { id, chave }: Nota) => {
      const onError = (erro: ApiError) =>
        setFalha((anterior) => ({ numero: (anterior?.numero ?? 0) + 1, mensagem: mensagemDoErro(erro) }))
      if (arquivo === 'danfe') baixarOPdf({ params: { id }, nomePadrao: `${chave}-danfe.pdf` }, { onError })
      else baixarOXml({ params: { id }, nomePadrao: `${chave}-nfe.xml` }, { onError })
    },
    [baixarOPdf, baixarOXml],
  )

  return {
    baixar,
    /** The invoice whose file is on its way. */
    danfeDe: danfe.isPending ? danfe.variables.params.id : null,
    xmlDe: xml.isPending ? xml.variables.params.id : null,
    falha,
    dispensarFalha: () => setFalha(null),
  }
}

export type ArquivosDaNota = ReturnType<typeof useArquivosDaNota>

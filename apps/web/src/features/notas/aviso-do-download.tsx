import { Button } from '@mantine/core'
import { useState } from 'react'
import { DialogoDeAlerta, ESC_SOMENTE_AQUI, umClique } from '../../ui/retorno/dialogo-de-alerta.tsx'
import { TextoComQuebras } from '../../ui/retorno/texto-com-quebras.tsx'
import type { FalhaDoDownload } from './use-arquivos-da-nota.ts'

type AvisoDoDownloadProps = { falha: FalhaDoDownload | null; aoFechar: () => void }

export function AvisoDoDownload({ falha, aoFechar }: AvisoDoDownloadProps) {
  // The words stay on the screen while the dialog fades out.
  const [exibida, setExibida] = useState(falha)
  if (falha && falha !== exibida) setExibida(falha)
  if (!exibida) return null
  return (
    <DialogoDeAlerta
      aberto={falha !== null}
      assunto={exibida.numero}
      tom="aviso"
      titulo="Atenção"
      aoFechar={aoFechar}
      acoes={
        <Button data-autofocus {...ESC_SOMENTE_AQUI} onClick={umClique(aoFechar)}>
          Fechar aviso
        </Button>
      }
    >
      <TextoComQuebras texto={exibida.mensagem} />
    </DialogoDeAlerta>
  )
}

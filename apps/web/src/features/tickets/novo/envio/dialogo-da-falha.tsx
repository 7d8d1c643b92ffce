import { Button } from '@mantine/core'
import { useState } from 'react'
import { DialogoDeAlerta, ESC_SOMENTE_AQUI, umClique } from '../../../../ui/retorno/dialogo-de-alerta.tsx'
import { TextoComQuebras } from '../../../../ui/retorno/texto-com-quebras.tsx'
import { nomesDosCampos } from '../campos-do-passo.ts'
import type { Falha } from '../use-assistente.ts'

/** NOV-16 Error: what happened, and 'Voltar' to everything that was typed. */
export function DialogoDaFalha({ falha, aoVoltar }: { falha: Falha | null; aoVoltar: () => void }) {
  // The words stay on the screen while the dialog fades out.
  const [exibida, setExibida] = useState(falha)
  if (falha && falha !== exibida) setExibida(falha)
  if (!exibida) return null
  const onde = nomesDosCampos(Object.keys(exibida.recusas.campos))
  const texto = [exibida.mensagem, onde && `Confira: ${onde}.`, 'Tudo o que você preencheu continua aqui.']
  return (
    <DialogoDeAlerta
      aberto={falha !== null}
      assunto={0}
      tom="erro"
      titulo="Não foi possível abrir o ticket"
      aoFechar={aoVoltar}
      acoes={
        <Button data-autofocus {...ESC_SOMENTE_AQUI} onClick={umClique(aoVoltar)}>
          Voltar
        </Button>
      }
    >
      <TextoComQuebras texto={texto.filter(Boolean).join('\n')} />
    </DialogoDeAlerta>
  )
}

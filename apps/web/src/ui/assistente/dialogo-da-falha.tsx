import { Button } from '@mantine/core'
import { useState } from 'react'
import { DialogoDeAlerta, ESC_SOMENTE_AQUI, umClique } from '../retorno/dialogo-de-alerta.tsx'
import { TextoComQuebras } from '../retorno/texto-com-quebras.tsx'
import type { Falha } from './estado-do-assistente.ts'
import { nomesDosCampos } from './o-que-falta.tsx'

type DialogoDaFalhaProps = {
  titulo: string
  falha: Falha | null
  nomeDoCampo: (campo: string) => string
  aoVoltar: () => void
}

/** NOV-16 Error: what happened, and 'Voltar' to everything that was typed. */
export function DialogoDaFalha({ titulo, falha, nomeDoCampo, aoVoltar }: DialogoDaFalhaProps) {
  // The words stay on the screen while the dialog fades out.
  const [exibida, setExibida] = useState(falha)
  if (falha && falha !== exibida) setExibida(falha)
  if (!exibida) return null
  const onde = nomesDosCampos(Object.keys(exibida.recusas.campos), nomeDoCampo)
  const texto = [exibida.mensagem, onde && `Confira: ${onde}.`, 'Tudo o que você preencheu continua aqui.']
  return (
    <DialogoDeAlerta
      aberto={falha !== null}
      assunto={0}
      tom="erro"
      titulo={titulo}
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

import { Button } from '@mantine/core'
import { useState } from 'react'
import { TextoComQuebras } from './texto-com-quebras.tsx'

type ConteudoDoToastProps = {
  texto: string
  acao?: { rotulo: string; aoAcionar: () => void } | undefined
}

/** Text of a toast, with what it offers; pressed, the offer is gone. */
export function ConteudoDoToast({ texto, acao }: ConteudoDoToastProps) {
  const [usada, setUsada] = useState(false)
  return (
    <>
      <TextoComQuebras texto={texto} />
      {acao && !usada && (
        <Button
          size="compact-sm"
          variant="default"
          ml="xs"
          onClick={() => {
            setUsada(true)
            acao.aoAcionar()
          }}
        >
          {acao.rotulo}
        </Button>
      )}
    </>
  )
}

import { Box, Button, Group } from '@mantine/core'
import { useRef } from 'react'
import { TextoComQuebras } from './texto-com-quebras.tsx'

/** Undo and the like; pressing it closes the toast. */
export type AcaoDoToast = { rotulo: string; aoAcionar: () => void }

type ConteudoDoToastProps = { texto: string; acao?: AcaoDoToast | undefined; aoFechar: () => void }

export function ConteudoDoToast({ texto, acao, aoFechar }: ConteudoDoToastProps) {
  // It stays on the screen while it glides out, and can be pressed there.
  const acionado = useRef(false)
  if (!acao) return <TextoComQuebras texto={texto} />
  return (
    <Group justify="space-between" gap="xs">
      <Box flex="1 1 120px">
        <TextoComQuebras texto={texto} />
      </Box>
      <Button
        size="compact-sm"
        variant="light"
        flex="none"
        onClick={() => {
          if (acionado.current) return
          acionado.current = true
          aoFechar()
          acao.aoAcionar()
        }}
      >
        {acao.rotulo}
      </Button>
    </Group>
  )
}

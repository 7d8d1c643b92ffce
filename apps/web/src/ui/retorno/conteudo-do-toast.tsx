import { Button, Group } from '@mantine/core'
import { TextoComQuebras } from './texto-com-quebras.tsx'
import type { OpcoesDoToast } from './toasts.ts'

type ConteudoDoToastProps = Pick<OpcoesDoToast, 'acao'> & { texto: string; aoFechar: () => void }

export function ConteudoDoToast({ texto, acao, aoFechar }: ConteudoDoToastProps) {
  if (!acao) return <TextoComQuebras texto={texto} />
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap">
      <TextoComQuebras texto={texto} />
      <Button
        size="compact-sm"
        variant="light"
        flex="none"
        onClick={() => {
          aoFechar()
          acao.aoAcionar()
        }}
      >
        {acao.rotulo}
      </Button>
    </Group>
  )
}

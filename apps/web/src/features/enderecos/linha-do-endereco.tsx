import type { EnderecoDeEntrega } from '@balcao/dominio/enderecos/contratos'
import { ActionIcon, Button, Group, Tooltip } from '@mantine/core'
import { IconCheck, IconTrash } from '@tabler/icons-react'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import { EnderecoEmLinhas, ruaDo } from './endereco-em-linhas.tsx'

type LinhaDoEnderecoProps = {
  endereco: EnderecoDeEntrega
  escolhido: boolean
  /** Without it the address is only read. */
  aoEscolher: (() => void) | undefined
  aoExcluir: () => void
  excluindo: boolean
}

export function LinhaDoEndereco(props: LinhaDoEnderecoProps) {
  const { endereco, escolhido, aoEscolher, aoExcluir, excluindo } = props
  const marca = escolhido && <IconCheck size={16} aria-hidden />
  const palavra = escolhido ? 'Selecionado' : 'Selecionar'
  return (
    <li>
      <EnderecoEmLinhas endereco={endereco} />
      {aoEscolher ? (
        <Group gap={4} wrap="nowrap">
          <Button
            variant={escolhido ? 'light' : 'default'}
            size="xs"
            leftSection={marca}
            aria-label={`${palavra}: ${ruaDo(endereco)}`}
            onClick={aoEscolher}
          >
            {palavra}
          </Button>
          <Tooltip label="Excluir">
            <ActionIcon
              variant="subtle"
              size="lg"
              color="red"
              aria-label={`Excluir ${ruaDo(endereco)}`}
              loading={excluindo}
              onClick={aoExcluir}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </Group>
      ) : (
        escolhido && (
          <Etiqueta tom="verde" icone={marca}>
            Selecionado
          </Etiqueta>
        )
      )}
    </li>
  )
}

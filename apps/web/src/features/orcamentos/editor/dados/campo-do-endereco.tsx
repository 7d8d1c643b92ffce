import { Button, Input } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useDoEditor, useEditor } from '../contexto.ts'
import type { EstadoDoEditor } from '../estado.ts'
import { useCampo } from './use-campo.ts'

/** END-01 Delivery addresses belong to another feature: it shows them, the quote keeps which. */
export type EscolherEndereco = (escolha: {
  idCli: number
  aberto: boolean
  atual: number | null
  aoSalvar: (endereco: { id: number } | null) => void
  aoFechar: () => void
}) => ReactNode

const enderecosDe = ({ edicao }: EstadoDoEditor) => edicao.opcoes.enderecos

export function CampoDoEndereco({ escolherEndereco }: { escolherEndereco: EscolherEndereco }) {
  const { editor } = useEditor()
  const { value, error, readOnly, mudar } = useCampo('idEndereco')
  const enderecos = useDoEditor(enderecosDe)
  const [aberto, setAberto] = useState(false)
  const escolhido = enderecos.find(({ id }) => id === value)
  const texto =
    value === null ? 'O mesmo do cadastro do cliente' : (escolhido?.desc ?? 'Outro endereço do cliente')
  return (
    <Input.Wrapper label="Endereço de entrega" labelElement="div" error={error}>
      <Button
        fullWidth
        variant="default"
        justify="flex-start"
        disabled={readOnly}
        leftSection={<IconMapPin size={16} aria-hidden />}
        title={texto}
        aria-label={`Endereço de entrega: ${texto}`}
        onClick={() => setAberto(true)}
      >
        {texto}
      </Button>
      {escolherEndereco({
        idCli: editor.ler().edicao.cliente.id,
        aberto,
        atual: value,
        aoSalvar(endereco) {
          mudar(endereco?.id ?? null)
          setAberto(false)
        },
        aoFechar: () => setAberto(false),
      })}
    </Input.Wrapper>
  )
}

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useAbrirCadastro } from './abrir-cadastro.ts'
import { usePermiteCadastrar } from './use-permite-cadastrar.ts'

export function BotaoCadastrarCliente() {
  const abrir = useAbrirCadastro()
  if (!usePermiteCadastrar().data?.permite) return null
  return (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => abrir()}>
      Cadastrar cliente
    </Button>
  )
}

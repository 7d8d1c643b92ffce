import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEstreito } from '../../ui/listas/lugar-estreito.ts'
import { useAbrirCadastro } from './abrir-cadastro.ts'
import { usePermiteCadastrar } from './use-permite-cadastrar.ts'

export function BotaoCadastrarCliente() {
  const abrir = useAbrirCadastro()
  const estreito = useEstreito()
  if (!usePermiteCadastrar().data?.permite) return null
  return (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => abrir()}
      aria-label="Cadastrar cliente"
    >
      {estreito ? 'Cadastrar' : 'Cadastrar cliente'}
    </Button>
  )
}

import { Text } from '@mantine/core'

/** ERR-09 No toast, no alert: beside the button, that nothing was kept, and what was typed stays. */
export function NaoFoiSalvo({ o = 'salvo' }: { o?: 'salvo' | 'excluído' }) {
  return (
    <Text role="status" span c="dimmed">
      Nada foi {o}. Tente novamente.
    </Text>
  )
}

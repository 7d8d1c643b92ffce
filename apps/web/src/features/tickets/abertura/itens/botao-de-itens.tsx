import { plural } from '@balcao/dominio/formatos/contagem'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconListDetails } from '@tabler/icons-react'
import type { PropsDoPasso } from '../pedido/passo.ts'
import { DialogoDeItens } from './dialogo-de-itens.tsx'

/** NOV-08 In the header of the wizard, once something was chosen. */
export function BotaoDeItens({ novo, mudar }: Pick<PropsDoPasso, 'novo' | 'mudar'>) {
  const [aberto, { open, close }] = useDisclosure()
  const total = novo.notas.length + novo.itensAvulsos.length + novo.itens.length
  return (
    <>
      {total > 0 && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconListDetails size={16} aria-hidden />}
          aria-label={`Itens: ${plural(total, 'escolhido', 'escolhidos')}`}
          onClick={open}
        >
          Itens ({total})
        </Button>
      )}
      <DialogoDeItens aberto={aberto} aoFechar={close} novo={novo} mudar={mudar} />
    </>
  )
}

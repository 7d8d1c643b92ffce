import type { Etiqueta as EtiquetaDoTicket } from '@balcao/dominio/etiquetas/campos'
import { Group } from '@mantine/core'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'

export function EtiquetasEmLinha({ etiquetas }: { etiquetas: readonly EtiquetaDoTicket[] }) {
  if (etiquetas.length === 0) return null
  return (
    <Group gap={4}>
      {etiquetas.map(({ id, nome, cor }) => (
        <Etiqueta key={id} tom={cor}>
          {nome}
        </Etiqueta>
      ))}
    </Group>
  )
}

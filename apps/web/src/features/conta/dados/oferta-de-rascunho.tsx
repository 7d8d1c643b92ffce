import { Alert, Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { useRascunho } from '../../../platform/rascunho.ts'
import estilos from '../conta.module.css'

type OfertaDeRascunhoProps = { rascunho: Pick<ReturnType<typeof useRascunho>, 'recuperar' | 'descartar'> }

/** ERR-01 What was being typed when the session ended. */
export function OfertaDeRascunho({ rascunho }: OfertaDeRascunhoProps) {
  return (
    <Alert role="status" color="blue" icon={<IconPencil size={20} aria-hidden />}>
      <div className={estilos.rascunho}>
        <span>Você tinha alterações que não chegaram a ser salvas.</span>
        <div className={estilos.acoes}>
          <Button size="xs" onClick={rascunho.recuperar}>
            Recuperar
          </Button>
          <Button size="xs" variant="default" onClick={rascunho.descartar}>
            Descartar
          </Button>
        </div>
      </div>
    </Alert>
  )
}

import { IconAlertTriangle } from '@tabler/icons-react'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import estilos from './item-de-aviso.module.css'
import type { Aviso } from './use-avisos.ts'

/** AVI-01 What sets a notice apart, in words. */
export function MarcasDoAviso({ lido, importante }: Pick<Aviso, 'lido' | 'importante'>) {
  return (
    <div className={estilos.etiquetas}>
      {!lido && <Etiqueta tom="azul">Não lido</Etiqueta>}
      {importante && (
        <Etiqueta tom="laranja" icone={<IconAlertTriangle size={14} aria-hidden />}>
          Importante
        </Etiqueta>
      )}
    </div>
  )
}

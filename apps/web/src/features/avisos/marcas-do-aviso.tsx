import { TIPOS_DE_AVISO, type TipoDeAviso, tipoDoAviso } from '@balcao/dominio/avisos/tipos'
import { IconAlertTriangle, IconUser } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import estilos from './item-de-aviso.module.css'
import type { Aviso } from './use-avisos.ts'

const SINAIS: Record<TipoDeAviso, Omit<ComponentProps<typeof Etiqueta>, 'children'>> = {
  COMUM: {},
  IMPORTANTE: { tom: 'laranja', icone: <IconAlertTriangle size={14} aria-hidden /> },
  PESSOAL: { tom: 'roxo', icone: <IconUser size={14} aria-hidden /> },
}

/** AVI-01 What sets a notice apart, in words. */
export function MarcasDoAviso({ aviso }: { aviso: Aviso }) {
  const tipo = tipoDoAviso(aviso)
  const { etiqueta } = TIPOS_DE_AVISO[tipo]
  return (
    <div className={estilos.etiquetas}>
      {!aviso.lido && <Etiqueta tom="azul">Não lido</Etiqueta>}
      {etiqueta && <Etiqueta {...SINAIS[tipo]}>{etiqueta}</Etiqueta>}
    </div>
  )
}

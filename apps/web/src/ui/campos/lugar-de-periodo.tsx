import { Group } from '@mantine/core'
import estilos from './campos.module.css'
import { LugarDeCampo } from './lugar-de-campo.tsx'

/** The two dates of a period as they will look, until their code is there. */
export function LugarDePeriodo() {
  return (
    <Group gap="xs" align="flex-start" aria-hidden inert>
      <LugarDeCampo rotulo="De" placeholder="dd/mm/aaaa" className={estilos.data} />
      <div className={estilos.dataComAtalhos}>
        <LugarDeCampo rotulo="Até" placeholder="dd/mm/aaaa" className={estilos.data} />
      </div>
    </Group>
  )
}

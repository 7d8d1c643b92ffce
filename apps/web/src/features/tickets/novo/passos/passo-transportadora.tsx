import estilos from '../novo.module.css'
import type { PropsDoPasso } from '../passo.ts'
import { useSeletores } from '../seletores.ts'

/** NOV-14 */
export function PassoTransportadora({ novo, mudar, problemas }: PropsDoPasso) {
  const { Transportadora } = useSeletores()
  return (
    <div className={estilos.campos}>
      <Transportadora
        label="Transportadora"
        primeiro
        valor={novo.transportadora}
        aoMudar={(transportadora) => mudar((atual) => ({ ...atual, transportadora }))}
        erro={problemas.transportadora_id}
      />
    </div>
  )
}

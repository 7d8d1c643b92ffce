import { pedeConsumidorInteiro } from '@balcao/dominio/tickets/abertura/regras'
import { Switch } from '@mantine/core'
import { useConsumidorFixo } from '../pedido/consumidor-fixo.ts'
import { CONSUMIDOR_EM_BRANCO } from '../pedido/estado.ts'
import type { PropsDoPasso } from '../pedido/passo.ts'
import { CampoDaOrigem } from './campo-da-origem.tsx'
import { CamposDoCliente } from './campos-do-cliente.tsx'
import { CamposDoConsumidor } from './campos-do-consumidor.tsx'
import estilos from './novo.module.css'

/** NOV-02, NOV-06, NOV-07 Origin, and a customer in a branch or a final consumer. */
export function PassoCliente(props: PropsDoPasso) {
  const { novo, mudar, problemas } = props
  const consumidorFixo = useConsumidorFixo()
  const podeSerConsumidor = (novo.tipo?.usa_consumidor_final ?? 0) > 0
  const comoConsumidor = novo.consumidorFinal !== null
  return (
    <div className={estilos.campos}>
      {consumidorFixo ? (
        <p className={estilos.explicacao}>O ticket será aberto em seu nome. Confira os seus dados.</p>
      ) : (
        <CampoDaOrigem {...props} comFoco />
      )}
      {!consumidorFixo && podeSerConsumidor && (
        <Switch
          label="É um consumidor final"
          description="Quem comprou para uso próprio e não é cliente cadastrado."
          checked={comoConsumidor}
          onChange={({ currentTarget: { checked } }) =>
            mudar((atual) => ({ ...atual, consumidorFinal: checked ? CONSUMIDOR_EM_BRANCO : null }))
          }
        />
      )}
      {problemas.consumidorFinal && <p className={estilos.erro}>{problemas.consumidorFinal}</p>}
      {novo.consumidorFinal ? (
        <CamposDoConsumidor
          consumidor={novo.consumidorFinal}
          inteiro={novo.tipo !== null && pedeConsumidorInteiro(novo.tipo)}
          mudar={mudar}
          problemas={problemas}
        />
      ) : (
        <CamposDoCliente {...props} />
      )}
    </div>
  )
}

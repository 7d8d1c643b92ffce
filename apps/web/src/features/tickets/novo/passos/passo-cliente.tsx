import { listarOrigens } from '@balcao/dominio/tickets/catalogo/contratos'
import { Switch } from '@mantine/core'
import { criarSeletorDeLista } from '../../../../seletores/criar-seletor-de-lista.tsx'
import { useConsumidorFixo } from '../consumidor-fixo.ts'
import { CONSUMIDOR_EM_BRANCO } from '../estado.ts'
import estilos from '../novo.module.css'
import type { PropsDoPasso } from '../passo.ts'
import { CamposDoCliente } from './campos-do-cliente.tsx'
import { CamposDoConsumidor } from './campos-do-consumidor.tsx'

const SeletorDeOrigem = criarSeletorDeLista({
  contrato: listarOrigens,
  rotulo: 'Origem',
  paraOpcao: ({ chave, descricao }) => ({ valor: chave, nome: descricao }),
})

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
        <SeletorDeOrigem
          description="Por onde o pedido chegou."
          required
          clearable={false}
          data-autofocus
          value={novo.origem || null}
          onChange={(origem) => mudar((atual) => ({ ...atual, origem: origem ?? '' }))}
          error={problemas.origem}
        />
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
        <CamposDoConsumidor consumidor={novo.consumidorFinal} mudar={mudar} problemas={problemas} />
      ) : (
        <CamposDoCliente {...props} />
      )}
    </div>
  )
}

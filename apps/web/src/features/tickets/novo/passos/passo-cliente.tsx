import { listarOrigens } from '@balcao/dominio/tickets/contratos-consultas'
import { Switch } from '@mantine/core'
import { useMemo } from 'react'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { useConsulta } from '../../../../platform/consultas.ts'
import { CampoDeSelecao } from '../../../../ui/campos/campo-de-selecao.tsx'
import { useConsumidorFixo } from '../consumidor-fixo.ts'
import { CONSUMIDOR_EM_BRANCO } from '../estado.ts'
import estilos from '../novo.module.css'
import type { PropsDoPasso } from '../passo.ts'
import { CamposDoCliente } from './campos-do-cliente.tsx'
import { CamposDoConsumidor } from './campos-do-consumidor.tsx'

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
        <CampoDeOrigem {...props} />
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

function CampoDeOrigem({ novo, mudar, problemas }: PropsDoPasso) {
  const { data, error, isPending, refetch } = useConsulta(
    listarOrigens,
    {},
    { mostradoNaArea: true, listaComum: true },
  )
  const opcoes = useMemo(
    () => (data?.itens ?? []).map(({ chave, descricao }) => ({ valor: chave, nome: descricao })),
    [data],
  )
  return (
    <CampoDeSelecao
      label="Origem"
      description="Por onde o pedido chegou."
      required
      clearable={false}
      data-autofocus
      opcoes={opcoes}
      carregando={isPending}
      value={novo.origem || null}
      onChange={(origem) => mudar((atual) => ({ ...atual, origem: origem ?? '' }))}
      error={problemas.origem ?? (error && mensagemDoErro(error))}
      {...(error && { aoTentarNovamente: () => void refetch() })}
    />
  )
}

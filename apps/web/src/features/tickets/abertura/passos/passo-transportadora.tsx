import { SeletorDeTransportadora } from '../../../../seletores/seletor-de-transportadora.tsx'
import type { PropsDoPasso } from '../pedido/passo.ts'
import { transportadorasDasNotas } from '../pedido/transportadora-proposta.ts'
import estilos from './novo.module.css'

const enumerar = new Intl.ListFormat('pt-BR')

/** NOV-10, NOV-14 The carrier of the chosen invoices is proposed. */
export function PassoTransportadora({ novo, mudar, problemas }: PropsDoPasso) {
  const { transportadora, cliente } = novo
  const dasNotas = transportadorasDasNotas(novo)
  return (
    <div className={estilos.campos}>
      <SeletorDeTransportadora
        required
        data-autofocus
        filtro={{ idCli: cliente?.id }}
        description={dicaDe(dasNotas, transportadora)}
        value={transportadora && { valor: transportadora.id, nome: transportadora.razSoc }}
        onChange={(escolhida) =>
          mudar((atual) => ({
            ...atual,
            transportadora: escolhida && { id: escolhida.valor, razSoc: escolhida.nome },
          }))
        }
        error={problemas.transportadora_id}
      />
    </div>
  )
}

type Transportadoras = ReturnType<typeof transportadorasDasNotas>

function dicaDe(dasNotas: Transportadoras, escolhida: Transportadoras[number] | null): string | undefined {
  if (dasNotas.length > 1)
    return `As notas fiscais escolhidas vieram por ${enumerar.format(dasNotas.map(({ razSoc }) => razSoc))}.`
  const [unica] = dasNotas
  return unica && unica.id === escolhida?.id ? 'É a transportadora da nota fiscal escolhida.' : undefined
}

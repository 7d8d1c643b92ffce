import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type Atividade, LinhaDeAtividades } from '../../../../platform/ficha/linha-de-atividades.tsx'

/** TIC-05 Of what was done with the customer, other tickets are a page away. */
export function ItensDaLinhaDoTempo({ itens }: { itens: readonly Atividade[] }) {
  return (
    <LinhaDeAtividades
      itens={itens}
      ligar={({ tipo }, referencia, nome) =>
        tipo === 'TICKET' && (
          <Anchor
            fw={500}
            renderRoot={(props) => (
              <Link to="/tickets/$idTicket" params={{ idTicket: String(referencia) }} {...props} />
            )}
          >
            {nome}
          </Anchor>
        )
      }
    />
  )
}

import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Cartao } from '../../../ui/ficha/cartao.tsx'

/** GES-04 Where the goods come back that this order replaces. */
export function CartaoDaTroca({ idTroca }: { idTroca: number }) {
  return (
    <Cartao titulo="Troca" soNaTela>
      <div>
        Repõe a mercadoria da{' '}
        <Anchor
          underline="always"
          component={Link}
          to="/solicitacoes-de-troca/$idTroca"
          {...({ params: { idTroca: String(idTroca) } } as object)}
        >
          troca {idTroca}
        </Anchor>
        .
      </div>
    </Cartao>
  )
}

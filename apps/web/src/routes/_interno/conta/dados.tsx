import { createFileRoute } from '@tanstack/react-router'
import { PaginaDeDados } from '../../../features/conta/dados/pagina-de-dados.tsx'
import { CartaoDeVinculo } from '../../../features/conta/vinculo/cartao-de-vinculo.tsx'

export const Route = createFileRoute('/_interno/conta/dados')({
  staticData: { titulo: 'Minha conta', acao: 'CONTA_VER' },
  component: Dados,
})

function Dados() {
  return (
    <>
      <PaginaDeDados />
      <CartaoDeVinculo />
    </>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { PaginaDaTroca, TrocaNaoEncontrada } from '../../../features/trocas/detalhe/pagina-da-troca.tsx'

const ID = /^[1-9]\d{0,14}$/

export const Route = createFileRoute('/_interno/solicitacoes-de-troca/$idTroca')({
  staticData: { titulo: 'Troca', acao: 'TROCA_VER' },
  component: Troca,
})

function Troca() {
  const { idTroca } = Route.useParams()
  if (!ID.test(idTroca)) return <TrocaNaoEncontrada />
  // Another one is another screen: nothing of the former may stay.
  return <PaginaDaTroca key={idTroca} idTroca={Number(idTroca)} />
}

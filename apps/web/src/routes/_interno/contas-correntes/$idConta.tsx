import { createFileRoute } from '@tanstack/react-router'
import {
  ContaNaoEncontrada,
  PaginaDaConta,
} from '../../../features/contas-correntes/detalhe/pagina-da-conta.tsx'

const ID = /^[1-9]\d{0,14}$/

export const Route = createFileRoute('/_interno/contas-correntes/$idConta')({
  staticData: { titulo: 'Conta corrente', acao: 'CONTA_CORRENTE_VER' },
  component: Conta,
})

function Conta() {
  const { idConta } = Route.useParams()
  if (!ID.test(idConta)) return <ContaNaoEncontrada />
  // Another one is another screen: nothing of the former may stay.
  return <PaginaDaConta key={idConta} idConta={Number(idConta)} />
}

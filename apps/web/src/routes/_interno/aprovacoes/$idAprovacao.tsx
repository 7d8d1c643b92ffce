import { createFileRoute } from '@tanstack/react-router'
import {
  AprovacaoNaoEncontrada,
  PaginaDaAprovacao,
} from '../../../features/aprovacoes/detalhe/pagina-da-aprovacao.tsx'

const ID = /^[1-9]\d{0,14}$/

export const Route = createFileRoute('/_interno/aprovacoes/$idAprovacao')({
  staticData: { titulo: 'Aprovação', acao: 'APROVACAO_VER' },
  component: Aprovacao,
})

function Aprovacao() {
  const { idAprovacao } = Route.useParams()
  if (!ID.test(idAprovacao)) return <AprovacaoNaoEncontrada />
  // Another one is another screen: nothing of the former may stay.
  return <PaginaDaAprovacao key={idAprovacao} idAprovacao={Number(idAprovacao)} />
}

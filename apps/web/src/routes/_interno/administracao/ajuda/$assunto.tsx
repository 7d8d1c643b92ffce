import { createFileRoute } from '@tanstack/react-router'
import { AssuntoDaRota } from '../../../../features/catalogo/pagina-do-assunto.tsx'
import { lerLinha } from '../../../../platform/listas/endereco-da-lista.ts'

const ACAO = 'FAQ_EDITAR'

export const Route = createFileRoute('/_interno/administracao/ajuda/$assunto')({
  staticData: { titulo: 'Tipos de artigo', acao: ACAO },
  validateSearch: lerLinha,
  component: Assunto,
})

function Assunto() {
  const { assunto } = Route.useParams()
  const { linha } = Route.useSearch()
  return <AssuntoDaRota acao={ACAO} endereco={assunto} linha={linha} navegar={Route.useNavigate()} />
}

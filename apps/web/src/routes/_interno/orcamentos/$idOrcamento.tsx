import { createFileRoute } from '@tanstack/react-router'
import { EditorNoPortal } from '../../../app/orcamentos/editor-no-portal.tsx'
import { OrcamentoNaoEncontrado } from '../../../features/orcamentos/editor/pagina-do-editor.tsx'

const ID = /^[1-9]\d{0,14}$/

export const Route = createFileRoute('/_interno/orcamentos/$idOrcamento')({
  staticData: { titulo: 'Orçamento', acao: 'ORCAMENTO_VER' },
  component: Orcamento,
})

function Orcamento() {
  const { idOrcamento } = Route.useParams()
  if (!ID.test(idOrcamento)) return <OrcamentoNaoEncontrado />
  // Another quote is another screen: nothing of the former one may stay.
  return <EditorNoPortal key={idOrcamento} idOrcamento={Number(idOrcamento)} />
}

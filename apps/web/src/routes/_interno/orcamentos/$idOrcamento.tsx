import { createFileRoute } from '@tanstack/react-router'
import { BotaoDeAtenderOrcamento } from '../../../app/orcamentos/atender-orcamento.tsx'
import { OrcamentoNaoEncontrado } from '../../../features/orcamentos/detalhe/orcamento-nao-encontrado.tsx'
import { PaginaDoOrcamento } from '../../../features/orcamentos/detalhe/pagina-do-orcamento.tsx'

const ID = /^[1-9]\d{0,14}$/

export const Route = createFileRoute('/_interno/orcamentos/$idOrcamento')({
  staticData: { titulo: 'Orçamento', acao: 'ORCAMENTO_VER' },
  validateSearch: ({ de }: Record<string, unknown>): { de?: 'parados' } => (de === 'parados' ? { de } : {}),
  component: Orcamento,
})

function Orcamento() {
  const { idOrcamento } = Route.useParams()
  const { de } = Route.useSearch()
  if (!ID.test(idOrcamento)) return <OrcamentoNaoEncontrado />
  return (
    <PaginaDoOrcamento
      // Another quote is another screen: nothing of the former one may stay.
      key={idOrcamento}
      idOrcamento={Number(idOrcamento)}
      dosParados={de === 'parados'}
      acoes={(orcamento) => <BotaoDeAtenderOrcamento orcamento={orcamento} />}
    />
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { type EnderecoDosTextos, PaginaDosTextos } from '../../../features/textos/pagina-dos-textos.tsx'

const texto = (valor: unknown) =>
  typeof valor === 'string' || typeof valor === 'number' ? String(valor) : undefined

export const Route = createFileRoute('/_interno/administracao/textos')({
  staticData: { titulo: 'Textos das mensagens', acao: 'CONTEUDO_CONFIGURAR' },
  validateSearch: (endereco: Record<string, unknown>): EnderecoDosTextos => ({
    termo: texto(endereco.termo),
    chave: texto(endereco.chave),
  }),
  component: Textos,
})

function Textos() {
  const endereco = Route.useSearch()
  const navegar = Route.useNavigate()
  return (
    <PaginaDosTextos
      endereco={endereco}
      aoMudarEndereco={(search) => void navegar({ search, replace: true })}
    />
  )
}

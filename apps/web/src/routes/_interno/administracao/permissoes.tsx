import { createFileRoute } from '@tanstack/react-router'
import type { EnderecoDasPermissoes } from '../../../features/permissoes/endereco.ts'
import { PaginaDePermissoes } from '../../../features/permissoes/pagina-de-permissoes.tsx'

const texto = (valor: unknown) =>
  typeof valor === 'string' || typeof valor === 'number' ? String(valor) : undefined

export const Route = createFileRoute('/_interno/administracao/permissoes')({
  staticData: { titulo: 'Permissões', acao: 'PERMISSAO_CONFIGURAR' },
  validateSearch: (endereco: Record<string, unknown>): EnderecoDasPermissoes => ({
    aba: endereco.aba === 'pessoas' ? 'pessoas' : undefined,
    termo: texto(endereco.termo),
    parte: texto(endereco.parte),
    mudadas: String(endereco.mudadas) === 'true' || undefined,
    tipo: texto(endereco.tipo),
    quem: texto(endereco.quem),
    pessoa: Number(endereco.pessoa) || undefined,
    decidir: texto(endereco.decidir),
  }),
  component: Permissoes,
})

function Permissoes() {
  const endereco = Route.useSearch()
  const navegar = Route.useNavigate()
  return (
    <PaginaDePermissoes
      endereco={endereco}
      aoMudarEndereco={(search) => void navegar({ search, replace: true })}
    />
  )
}

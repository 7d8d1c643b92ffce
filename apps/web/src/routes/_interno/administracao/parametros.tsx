import { createFileRoute } from '@tanstack/react-router'
import {
  type EnderecoDosParametros,
  PaginaDeParametros,
} from '../../../features/parametros/pagina-de-parametros.tsx'

const texto = (valor: unknown) =>
  typeof valor === 'string' || typeof valor === 'number' ? String(valor) : undefined

export const Route = createFileRoute('/_interno/administracao/parametros')({
  staticData: { titulo: 'Parâmetros', acao: 'PARAMETRO_CONFIGURAR' },
  validateSearch: (endereco: Record<string, unknown>): EnderecoDosParametros => ({
    termo: texto(endereco.termo),
    assunto: texto(endereco.assunto),
    filial: Number(endereco.filial) || undefined,
    mudados: String(endereco.mudados) === 'true' || undefined,
    chave: texto(endereco.chave),
  }),
  component: Parametros,
})

function Parametros() {
  const endereco = Route.useSearch()
  const navegar = Route.useNavigate()
  return (
    <PaginaDeParametros
      endereco={endereco}
      aoMudarEndereco={(search) => void navegar({ search, replace: true })}
    />
  )
}

import { notas } from '@balcao/dominio/avaliacoes/regras'
import { createFileRoute } from '@tanstack/react-router'
import { AvaliarAtendimento } from '../app/acompanhamentos/avaliar-atendimento.tsx'
import { buscaDoLink, entrarPeloLink } from '../platform/pelo-link/busca-do-link.ts'

export const Route = createFileRoute('/avaliar')({
  staticData: { publica: true, titulo: 'Avaliar o atendimento' },
  validateSearch: (busca: Record<string, unknown>) => ({
    ...buscaDoLink(busca),
    nota: notas.find((nota) => nota === Number(busca.nota)),
  }),
  beforeLoad: entrarPeloLink,
  component: Pagina,
})

function Pagina() {
  const { token, negocio, nota } = Route.useSearch()
  return <AvaliarAtendimento key={token} token={token} negocio={negocio} nota={nota ?? null} />
}

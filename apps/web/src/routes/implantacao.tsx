import { createFileRoute } from '@tanstack/react-router'
import { PaginaDeImplantacao } from '../app/implantacao/pagina-de-implantacao.tsx'
import { adotarNegocioDoLink } from '../platform/negocio-do-link.ts'

export const Route = createFileRoute('/implantacao')({
  staticData: { publica: true, titulo: 'Implantação' },
  validateSearch: ({ negocio }: Record<string, unknown>): { negocio?: string } =>
    typeof negocio === 'string' ? { negocio } : {},
  beforeLoad: ({ search }) => {
    if (adotarNegocioDoLink(search.negocio)) location.reload()
  },
  component: PaginaDeImplantacao,
})

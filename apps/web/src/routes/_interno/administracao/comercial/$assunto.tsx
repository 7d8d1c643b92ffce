import { type AssuntoDoCatalogo, assuntoDoEndereco } from '@balcao/dominio/catalogo/assuntos'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { PaginaDoAssunto } from '../../../../features/catalogo/pagina-do-assunto.tsx'
import type { Teste } from '../../../../features/catalogo/testar.tsx'
import { adiar } from '../../../../platform/adiar.ts'

const FRETE: Teste = {
  titulo: 'Testar os fretes',
  painel: adiar(async () => ({
    Painel: (await import('../../../../features/fretes/testar-frete.tsx')).TestarFrete,
  })),
}

/** ADM-07 What may be tried on the spot. */
const TESTES: Partial<Record<AssuntoDoCatalogo, Teste>> = {
  'regra-fiscal': {
    titulo: 'Testar os impostos',
    painel: adiar(async () => ({
      Painel: (await import('../../../../features/impostos/testar-impostos.tsx')).TestarImpostos,
    })),
  },
  'tabela-de-frete': FRETE,
  'regiao-de-frete': FRETE,
}

export const Route = createFileRoute('/_interno/administracao/comercial/$assunto')({
  staticData: { titulo: 'Dados comerciais', acao: 'COMERCIAL_CONFIGURAR' },
  validateSearch: ({ linha }: Record<string, unknown>): { linha?: number } =>
    Number(linha) > 0 ? { linha: Number(linha) } : {},
  component: Assunto,
})

function Assunto() {
  const { assunto: endereco } = Route.useParams()
  const { linha } = Route.useSearch()
  const navegar = Route.useNavigate()
  const assunto = assuntoDoEndereco('COMERCIAL_CONFIGURAR', endereco)
  if (!assunto) throw notFound()
  // Another subject is another screen: nothing of the former may stay.
  return (
    <PaginaDoAssunto
      key={assunto}
      assunto={assunto}
      linha={linha}
      teste={TESTES[assunto]}
      aoAbrir={(id) => void navegar({ search: id === undefined ? {} : { linha: id }, replace: true })}
    />
  )
}

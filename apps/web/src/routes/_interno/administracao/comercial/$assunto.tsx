import type { AssuntoDoCatalogo } from '@balcao/dominio/catalogo/assuntos'
import { createFileRoute } from '@tanstack/react-router'
import { AssuntoDaRota } from '../../../../features/catalogo/pagina-do-assunto.tsx'
import type { Teste } from '../../../../features/catalogo/testar.tsx'
import { adiar } from '../../../../platform/adiar.ts'
import { lerLinha } from '../../../../platform/listas/endereco-da-lista.ts'

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

const ACAO = 'COMERCIAL_CONFIGURAR'

export const Route = createFileRoute('/_interno/administracao/comercial/$assunto')({
  staticData: { titulo: 'Dados comerciais', acao: ACAO },
  validateSearch: lerLinha,
  component: Assunto,
})

function Assunto() {
  const { assunto } = Route.useParams()
  const { linha } = Route.useSearch()
  return (
    <AssuntoDaRota
      acao={ACAO}
      endereco={assunto}
      testes={TESTES}
      linha={linha}
      navegar={Route.useNavigate()}
    />
  )
}

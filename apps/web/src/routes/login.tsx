import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PaginaDeEntrada } from '../features/acesso/entrar/pagina-de-entrada.tsx'
import { ambiente } from '../platform/ambiente.ts'
import { tomarCaminhoLembrado } from '../platform/caminho-lembrado.ts'
import { lerToken } from '../platform/credencial.ts'
import { FronteiraDeErro } from '../ui/retorno/fronteira-de-erro.tsx'

export const Route = createFileRoute('/login')({
  staticData: { publica: true, titulo: 'Entrar' },
  beforeLoad: () => {
    if (lerToken()) throw redirect({ to: '/home', replace: true })
  },
  component: Entrada,
  // What most people see first comes in one file with what every page needs, not in a dozen after it.
  codeSplitGroupings: [],
})

// Most people never switch: the menu comes after the form.
const AlternarNegocio = lazy(() =>
  import('../features/negocio/alternar-negocio.tsx').then(({ AlternarNegocio }) => ({
    default: AlternarNegocio,
  })),
)

function Entrada() {
  const roteador = useRouter()
  const topo = ambiente().negocios.length > 1 && (
    <FronteiraDeErro emSilencio>
      <Suspense>
        <AlternarNegocio lugar="topo" />
      </Suspense>
    </FronteiraDeErro>
  )
  return (
    <PaginaDeEntrada
      // AUT-05
      aoEntrar={() => roteador.navigate({ href: tomarCaminhoLembrado(), replace: true })}
      topo={topo}
    />
  )
}

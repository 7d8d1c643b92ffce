import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { PaginaDeEntrada } from '../features/acesso/entrar/pagina-de-entrada.tsx'
import { tomarCaminhoLembrado } from '../platform/caminho-lembrado.ts'
import { lerToken } from '../platform/credencial.ts'

export const Route = createFileRoute('/login')({
  staticData: { publica: true, titulo: 'Entrar' },
  beforeLoad: () => {
    if (lerToken()) throw redirect({ to: '/home', replace: true })
  },
  component: Entrada,
  // What most people see first comes in one file with what every page needs, not in a dozen after it.
  codeSplitGroupings: [],
})

function Entrada() {
  const roteador = useRouter()
  // AUT-05
  return (
    <PaginaDeEntrada aoEntrar={() => roteador.navigate({ href: tomarCaminhoLembrado(), replace: true })} />
  )
}

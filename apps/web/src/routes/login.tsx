import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { topoDaEntrada } from '../app/alternar-negocio-na-entrada.tsx'
import { PaginaDeEntrada } from '../features/acesso/entrar/pagina-de-entrada.tsx'
import { LinkPublico } from '../features/acesso/link-publico.tsx'
import { negocioAtual } from '../platform/ambiente.ts'
import { tomarCaminhoLembrado } from '../platform/caminho-lembrado.ts'
import { useLeitura } from '../platform/consultas.ts'
import { lerToken } from '../platform/credencial.ts'

export const Route = createFileRoute('/login')({
  staticData: { publica: true, titulo: 'Entrar' },
  beforeLoad: () => {
    if (lerToken()) throw redirect({ to: '/home', replace: true })
    if (negocioAtual().aImplantar) throw redirect({ to: '/implantacao', replace: true })
  },
  component: Entrada,
  // The page itself comes with what every page needs (app/portaria.tsx): a file for the rest would be a crumb.
  codeSplitGroupings: [],
})

function Entrada() {
  const roteador = useRouter()
  const cliente = useQueryClient()
  const carregar = useLeitura(carregarApp)
  return (
    <PaginaDeEntrada
      carregar={async () => {
        // Whoever was here before left nothing behind.
        cliente.clear()
        await carregar({})
      }}
      aoEntrar={() => roteador.navigate({ href: tomarCaminhoLembrado(), replace: true })}
      Link={LinkPublico}
      topo={topoDaEntrada()}
    />
  )
}

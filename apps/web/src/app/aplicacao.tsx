import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { negocioAtual } from '../platform/ambiente.ts'
import { FronteiraDeErro } from '../ui/retorno/fronteira-de-erro.tsx'
import { ProvedorDeTema } from '../ui/tema/provedor-de-tema.tsx'
import type { Roteador } from './roteador.ts'

export function Aplicacao({ cliente, roteador }: { cliente: QueryClient; roteador: Roteador }) {
  return (
    <ProvedorDeTema corDeDestaque={negocioAtual().cor}>
      <FronteiraDeErro>
        <QueryClientProvider client={cliente}>
          <RouterProvider router={roteador} />
        </QueryClientProvider>
      </FronteiraDeErro>
    </ProvedorDeTema>
  )
}

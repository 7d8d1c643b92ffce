import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AreaInterna } from '../app/casca/area-interna.tsx'
import { opcoesDaConsulta } from '../platform/consultas.ts'

export const Route = createFileRoute('/_interno')({
  // Asked for while the code of the page is on its way, not after it.
  loader: ({ context: { cliente } }) => {
    // A failure is told by who shows the app data.
    cliente.ensureQueryData(opcoesDaConsulta(carregarApp, {}, { mostradoNaArea: true })).catch(() => {})
  },
  component: () => (
    <AreaInterna>
      <Outlet />
    </AreaInterna>
  ),
})

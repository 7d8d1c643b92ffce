import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AreaDaConta } from '../../features/conta/area-da-conta.tsx'

export const Route = createFileRoute('/_interno/conta')({
  component: () => (
    <AreaDaConta>
      <Outlet />
    </AreaDaConta>
  ),
})

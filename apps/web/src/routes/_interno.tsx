import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AreaInterna } from '../app/casca/area-interna.tsx'

export const Route = createFileRoute('/_interno')({
  component: () => (
    <AreaInterna>
      <Outlet />
    </AreaInterna>
  ),
})

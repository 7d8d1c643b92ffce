import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_interno/conta/')({
  beforeLoad: () => {
    throw redirect({ to: '/conta/dados', replace: true })
  },
})

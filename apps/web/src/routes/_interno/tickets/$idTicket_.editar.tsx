import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_interno/tickets/$idTicket_/editar')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/tickets/$idTicket', params, replace: true })
  },
})

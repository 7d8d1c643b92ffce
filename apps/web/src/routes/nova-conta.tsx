import { createFileRoute } from '@tanstack/react-router'
import { PaginaDeNovaConta } from '../features/acesso/nova-conta/pagina-de-nova-conta.tsx'

export const Route = createFileRoute('/nova-conta')({
  staticData: { publica: true, titulo: 'Criar conta' },
  component: PaginaDeNovaConta,
})

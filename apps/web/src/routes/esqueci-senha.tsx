import { createFileRoute } from '@tanstack/react-router'
import { PaginaDeEsqueciSenha } from '../features/acesso/esqueci-senha/pagina-de-esqueci-senha.tsx'

export const Route = createFileRoute('/esqueci-senha')({
  staticData: { publica: true, titulo: 'Esqueci minha senha' },
  component: PaginaDeEsqueciSenha,
})

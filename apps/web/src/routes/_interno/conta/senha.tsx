import { createFileRoute } from '@tanstack/react-router'
import { PaginaDeSenha } from '../../../features/conta/senha/pagina-de-senha.tsx'

export const Route = createFileRoute('/_interno/conta/senha')({
  staticData: { titulo: 'Alterar Senha', acao: 'CONTA_SENHA' },
  component: PaginaDeSenha,
})

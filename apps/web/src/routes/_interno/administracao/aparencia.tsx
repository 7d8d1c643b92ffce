import { createFileRoute } from '@tanstack/react-router'
import { PaginaDaAparencia } from '../../../features/identidade/pagina-da-aparencia.tsx'

export const Route = createFileRoute('/_interno/administracao/aparencia')({
  staticData: { titulo: 'Logotipo e fundo', acao: 'CONTEUDO_CONFIGURAR' },
  component: PaginaDaAparencia,
})

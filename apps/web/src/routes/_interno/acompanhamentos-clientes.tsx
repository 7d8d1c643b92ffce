import type { listarCarteira } from '@balcao/dominio/carteira/contratos'
import { PAGINAS } from '@balcao/dominio/paginas'
import { createFileRoute } from '@tanstack/react-router'
import { PaginaDaCarteira } from '../../app/carteira/pagina-da-carteira.tsx'
import { enderecoDaLista } from '../../platform/listas/endereco-da-lista.ts'

export const Route = createFileRoute('/_interno/acompanhamentos-clientes')({
  staticData: { titulo: PAGINAS['/acompanhamentos-clientes'], acao: 'CARTEIRA_VER' },
  validateSearch: enderecoDaLista<typeof listarCarteira>(),
  component: PaginaDaCarteira,
})

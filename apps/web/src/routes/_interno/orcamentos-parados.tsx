import { PAGINAS } from '@balcao/dominio/paginas'
import { createFileRoute } from '@tanstack/react-router'
import { ListaDeParados } from '../../app/orcamentos/lista-de-parados.tsx'
import { FILTROS_DE_PARADOS } from '../../features/orcamentos/parados/filtros-de-parados.ts'

export const Route = createFileRoute('/_interno/orcamentos-parados')({
  staticData: { titulo: PAGINAS['/orcamentos-parados'], acao: 'ORCAMENTO_PARADO_LISTAR' },
  validateSearch: FILTROS_DE_PARADOS.ler,
  component: ListaDeParados,
})

import type { listarOrcamentosParados } from '@balcao/dominio/orcamentos/parados'
import { PAGINAS } from '@balcao/dominio/paginas'
import { createFileRoute } from '@tanstack/react-router'
import { ListaDeParados } from '../../app/orcamentos/lista-de-parados.tsx'
import { enderecoDaLista } from '../../platform/listas/endereco-da-lista.ts'

export const Route = createFileRoute('/_interno/orcamentos-parados')({
  staticData: { titulo: PAGINAS['/orcamentos-parados'], acao: 'ORCAMENTO_PARADO_LISTAR' },
  validateSearch: enderecoDaLista<typeof listarOrcamentosParados>(),
  component: ListaDeParados,
})

import { PAGINAS } from '@balcao/dominio/paginas'
import { createFileRoute } from '@tanstack/react-router'
import { ListaDaRota } from '../../../app/lista-da-rota.tsx'
import type { FiltrosDeOrcamentos } from '../../../features/orcamentos/lista/filtros-de-orcamentos.ts'
import { LISTA_DE_ORCAMENTOS } from '../../../features/orcamentos/lista/lista-de-orcamentos.tsx'
import { OrcamentoNovoDaLista } from '../../../features/orcamentos/orcamento-novo-da-lista.tsx'

export const Route = createFileRoute('/_interno/orcamentos/')({
  staticData: { titulo: PAGINAS['/orcamentos'], acao: 'ORCAMENTO_LISTAR' },
  validateSearch: (endereco: Record<string, unknown>) => endereco as FiltrosDeOrcamentos,
  component: Orcamentos,
})

function Orcamentos() {
  return <ListaDaRota lista={LISTA_DE_ORCAMENTOS} acoes={<OrcamentoNovoDaLista />} />
}

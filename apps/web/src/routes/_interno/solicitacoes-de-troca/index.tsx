import { PAGINAS } from '@balcao/dominio/paginas'
import type { listarTrocas } from '@balcao/dominio/trocas/contratos'
import { createFileRoute } from '@tanstack/react-router'
import { ListaDaRota } from '../../../app/lista-da-rota.tsx'
import { BotaoDeNovaTroca } from '../../../app/tickets/botao-de-nova-troca.tsx'
import { LISTA_DE_TROCAS } from '../../../features/trocas/lista/lista-de-trocas.tsx'
import { enderecoDaLista } from '../../../platform/listas/endereco-da-lista.ts'

export const Route = createFileRoute('/_interno/solicitacoes-de-troca/')({
  staticData: { titulo: PAGINAS['/solicitacoes-de-troca'], acao: 'TROCA_VER' },
  validateSearch: enderecoDaLista<typeof listarTrocas>(),
  component: () => <ListaDaRota lista={LISTA_DE_TROCAS} acoes={<BotaoDeNovaTroca />} />,
})

import type { listarAprovacoes } from '@balcao/dominio/aprovacoes/contratos'
import { PAGINAS } from '@balcao/dominio/paginas'
import { createFileRoute } from '@tanstack/react-router'
import { ListaDaRota } from '../../../app/lista-da-rota.tsx'
import { BotaoDeDelegar } from '../../../features/aprovacoes/delegacoes/botao-de-delegar.tsx'
import { LISTA_DE_APROVACOES } from '../../../features/aprovacoes/lista/lista-de-aprovacoes.tsx'
import { enderecoDaLista } from '../../../platform/listas/endereco-da-lista.ts'

export const Route = createFileRoute('/_interno/aprovacoes/')({
  staticData: { titulo: PAGINAS['/aprovacoes'], acao: 'APROVACAO_VER' },
  validateSearch: enderecoDaLista<typeof listarAprovacoes>(),
  component: Aprovacoes,
})

function Aprovacoes() {
  return <ListaDaRota lista={LISTA_DE_APROVACOES} acoes={<BotaoDeDelegar />} />
}

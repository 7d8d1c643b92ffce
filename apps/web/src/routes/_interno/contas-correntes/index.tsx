import type { listarContas } from '@balcao/dominio/contas-correntes/contratos'
import { PAGINAS } from '@balcao/dominio/paginas'
import { createFileRoute } from '@tanstack/react-router'
import { ListaDaRota } from '../../../app/lista-da-rota.tsx'
import { LISTA_DE_CONTAS } from '../../../features/contas-correntes/lista/lista-de-contas.tsx'
import { BotaoDeAbrirConta } from '../../../features/contas-correntes/mexer/botao-de-abrir-conta.tsx'
import { enderecoDaLista } from '../../../platform/listas/endereco-da-lista.ts'

export const Route = createFileRoute('/_interno/contas-correntes/')({
  staticData: { titulo: PAGINAS['/contas-correntes'], acao: 'CONTA_CORRENTE_VER' },
  validateSearch: enderecoDaLista<typeof listarContas>(),
  component: ContasCorrentes,
})

function ContasCorrentes() {
  return <ListaDaRota lista={LISTA_DE_CONTAS} acoes={<BotaoDeAbrirConta />} />
}

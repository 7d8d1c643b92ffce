import type { listarArtigos } from '@balcao/dominio/faq/contratos'
import { createFileRoute } from '@tanstack/react-router'
import { ListaDaRota } from '../../../app/lista-da-rota.tsx'
import { BotaoDeNovoArtigo } from '../../../features/faq/botao-de-novo-artigo.tsx'
import { LISTA_DE_ARTIGOS } from '../../../features/faq/gestao/lista-de-artigos.tsx'
import { enderecoDaLista } from '../../../platform/listas/endereco-da-lista.ts'

export const Route = createFileRoute('/_interno/faq/artigos')({
  staticData: { titulo: 'Artigos', acao: 'FAQ_EDITAR' },
  validateSearch: enderecoDaLista<typeof listarArtigos>(),
  component: Artigos,
})

function Artigos() {
  return <ListaDaRota lista={LISTA_DE_ARTIGOS} acoes={<BotaoDeNovoArtigo />} />
}

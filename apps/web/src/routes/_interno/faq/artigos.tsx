import { createFileRoute } from '@tanstack/react-router'
import { ListaDaRota } from '../../../app/lista-da-rota.tsx'
import { BotaoDeNovoArtigo } from '../../../features/faq/botao-de-novo-artigo.tsx'
import { FILTROS_DE_ARTIGOS } from '../../../features/faq/gestao/filtros-de-artigos.ts'
import { LISTA_DE_ARTIGOS } from '../../../features/faq/gestao/lista-de-artigos.tsx'

export const Route = createFileRoute('/_interno/faq/artigos')({
  staticData: { titulo: 'Artigos', acao: 'FAQ_EDITAR' },
  validateSearch: FILTROS_DE_ARTIGOS.ler,
  component: Artigos,
})

function Artigos() {
  return <ListaDaRota lista={LISTA_DE_ARTIGOS} acoes={<BotaoDeNovoArtigo />} />
}

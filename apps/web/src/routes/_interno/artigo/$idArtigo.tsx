import { createFileRoute } from '@tanstack/react-router'
import { useBotaoDeAbrirTicket } from '../../../app/faq/use-botao-de-abrir-ticket.tsx'
import { ArtigoNaoEncontrado } from '../../../features/faq/artigo/artigo-nao-encontrado.tsx'
import { PaginaDoArtigo } from '../../../features/faq/artigo/pagina-do-artigo.tsx'

const ID = /^[1-9]\d{0,14}$/

export const Route = createFileRoute('/_interno/artigo/$idArtigo')({
  staticData: { titulo: 'Artigo', acao: 'FAQ_VER' },
  component: Artigo,
})

function Artigo() {
  const { idArtigo } = Route.useParams()
  const abrirTicket = useBotaoDeAbrirTicket()
  if (!ID.test(idArtigo)) return <ArtigoNaoEncontrado />
  return <PaginaDoArtigo key={idArtigo} idArtigo={Number(idArtigo)} abrirTicket={abrirTicket} />
}

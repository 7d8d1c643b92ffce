import { createFileRoute } from '@tanstack/react-router'
import { ArtigoNaoEncontrado } from '../../../features/faq/artigo/artigo-nao-encontrado.tsx'
import { PaginaDeEdicao } from '../../../features/faq/editar/pagina-de-edicao.tsx'

const ID = /^[1-9]\d{0,14}$/

export const Route = createFileRoute('/_interno/artigo/$idArtigo_/editar')({
  staticData: { titulo: 'Editar artigo', acao: 'FAQ_EDITAR' },
  component: EditarArtigo,
})

function EditarArtigo() {
  const { idArtigo } = Route.useParams()
  if (!ID.test(idArtigo)) return <ArtigoNaoEncontrado />
  return <PaginaDeEdicao key={idArtigo} idArtigo={Number(idArtigo)} />
}

import { createFileRoute } from '@tanstack/react-router'
import {
  PaginaDoUsuario,
  UsuarioNaoEncontrado,
} from '../../../../features/usuarios/detalhe/pagina-do-usuario.tsx'

const ID = /^[1-9]\d{0,14}$/

export const Route = createFileRoute('/_interno/administracao/usuarios/$idUsuario')({
  staticData: { titulo: 'Usuário', acao: 'USUARIO_GERIR' },
  component: Usuario,
})

function Usuario() {
  const { idUsuario } = Route.useParams()
  if (!ID.test(idUsuario)) return <UsuarioNaoEncontrado />
  // Another one is another screen: nothing of the former may stay.
  return <PaginaDoUsuario key={idUsuario} idUsuario={Number(idUsuario)} />
}

import type { listarUsuarios } from '@balcao/dominio/usuarios/contratos'
import { createFileRoute } from '@tanstack/react-router'
import { ListaDaRota } from '../../../../app/lista-da-rota.tsx'
import { BotaoDeConvidar } from '../../../../features/usuarios/convidar/botao-de-convidar.tsx'
import { LISTA_DE_USUARIOS } from '../../../../features/usuarios/lista/lista-de-usuarios.tsx'
import { enderecoDaLista } from '../../../../platform/listas/endereco-da-lista.ts'

export const Route = createFileRoute('/_interno/administracao/usuarios/')({
  staticData: { titulo: 'Usuários', acao: 'USUARIO_GERIR' },
  validateSearch: enderecoDaLista<typeof listarUsuarios>(),
  component: Usuarios,
})

function Usuarios() {
  return <ListaDaRota lista={LISTA_DE_USUARIOS} acoes={<BotaoDeConvidar />} />
}

import type { Rota } from '../../platform/http/rota.ts'
import { rotaEncerrarSessoesDoUsuario, rotaZerarSegundoFator } from './acesso.ts'
import { rotaAlterarUsuario } from './alterar.ts'
import { rotaExportarUsuarios, rotaListarUsuarios, rotaObterUsuario, rotaOpcoesDoUsuario } from './ler.ts'

export const rotasDeUsuarios: Rota[] = [
  rotaListarUsuarios,
  rotaExportarUsuarios,
  rotaOpcoesDoUsuario,
  rotaObterUsuario,
  rotaAlterarUsuario,
  rotaEncerrarSessoesDoUsuario,
  rotaZerarSegundoFator,
]

import type { Rota } from '../../platform/http/rota.ts'
import { rotaAceitarConvite, rotaValidarConvite } from './aceitar-convite.ts'
import { rotaEncerrarSessoesDoUsuario, rotaZerarSegundoFator } from './acesso.ts'
import { rotaAlterarUsuario } from './alterar.ts'

import { rotaCancelarConvite, rotaConvidarUsuario, rotaReenviarConvite } from './convidar.ts'
import { rotaDesativarUsuario, rotaReativarUsuario, rotaVerDesativacao } from './desativar.ts'
import { rotaExportarUsuarios, rotaListarUsuarios, rotaObterUsuario, rotaOpcoesDoUsuario } from './ler.ts'

export const rotasDeUsuarios: Rota[] = [
  rotaListarUsuarios,
  rotaExportarUsuarios,
  rotaOpcoesDoUsuario,
  rotaObterUsuario,
  rotaAlterarUsuario,
  rotaEncerrarSessoesDoUsuario,
  rotaZerarSegundoFator,
  rotaConvidarUsuario,
  rotaReenviarConvite,
  rotaCancelarConvite,
  rotaVerDesativacao,
  rotaDesativarUsuario,
  rotaReativarUsuario,
  rotaValidarConvite,
  rotaAceitarConvite,
]

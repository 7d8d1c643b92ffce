import type { Rota } from '../../platform/http/rota.ts'
import { rotaAlterarContato, rotaCriarContato } from './criar-e-alterar.ts'
import {
  rotaListarContatos,
  rotaListarEmails,
  rotaListarTelefones,
  rotaListarTiposDeContato,
} from './listar.ts'

export const rotasDeContatos: Rota[] = [
  rotaListarTiposDeContato,
  rotaListarContatos,
  rotaCriarContato,
  rotaAlterarContato,
  rotaListarTelefones,
  rotaListarEmails,
]

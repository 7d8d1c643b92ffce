import type { usuario } from '@balcao/dominio/acesso/contratos'
import { TIPOS_DE_USUARIO } from '@balcao/dominio/usuarios'
import type * as z from 'zod/mini'
import type { Sessao } from '../../sessao.ts'

export function apresentarUsuario(sessao: Sessao): z.output<typeof usuario> {
  const { colaboradorId, nome, email, tipo } = sessao
  return { id: colaboradorId, nome, email, tipo, tipoDescricao: TIPOS_DE_USUARIO[tipo] }
}

import { entrar } from '@balcao/dominio/acesso/contratos'
import { configurarMensagens } from '@balcao/dominio/validacao'
import * as z from 'zod/mini'
import type { Credenciais } from './use-entrar.ts'

const esquema = z.omit(entrar.corpo, { captcha: true })

export type Erros = Partial<Record<keyof Credenciais, string>>

/** The credentials as the server takes them, or what each field lacks. */
export function lerCredenciais(digitadas: Credenciais): { credenciais: Credenciais | null; erros: Erros } {
  configurarMensagens()
  const { data, error } = z.safeParse(esquema, digitadas)
  const erros: Erros = {}
  for (const { path, message } of error?.issues ?? []) erros[path[0] as keyof Credenciais] ??= message
  return { credenciais: data ?? null, erros }
}

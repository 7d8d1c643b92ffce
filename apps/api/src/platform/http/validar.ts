import type { Esquema } from '@balcao/dominio/contrato'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import * as z from 'zod/mini'
import { conferirEntrada, textoLegivel } from './conferir-entrada.ts'

/** Checks one part of a request; each problem goes to its field, first message first. */
export function validar(esquema: Esquema | undefined, valor: unknown): unknown {
  if (!esquema) return undefined
  conferirEntrada(valor)
  const resultado = z.safeParse(esquema, valor ?? {})
  if (resultado.success) return resultado.data
  const campos: Record<string, string> = {}
  for (const { path, message } of resultado.error.issues)
    campos[path.map(String).join('.') || '_'] ??= message
  throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })
}

/** A path that names no possible record is simply not there. */
export function validarCaminho(esquema: Esquema | undefined, valor: Record<string, string>): unknown {
  if (!esquema) return undefined
  const resultado = z.safeParse(esquema, valor)
  if (!resultado.success || !Object.values(valor).every(textoLegivel))
    throw new ErroDeNegocio('NAO_ENCONTRADO')
  return resultado.data
}

import { randomInt } from 'node:crypto'
import { DIGITOS_DO_CODIGO } from '@balcao/dominio/conta/vinculo'
import { resumirToken } from '../acesso/sessoes.ts'

export const gerarCodigo = (): string =>
  String(randomInt(10 ** DIGITOS_DO_CODIGO)).padStart(DIGITOS_DO_CODIGO, '0')

/** Tied to its request. So few digits are no secret to who reads the table; but they read there what the code guards. */
export const resumirCodigo = (pedidoId: number, codigo: string): string =>
  resumirToken(`${pedidoId}:${codigo}`)

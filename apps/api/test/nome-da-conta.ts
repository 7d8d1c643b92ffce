import { CONTAS_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'

/** The name that the demo gives to its account of a type: tests say who acts, not what they are called. */
export function nomeDaConta(tipo: TipoDeUsuario): string {
  const conta = CONTAS_DEMO.find((outra) => outra.tipo === tipo)
  if (!conta) throw new Error(`a demonstração não tem conta ${tipo}`)
  return conta.nome
}

import type { PedidoDeCadastro } from '@balcao/dominio/cadastros/campos'

/** CAD-01, CAD-06 What was asked for. */
export function tipoDoCadastro({ simulacao, completa }: Pick<PedidoDeCadastro, 'simulacao' | 'completa'>) {
  if (simulacao) return 'Simulação'
  return completa ? 'Completa prospect' : 'Novo'
}

import { expect, it } from 'vitest'
import { podeEditarInformacao } from './edicao.ts'

it.each([
  ['OPERADOR', 1, true, true],
  ['OPERADOR', 2, true, false],
  ['OPERADOR', 2, false, true],
  ['REPRESENTANTE', 2, true, false],
  ['SUPERVISOR', 2, true, true],
  ['GERENTE', 2, true, true],
  ['ADMIN', 2, true, true],
] as const)(
  'CLI-05 %s sobre o que escreveu a pessoa %i, só quem escreveu %s: %s',
  (tipo, autorId, so, esperado) => {
    const pode = podeEditarInformacao(
      { autorId },
      { colaboradorId: 1, tipo },
      { soQuemEscreveuEditaInformacao: so },
    )
    expect(pode).toBe(esperado)
  },
)

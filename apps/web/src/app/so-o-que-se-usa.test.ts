import { describe, expect, it } from 'vitest'
import { podar } from '../../so-o-que-se-usa.ts'

describe('MES-09 o que um contrato traz ao navegador', () => {
  it('não traz o que só o servidor lê', () => {
    const podado = podar(`export const um = contrato('GET /um', {
  descricao: 'Um', le: [], params: z.object({ id }), query: z.object({ termo }), resposta: z.object({ id }), limitePorMinuto: 3,
})`)
    expect(podado).toContain('query: z.object({ termo })')
    expect(podado).toContain('le: []')
    for (const parte of ['descricao', 'params', 'resposta', 'limitePorMinuto'])
      expect(podado).not.toContain(parte)
  })

  it('não traz os parâmetros que só o servidor lê', () => {
    const podado = podar(
      "export const P = { um: inteiro({ somenteServidor: true, padrao: 1 }), dois: inteiro({ padrao: 2 }), tres: livre({ nivel: 'negocio' }) }",
      'packages/dominio/src/parametros/tickets.ts',
    )
    expect(podado).toContain('dois: inteiro({ padrao: 2 })')
    for (const parte of ['um:', 'tres:']) expect(podado).not.toContain(parte)
  })

  it('o que ninguém lê pode sair; o que uma função faz fica como está', () => {
    expect(podar('const a = z.object({ ...b })')).toBe(
      'const a = /*#__PURE__*/(() => (z.object({ ...b })))()',
    )
    expect(podar('export const f = (x: number) => g(x)')).toBe('export const f = (x: number) => g(x)')
    expect(podar('const n = 3')).toBe('const n = 3')
    expect(podar('configurar()')).toBe('configurar()')
  })
})

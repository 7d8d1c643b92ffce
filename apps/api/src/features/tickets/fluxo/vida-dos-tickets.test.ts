import * as fc from 'fast-check'
import { describe, it } from 'vitest'
import { usarAbertura } from '../../../../test/abertura-de-tickets.ts'
import { type Sorte, vidaDeTickets } from '../../../../test/vida-de-tickets.ts'

const abertura = usarAbertura()

const TEMPO_MAXIMO_MS = 45_000

const sorte = fc.record<Sorte>({
  ticket: fc.nat({ max: 1000 }),
  acao: fc.nat({ max: 1000 }),
  a: fc.nat({ max: 10 }),
  b: fc.nat({ max: 10 }),
})
const quantidades = fc.array(fc.nat({ max: 7 }), { minLength: 3, maxLength: 3 })
const quem = fc.constantFrom('OPERADOR' as const, 'REPRESENTANTE' as const)
const nascimento = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ tipo: fc.constant('parcial' as const), quem, quantidades }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ tipo: fc.constantFrom('total' as const, 'referencia' as const), quem }),
  },
)
/** One thing, or several at once. */
const passo = fc.record({
  nascimentos: fc.oneof(
    { weight: 4, arbitrary: fc.array(nascimento, { maxLength: 0 }) },
    { weight: 1, arbitrary: fc.array(nascimento, { minLength: 1, maxLength: 2 }) },
  ),
  sortes: fc.oneof(
    { weight: 3, arbitrary: fc.array(sorte, { minLength: 1, maxLength: 1 }) },
    { weight: 1, arbitrary: fc.array(sorte, { minLength: 2, maxLength: 4 }) },
  ),
})
const vida = fc.record({
  primeiros: fc.array(nascimento, { minLength: 2, maxLength: 4 }),
  passos: fc.array(passo, { minLength: 10, maxLength: 25 }),
})

describe('NOV-11 o saldo através da vida dos tickets', () => {
  it('o que o ticket deixa de pedir volta, e nunca se devolve mais que o comprado', {
    timeout: 3 * TEMPO_MAXIMO_MS,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(vida, async ({ primeiros, passos }) => {
        const mundo = await vidaDeTickets(abertura)
        const nascer = (pedido: (typeof primeiros)[number]) =>
          pedido.tipo === 'parcial'
            ? mundo.parcial(pedido.quantidades, pedido.quem)
            : mundo[pedido.tipo](pedido.quem)
        // Whatever the first ones ask for, there is one to act on.
        await mundo.parcial([3, 0, 2], 'OPERADOR')
        await Promise.all(primeiros.map(nascer))
        await mundo.conferir()
        for (const { nascimentos, sortes } of passos) {
          await mundo.passo(
            sortes,
            nascimentos.map((pedido) => () => nascer(pedido)),
          )
          await mundo.conferir()
        }
      }),
      { numRuns: 20, interruptAfterTimeLimit: TEMPO_MAXIMO_MS, endOnFailure: true },
    )
  })
})

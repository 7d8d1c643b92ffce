import { expect, it } from 'vitest'
import { livreDe, problemasDaCorrecao, versaoDoSaldo } from './correcao.ts'

const ATUAL = { quantidade: 10, bloqueado: 1, minimo: 5, reservado: 4 }
const un = (vendeSemEstoque = false) => ({ unidade: 'UN', vendeSemEstoque })

it.each([
  [{ quantidade: 12, bloqueado: 1, minimo: 5 }, false, null],
  [{ quantidade: 5, bloqueado: 1, minimo: 5 }, false, null],
  [
    { quantidade: 4.9, bloqueado: 1, minimo: 5 },
    false,
    ['quantidade', /seguram 4 UN e 1 UN.*abaixo de 5 UN/],
  ],
  [
    { quantidade: 3, bloqueado: 0, minimo: 5 },
    false,
    ['quantidade', /seguram 4 UN: não fica abaixo de 4 UN/],
  ],
  [{ quantidade: 3, bloqueado: 0, minimo: 5 }, true, null],
  [{ quantidade: 10, bloqueado: 11, minimo: 5 }, true, ['bloqueado', /mais do que há/]],
  [{ quantidade: 10, bloqueado: 10, minimo: 5 }, true, null],
  [{ quantidade: 10, bloqueado: 1, minimo: 5 }, false, ['quantidade', /nada mudaria/]],
  [{ quantidade: 10, bloqueado: 1, minimo: 0 }, false, null],
] as const)('ADM-07 %j, vendendo sem estoque: %s', (novo, semEstoque, esperado) => {
  const problemas = problemasDaCorrecao(novo, ATUAL, un(semEstoque))
  if (esperado === null) expect(problemas).toEqual({})
  else expect(problemas).toEqual({ [esperado[0]]: expect.stringMatching(esperado[1]) })
})

it('ADM-07 o que já falta pode ficar menos em falta, e não mais', () => {
  const emFalta = { ...ATUAL, quantidade: 2, bloqueado: 0 }
  expect(problemasDaCorrecao({ ...emFalta, quantidade: 3 }, emFalta, un())).toEqual({})
  expect(problemasDaCorrecao({ ...emFalta, quantidade: 1 }, emFalta, un())).toHaveProperty('quantidade')
  expect(problemasDaCorrecao({ ...emFalta, minimo: 9 }, emFalta, un())).toEqual({})
})

it('ADM-07 a versão é outra quando alguém contou ou algo saiu, e não quando um pedido reserva', () => {
  const versao = versaoDoSaldo(ATUAL)
  expect(versaoDoSaldo({ ...ATUAL, quantidade: 9 })).not.toBe(versao)
  expect(versaoDoSaldo({ ...ATUAL, bloqueado: 0 })).not.toBe(versao)
  expect(versaoDoSaldo({ ...ATUAL, minimo: 6 })).not.toBe(versao)
  expect(versaoDoSaldo({ ...ATUAL, reservado: 9 } as never)).toBe(versao)
  expect(livreDe({ quantidade: 0.3, bloqueado: 0.1, reservado: 0.2 })).toBe(0)
})

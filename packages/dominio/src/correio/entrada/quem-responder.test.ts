import { expect, it } from 'vitest'
import { quemResponder } from './quem-responder.ts'

const pessoa = (email: string, nome = '') => ({ email, nome })
const MARIA = pessoa('maria@cliente.test', 'Maria')
const ANA = pessoa('ana@cliente.test')
const caso = (campos: Partial<Parameters<typeof quemResponder>[0]>) => {
  const { contato, copias, pedidos } = quemResponder({
    ...{ de: MARIA, responderA: null, para: [], contatos: [] },
    proprias: ['sac@aurora.test'],
    ...campos,
  })
  return [contato?.email ?? null, copias, pedidos.responderA, pedidos.copias]
}
const SAC = pessoa('sac+t1-x@aurora.test')

it.each([
  ['só quem escreveu', caso({ para: [SAC] }), [MARIA.email, [], null, []]],
  ['outro endereço de resposta espera', caso({ responderA: ANA }), [MARIA.email, [], ANA.email, []]],
  ['o mesmo endereço de resposta não é pedido', caso({ responderA: MARIA }), [MARIA.email, [], null, []]],
  ['quem veio em cópia espera', caso({ para: [SAC, ANA] }), [MARIA.email, [], null, [ANA.email]]],
  [
    'em cópia e para resposta: dito uma vez',
    caso({ responderA: ANA, para: [ANA, ANA] }),
    [MARIA.email, [], ANA.email, []],
  ],
  [
    'quem já era contato continua em cópia',
    caso({ para: [ANA], contatos: [ANA.email] }),
    [MARIA.email, [ANA.email], null, []],
  ],
  [
    'e pode pedir a resposta',
    caso({ responderA: ANA, para: [MARIA], contatos: [ANA.email, MARIA.email] }),
    [ANA.email, [MARIA.email], null, []],
  ],
  ['nunca uma caixa nossa', caso({ responderA: SAC, para: [SAC] }), [MARIA.email, [], null, []]],
  ['sem remetente, ninguém', caso({ de: null, responderA: ANA }), [null, [], ANA.email, []]],
  [
    'o que não é endereço',
    caso({ responderA: pessoa('x'), para: [pessoa('y@')] }),
    [MARIA.email, [], null, []],
  ],
])('ALC-02 quem recebe a resposta: %s', (_, achado, esperado) => {
  expect(achado).toEqual(esperado)
})

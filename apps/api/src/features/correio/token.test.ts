import { expect, it } from 'vitest'
import { comToken, ticketDoToken, tokenDoTicket } from './token.ts'

it('ALC-01 a marca do ticket volta a ele, em qualquer caixa, e só com o segredo do negócio', () => {
  const token = tokenDoTicket('segredo', 12_345)
  expect(ticketDoToken('segredo', token)).toBe(12_345)
  expect(ticketDoToken('segredo', token.toUpperCase())).toBe(12_345)
  expect(ticketDoToken('outro', token)).toBeNull()
  expect(ticketDoToken('segredo', token.replace(/^t[^-]+/, 't1'))).toBeNull()
  expect(ticketDoToken('segredo', 'qualquer')).toBeNull()
  expect(comToken('sac@x.com.br', token)).toBe(`sac+${token}@x.com.br`)
})

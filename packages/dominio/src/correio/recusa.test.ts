import { expect, it } from 'vitest'
import { explicarRecusa } from './recusa.ts'

it.each([
  [550, '550 5.1.1 User unknown', 'O endereço não existe ou não recebe mensagens. (550 5.1.1 User unknown)'],
  [
    550,
    '550-5.7.1 Spam\r\n550 go away',
    'O servidor do destinatário recusou a mensagem por política ou antispam. (550-5.7.1 Spam 550 go away)',
  ],
  [552, '552 5.2.2 Over quota', 'A caixa do destinatário está cheia. (552 5.2.2 Over quota)'],
  [
    552,
    '552 5.3.4 Too big',
    'A mensagem é grande demais para o servidor do destinatário. (552 5.3.4 Too big)',
  ],
  [451, '451 Greylisted', 'O servidor pediu para tentar mais tarde. (451 Greylisted)'],
  [599, '599 ?', 'O servidor recusou a mensagem. (599 ?)'],
  [null, 'connect ECONNREFUSED 10.0.0.1', 'Não foi possível falar com o servidor de e-mail.'],
])('ALC-01 a recusa %s %j, em português', (codigo, texto, frase) => {
  expect(explicarRecusa({ codigo, texto })).toBe(frase)
})

it('ALC-01 o que o servidor disse não passa de umas linhas', () => {
  expect(explicarRecusa({ codigo: 554, texto: `554 ${'x'.repeat(5000)}` }).length).toBeLessThan(260)
})

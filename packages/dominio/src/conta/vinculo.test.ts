import { describe, expect, it } from 'vitest'
import {
  codigoAindaVale,
  emailComprovado,
  esperaPorOutroCodigo,
  inicioDaContagemDeCodigos,
  mesmoEmail,
} from './vinculo.ts'

const agora = new Date('2026-11-15T12:00:00Z')
const em = (segundos: number) => new Date(agora.getTime() + segundos * 1000)
const DIA = 24 * 3600

describe('SEG-01 código de vínculo', () => {
  it.each([
    { caso: 'recém-pedido', pedido: { expiraEm: em(1), usadoEm: null, tentativas: 0 }, vale: true },
    { caso: 'na última tentativa', pedido: { expiraEm: em(1), usadoEm: null, tentativas: 4 }, vale: true },
    { caso: 'sem mais tentativas', pedido: { expiraEm: em(1), usadoEm: null, tentativas: 5 }, vale: false },
    { caso: 'usado', pedido: { expiraEm: em(1), usadoEm: agora, tentativas: 1 }, vale: false },
    {
      caso: 'no instante em que vence',
      pedido: { expiraEm: em(0), usadoEm: null, tentativas: 0 },
      vale: false,
    },
  ])('SEG-01 $caso: $vale', ({ pedido, vale }) => {
    expect(codigoAindaVale(pedido, agora)).toBe(vale)
  })

  it.each([
    { caso: 'nenhum pedido', pedidos: [], espera: 0 },
    { caso: 'quatro', pedidos: [-1, -2, -3, -4], espera: 0 },
    { caso: 'cinco: até o mais velho fazer um dia', pedidos: [-60, -1, -2, -3, -4], espera: DIA - 60 },
    { caso: 'seis: até sobrarem quatro', pedidos: [-60, -50, -1, -2, -3, -4], espera: DIA - 50 },
    { caso: 'cinco, o mais velho de ontem', pedidos: [-DIA, -1, -2, -3, -4], espera: 0 },
  ])('SEG-01 $caso', ({ pedidos, espera }) => {
    expect(esperaPorOutroCodigo(pedidos.map(em), agora)).toBe(espera)
  })

  it('SEG-01 contam os pedidos de um dia', () => {
    expect(inicioDaContagemDeCodigos(agora)).toEqual(em(-DIA))
  })
})

describe('SEG-01 a quem um cadastro pertence', () => {
  it.each([
    ['lia@exemplo.com', 'lia@exemplo.com', true],
    ['Lia@Exemplo.com ', 'lia@exemplo.COM', true],
    ['lia@exemplo.com', 'leo@exemplo.com', false],
    ['', '', false],
    [null, null, false],
    ['lia@exemplo.com', null, false],
  ])('SEG-01 %j e %j: mesmo endereço %s', (um, outro, mesmo) => {
    expect(mesmoEmail(um, outro)).toBe(mesmo)
  })

  const conta = { email: 'lia@exemplo.com', emailConfirmado: 'lia@exemplo.com', emailsDosCadastros: [] }
  it.each([
    { caso: 'o e-mail confirmado da conta', digitado: 'LIA@exemplo.com', conta, sim: true },
    { caso: 'outro e-mail', digitado: 'leo@exemplo.com', conta, sim: false },
    { caso: 'sem e-mail', digitado: null, conta, sim: false },
    {
      caso: 'o da conta, nunca confirmado',
      digitado: 'lia@exemplo.com',
      conta: { ...conta, emailConfirmado: null },
      sim: false,
    },
    {
      caso: 'um confirmado que a conta deixou de usar',
      digitado: 'lia@exemplo.com',
      conta: { ...conta, email: 'nova@exemplo.com' },
      sim: false,
    },
    {
      caso: 'o do cadastro a que a conta foi vinculada',
      digitado: 'loja@exemplo.com',
      conta: { ...conta, emailConfirmado: null, emailsDosCadastros: ['Loja@exemplo.com'] },
      sim: true,
    },
  ])('SEG-01 $caso: $sim', ({ digitado, conta: dela, sim }) => {
    expect(emailComprovado(digitado, dela)).toBe(sim)
  })
})

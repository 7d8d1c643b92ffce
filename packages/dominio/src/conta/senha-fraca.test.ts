import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { SENHA } from '../constantes.ts'
import { comRepeticao } from './campos.ts'
import { MENSAGENS_DE_SENHA_FRACA as DIZ, problemaDaSenha, semSenhaFraca } from './senha-fraca.ts'
import { SENHAS_COMUNS } from './senhas-comuns.ts'

const DONO = {
  cpf: '52998224725',
  email: 'ana.ribeiro@aurora.test',
  nascimento: '1990-05-20',
  negocio: 'Café Aurora 24h',
}

describe('SEG-03 senha fraca', () => {
  it.each([
    ['senha123', DIZ.comum],
    ['SENHA123', DIZ.comum],
    ['Flamengo10', DIZ.comum],
    ['deusefiel', DIZ.comum],
    ['vitória2', DIZ.comum],
    ['gabriel@2024', DIZ.comum],
    ['p@ssw0rd', DIZ.comum],
    ['1q2w3e4r', DIZ.comum],
    ['102030', DIZ.comum],
    ['123456', DIZ.sequencia],
    ['987654321', DIZ.sequencia],
    ['890123', DIZ.sequencia],
    ['qwerty', DIZ.sequencia],
    ['QWERTYuiop', DIZ.sequencia],
    ['lkjhgfdsa', DIZ.sequencia],
    ['asdfghjklç', DIZ.sequencia],
    ['qwe123', DIZ.sequencia],
    ['abcdef', DIZ.sequencia],
    ['aaaaaa', DIZ.sequencia],
    ['aaa111', DIZ.sequencia],
    ['52998224725', DIZ.cpf],
    ['529.982.247-25', DIZ.cpf],
    ['529982', DIZ.cpf],
    ['224725', DIZ.cpf],
    ['a52998224725', DIZ.cpf],
    ['ANA.RIBEIRO', DIZ.email],
    ['anaribeiro', DIZ.email],
    ['20051990', DIZ.nascimento],
    ['20/05/1990', DIZ.nascimento],
    ['200590', DIZ.nascimento],
    ['19900520', DIZ.nascimento],
    ['900520', DIZ.nascimento],
    ['balcao123', DIZ.comum],
    ['Balcão2026!', DIZ.comum],
    ['balc@o1', DIZ.comum],
    ['demo2026', DIZ.comum],
    ['portal123', DIZ.comum],
    ['aurora123', DIZ.negocio],
    ['2026Aurora', DIZ.negocio],
    ['Aurora@2026', DIZ.negocio],
    ['cafe aurora 24h', DIZ.negocio],
    ['Café123', DIZ.negocio],
  ])('%s: %s', (senha, problema) => {
    expect(problemaDaSenha(senha, DONO)).toBe(problema)
  })

  it.each([
    'balcaozinho9',
    'aurora boreal',
    'minhaaurora7',
    'nova senha',
    'segredo1',
    'cavalo de pau',
    'qwertz82',
    '529983',
    '52998',
    'ribeiro@aurora',
    '20051991',
    'abc 123',
    '      x',
  ])('%j serve', (senha) => {
    expect(problemaDaSenha(senha, DONO)).toBeNull()
  })

  it('o e-mail inteiro, onde ele cabe, é recusado; sem dados do dono só se olha a senha', () => {
    expect(problemaDaSenha('Lia@x.test', { email: 'lia@x.test' })).toBe(DIZ.email)
    expect(problemaDaSenha('52998224725')).toBeNull()
    expect(problemaDaSenha('aurora123')).toBeNull()
    expect(problemaDaSenha('x9k2m1', { negocio: '·' })).toBeNull()
    expect(problemaDaSenha('20051990', { nascimento: null, email: '', cpf: '' })).toBeNull()
  })

  it('maiúsculas, acentos e a pontuação do CPF nunca fazem de uma fraca uma boa', () => {
    const fraca = fc.constantFrom(...SENHAS_COMUNS, 'qwerty', '654321', DONO.cpf, 'ana.ribeiro', '200590')
    const disfarce = fc.constantFrom(
      (senha: string) => senha.toUpperCase(),
      (senha: string) => senha.replace(/[aeo]/g, (letra) => `${letra}\u0301`),
      (senha: string) => senha.replaceAll(/^(\d{3})(\d{3})(\d{3})(\d{2})$/g, '$1.$2.$3-$4'),
    )
    fc.assert(
      fc.property(fraca, disfarce, (senha, disfarcar) => {
        expect(problemaDaSenha(disfarcar(senha), DONO)).not.toBeNull()
      }),
    )
  })

  it('qualquer pedaço de uma fileira, num sentido ou no outro, é uma sequência', () => {
    const fileiras = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
    fc.assert(
      fc.property(fc.constantFrom(...fileiras), fc.nat(4), fc.boolean(), (fileira, corte, avesso) => {
        const pedaco = fileira.slice(corte)
        fc.pre(pedaco.length >= SENHA.nova.minimo)
        expect(problemaDaSenha(avesso ? [...pedaco].reverse().join('') : pedaco)).toBe(DIZ.sequencia)
      }),
    )
  })

  it('uma senha sorteada quase nunca é recusada, e nada a faz falhar', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), (senha) => {
        const problema = problemaDaSenha(senha, DONO)
        expect(problema === null || Object.values<string>(DIZ).includes(problema)).toBe(true)
      }),
    )
    const sorteadas = fc.sample(fc.stringMatching(/^[a-zA-Z0-9!@#$%&*]{10}$/), { numRuns: 500, seed: 5 })
    expect(sorteadas.filter((senha) => problemaDaSenha(senha, DONO) !== null)).toEqual([])
  })

  it('a lista está em ordem, sem repetições, como a regra a lê, e sem o que a regra já sabe', () => {
    const lista = [...SENHAS_COMUNS]
    expect(lista).toEqual([...lista].sort())
    expect(lista.filter((comum) => comum !== comum.toLowerCase() || /[^\x21-\x7e]/.test(comum))).toEqual([])
    expect(lista.filter((comum) => problemaDaSenha(comum) !== DIZ.comum)).toEqual([])
    // What a word and figures after it cover needs no entry of its own.
    const cobertas = lista.filter((comum) => {
      const palavra = comum.replace(/[^a-z]+$/, '')
      return palavra !== comum && SENHAS_COMUNS.has(palavra)
    })
    expect(cobertas).toEqual([])
  })

  it('no formulário a frase aparece no campo, mesmo com outro errado', () => {
    const esquema = comRepeticao({ email: z.string().check(z.minLength(1, 'falta')) }).check(
      semSenhaFraca(({ email }) => ({ email })),
    )
    const problemas = (valores: object) =>
      z.safeParse(esquema, valores).error?.issues.map(({ path, message }) => [path.join(), message])
    expect(problemas({ email: '', senha: 'qwerty', repeticao: '' })).toEqual([
      ['email', 'falta'],
      ['repeticao', 'As senhas não são iguais'],
      ['senha', DIZ.sequencia],
    ])
    expect(problemas({ email: 'joaquina@x.test', senha: 'joaquina', repeticao: 'joaquina' })).toEqual([
      ['senha', DIZ.email],
    ])
    expect(problemas({ email: 'x', senha: 'cavalo de pau', repeticao: 'cavalo de pau' })).toBeUndefined()
  })
})

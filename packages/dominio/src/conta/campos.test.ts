import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  campoEmailDaConta,
  campoNascimento,
  campoNascimentoAte,
  campoNomeDaConta,
  campoSenhaAtualDaConta,
  campoSenhaNova,
  campoTelefoneDaConta,
  comRepeticao,
  problemaDaRepeticao,
  problemaDoNascimento,
} from './campos.ts'

const NOME = 'Informe seu nome e sobrenome'
const TELEFONE = 'Telefone inválido'
const EMAIL = 'E-mail inválido'
const DATA = 'Data inválida'
const NOVA = 'Informe uma senha de 6 à 20 caracteres'
const ATUAL = 'Informe sua senha atual'

describe('campos da conta', () => {
  it.each([
    ['AUT-08 nome', campoNomeDaConta, '  Ana   Paula ', 'Ana Paula'],
    ['AUT-08 telefone celular', campoTelefoneDaConta, '(11) 987654321', '11987654321'],
    ['AUT-08 telefone fixo', campoTelefoneDaConta, '1133334444', '1133334444'],
    ['AUT-08 e-mail', campoEmailDaConta, ' ana@aurora.com.br ', 'ana@aurora.com.br'],
    ['AUT-08 nascimento', campoNascimento, '1990-02-28', '1990-02-28'],
    ['AUT-09 a menor senha', campoSenhaNova, '123456', '123456'],
    ['AUT-09 a maior senha', campoSenhaNova, 'x'.repeat(20), 'x'.repeat(20)],
    ['AUT-09 espaços contam', campoSenhaNova, ' a b c ', ' a b c '],
    ['AUT-09 senha atual curta', campoSenhaAtualDaConta, 'x', 'x'],
  ])('%s: aceita %j', (_campo, esquema, valor, esperado) => {
    expect(z.parse(esquema, valor)).toBe(esperado)
  })

  it.each([
    ['AUT-08', campoNomeDaConta, 'Ana', NOME],
    ['AUT-08', campoNomeDaConta, '', NOME],
    ['AUT-08', campoNomeDaConta, undefined, NOME],
    ['AUT-08', campoNomeDaConta, 'Ana 123', NOME],
    ['AUT-08', campoNomeDaConta, `Ana ${'b'.repeat(120)}`, 'Informe no máximo 120 caracteres'],
    ['AUT-08', campoTelefoneDaConta, '', TELEFONE],
    ['AUT-08', campoTelefoneDaConta, '33334444', TELEFONE],
    ['AUT-08', campoTelefoneDaConta, '119876', TELEFONE],
    ['AUT-08', campoEmailDaConta, '', EMAIL],
    ['AUT-08', campoEmailDaConta, 'ana@aurora', EMAIL],
    ['AUT-08', campoNascimento, '1990-02-30', DATA],
    ['AUT-08', campoNascimento, '30/02/1990', DATA],
    ['AUT-09', campoSenhaNova, '12345', NOVA],
    ['AUT-09', campoSenhaNova, 'x'.repeat(21), NOVA],
    ['AUT-09', campoSenhaNova, null, NOVA],
    ['AUT-09', campoSenhaAtualDaConta, '', ATUAL],
    ['AUT-09', campoSenhaAtualDaConta, 'x'.repeat(51), ATUAL],
  ])('%s %#: recusa com a frase exata', (_id, esquema, valor, mensagem) => {
    const { error } = z.safeParse(esquema, valor)
    expect(error?.issues.map((problema) => problema.message)).toEqual([mensagem])
  })

  it.each([
    [null, null],
    ['2026-11-15', null],
    ['2026-11-16', DATA],
  ])('AUT-08 nascido em %s, hoje 2026-11-15: %s', (nascimento, problema) => {
    expect(problemaDoNascimento(nascimento, '2026-11-15')).toBe(problema)
  })

  it('AUT-09 a repetição é igual, letra por letra', () => {
    expect(problemaDaRepeticao('balcao123', 'balcao123')).toBeNull()
    expect(problemaDaRepeticao('balcao123', 'Balcao123')).toBe('As senhas não são iguais')
  })

  it('AUT-09 o formulário compara as duas mesmo com outro campo errado', () => {
    const { error } = z.safeParse(comRepeticao({ nome: campoNomeDaConta }), {
      nome: undefined,
      senha: 'balcao123',
      repeticao: 'balcao',
    })
    expect(error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([
      ['nome', NOME],
      ['repeticao', 'As senhas não são iguais'],
    ])
  })

  it('AUT-08 o formulário não aceita nascimento depois de hoje', () => {
    const campo = campoNascimentoAte(() => '2026-11-15')
    expect(z.safeParse(campo, '2026-11-15').success).toBe(true)
    expect(z.safeParse(campo, '2026-11-16').error?.issues[0]?.message).toBe(DATA)
  })
})

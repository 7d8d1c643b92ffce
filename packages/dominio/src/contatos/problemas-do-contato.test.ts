import { expect, it } from 'vitest'
import { problemasDoContato } from './problemas-do-contato.ts'

const HOJE = '2026-11-16'
const CONTATO = { documento: '39053344705', email: 'ana@loja.com.br', datanascimento: '1990-01-01' }
const NADA = { documento: null, email: null, datanascimento: null }
const LIVRE = { contatoExigeEmail: false, contatoExigeCpf: false }
const OUTRO = { documento: '11144477735', email: 'outra@loja.com.br' }

it.each([
  ['completo', CONTATO, [OUTRO], LIVRE, []],
  ['sem nada do que é opcional', NADA, [NADA], LIVRE, []],
  ['sem o e-mail que a filial exige', NADA, [], { ...LIVRE, contatoExigeEmail: true }, ['email']],
  ['sem o CPF que a filial exige', NADA, [], { ...LIVRE, contatoExigeCpf: true }, ['documento']],
  ['com o CPF de outro', { ...CONTATO, documento: OUTRO.documento }, [OUTRO], LIVRE, ['documento']],
  ['com o e-mail de outro', { ...CONTATO, email: OUTRO.email }, [OUTRO], LIVRE, ['email']],
  ['nascido hoje', { ...CONTATO, datanascimento: HOJE }, [], LIVRE, []],
  ['nascido amanhã', { ...CONTATO, datanascimento: '2026-11-17' }, [], LIVRE, ['datanascimento']],
] as const)('CLI-06 contato %s', (_caso, contato, outros, exigencias, campos) => {
  expect(Object.keys(problemasDoContato(contato, outros, exigencias, HOJE))).toEqual(campos)
})

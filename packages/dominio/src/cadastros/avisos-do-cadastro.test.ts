import { expect, it } from 'vitest'
import { ENDERECO, FORMULARIO } from '../../test/cadastro.ts'
import { avisosDoCadastro } from './avisos-do-cadastro.ts'

const avisos = (mudanca: Partial<typeof FORMULARIO>, cadastroConfereInscricao = true) =>
  Object.keys(avisosDoCadastro({ ...FORMULARIO, ...mudanca }, { cadastroConfereInscricao }))
const { empresa } = FORMULARIO
const deMinas = { ...ENDERECO, uf: 'MG', ibge: '3106200', cidade: 'Belo Horizonte' }

it.each([
  ['tudo certo', {}, []],
  [
    'inscrição com outro dígito',
    { empresa: { ...empresa, inscricao: '110042490115' } },
    ['empresa.inscricao'],
  ],
  ['isento', { empresa: { ...empresa, isento: true, inscricao: '' } }, []],
  ['sem inscrição, como numa simulação', { empresa: { ...empresa, inscricao: '' } }, []],
  ['CEP de um estado e cidade de outro, na entrega', { enderecoEntrega: deMinas }, ['enderecoEntrega.cep']],
  [
    'na cobrança, e a inscrição é da regra de lá',
    { enderecoCobranca: deMinas },
    ['empresa.inscricao', 'enderecoCobranca.cep'],
  ],
  [
    'sem estado na cobrança, vale o da entrega',
    { empresa: { ...empresa, inscricao: '110042490115' }, enderecoCobranca: { ...ENDERECO, uf: '' } },
    ['empresa.inscricao'],
  ],
] as const)('CAD-05 CAD-09 %s', (_caso, mudanca, campos) => {
  expect(avisos(mudanca)).toEqual(campos)
})

it('PAR-03 onde a filial não confere inscrições, só o CEP é avisado', () => {
  const errada = { ...empresa, inscricao: '110042490115' }
  expect(avisos({ empresa: errada, enderecoEntrega: deMinas }, false)).toEqual(['enderecoEntrega.cep'])
})

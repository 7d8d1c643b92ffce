import { describe, expect, it } from 'vitest'
import { CNPJ, CONTEXTO, CPF, FORMULARIO } from '../../test/cadastro.ts'
import type { ContextoDoCadastro } from './contexto.ts'
import type { EmpresaDoCadastro } from './formulario.ts'
import { inscricaoGuardada, podeSerIsento, problemasDaEmpresa } from './problemas-da-empresa.ts'

type Mudancas = Partial<Omit<ContextoDoCadastro, 'regras' | 'opcoes'>> & {
  regras?: Partial<ContextoDoCadastro['regras']>
  opcoes?: Partial<ContextoDoCadastro['opcoes']>
}
const problemas = (documento: string, empresa: Partial<EmpresaDoCadastro>, mudancas: Mudancas = {}) =>
  problemasDaEmpresa(
    { documento, empresa: { ...FORMULARIO.empresa, ...empresa } },
    {
      ...CONTEXTO,
      ...mudancas,
      regras: { ...CONTEXTO.regras, ...mudancas.regras },
      opcoes: { ...CONTEXTO.opcoes, ...mudancas.opcoes },
    },
  )

const VAZIA: EmpresaDoCadastro = {
  ...FORMULARIO.empresa,
  razaoSocial: '',
  nomeFantasia: '',
  inscricao: '',
  inscricaoMunicipal: '',
  filialId: null,
  atividade: null,
  comoConheceu: null,
  tabelaPreco: null,
  contribuinte: null,
  cnae: '',
  cnaes_secundario: [],
  segmento: '',
  dataNascimento: '',
  suframa: '',
  regimeEspecial: false,
}
const faltam = (achados: Record<string, string>) =>
  Object.entries(achados)
    .filter(([, mensagem]) => mensagem === 'Campo obrigatório')
    .map(([campo]) => campo.replace('empresa.', ''))
    .sort()

describe('o que o passo exige', () => {
  it('CAD-01 uma filial que só faz pré-cadastro não recebe um cadastro inteiro', () => {
    expect(problemas(CNPJ, {}, { regras: { cadastraCliente: 'SIMPLIFICADO' } })).toEqual({
      'empresa.filialId': 'Nesta filial o cadastro é feito pelo pré-cadastro.',
    })
    expect(problemas(CNPJ, {}, { regras: { cadastraCliente: 'AVANCADO' } })).toEqual({})
  })

  it.each([
    [
      'CAD-05 de uma empresa',
      CNPJ,
      {},
      {},
      [
        'atividade',
        'cnae',
        'comoConheceu',
        'contribuinte',
        'filialId',
        'inscricao',
        'nomeFantasia',
        'razaoSocial',
        'tabelaPreco',
      ],
    ],
    [
      'CAD-05 de uma pessoa',
      CPF,
      {},
      {},
      [
        'atividade',
        'comoConheceu',
        'contribuinte',
        'dataNascimento',
        'filialId',
        'inscricao',
        'razaoSocial',
        'tabelaPreco',
      ],
    ],
    [
      'CAD-05 das listas, só as que têm o que escolher',
      CNPJ,
      {},
      { opcoes: { comoConheceu: false, filiais: false, atividades: false } },
      ['cnae', 'contribuinte', 'inscricao', 'nomeFantasia', 'razaoSocial', 'tabelaPreco'],
    ],
    [
      'PAR-03 sem tabela de preço, onde a filial não a exige',
      CNPJ,
      {},
      { regras: { cadastroExigeTabelaPreco: false } },
      [
        'atividade',
        'cnae',
        'comoConheceu',
        'contribuinte',
        'filialId',
        'inscricao',
        'nomeFantasia',
        'razaoSocial',
      ],
    ],
    [
      'CAD-06 da simulação de uma empresa',
      CNPJ,
      { simulacao: true },
      {},
      ['atividade', 'filialId', 'nomeFantasia', 'razaoSocial', 'tabelaPreco'],
    ],
    [
      'CAD-06 da simulação de uma pessoa',
      CPF,
      { simulacao: true },
      {},
      ['atividade', 'dataNascimento', 'filialId', 'razaoSocial', 'tabelaPreco'],
    ],
    [
      'CAD-06 da simulação, nunca mais que do cadastro inteiro',
      CNPJ,
      { simulacao: true },
      { regras: { cadastroExigeTabelaPreco: false }, opcoes: { filiais: false, atividades: false } },
      ['nomeFantasia', 'razaoSocial'],
    ],
  ] satisfies [string, string, Partial<EmpresaDoCadastro>, Mudancas, string[]][])(
    '%s',
    (_caso, documento, empresa, mudancas, esperados) => {
      expect(faltam(problemas(documento, { ...VAZIA, ...empresa }, mudancas))).toEqual(esperados)
    },
  )

  it('CAD-05 preenchido, não falta nada; espaços não são nada', () => {
    expect(problemas(CNPJ, {})).toEqual({})
    expect(problemas(CPF, { nomeFantasia: '', cnae: '' })).toEqual({})
    expect(problemas(CNPJ, { contribuinte: '0' })).toEqual({})
    expect(problemas(CNPJ, { razaoSocial: '  ' })).toEqual({ 'empresa.razaoSocial': 'Campo obrigatório' })
  })
})

describe('inscrição estadual', () => {
  it.each([
    ['CAD-05 seis caracteres bastam', CNPJ, { inscricao: '123456' }, false, {}],
    [
      'CAD-05 cinco não',
      CNPJ,
      { inscricao: '12345' },
      false,
      { 'empresa.inscricao': 'Informe pelo menos 6 caracteres' },
    ],
    [
      'CAD-05 a pontuação não conta',
      CNPJ,
      { inscricao: '1.2-3/4' },
      false,
      { 'empresa.inscricao': 'Informe pelo menos 6 caracteres' },
    ],
    ['CAD-05 nem espaços', CNPJ, { inscricao: '   ' }, false, { 'empresa.inscricao': 'Campo obrigatório' }],
    ['CAD-05 empresa isenta', CNPJ, { inscricao: '', isento: true }, false, {}],
    [
      'CAD-05 pessoa isenta, onde a filial não aceita',
      CPF,
      { inscricao: '', isento: true },
      false,
      { 'empresa.isento': 'Informe a inscrição estadual: este cadastro não aceita isento' },
    ],
    ['CAD-05 pessoa isenta, onde aceita', CPF, { inscricao: '', isento: true }, true, {}],
    ['CAD-05 escrito em vez de marcado, empresa', CNPJ, { inscricao: 'isento' }, false, {}],
    [
      'CAD-05 escrito em vez de marcado não passa por cima da filial',
      CPF,
      { inscricao: ' Isento' },
      false,
      { 'empresa.inscricao': 'Informe a inscrição estadual: este cadastro não aceita isento' },
    ],
    ['CAD-06 a simulação não pergunta', CPF, { inscricao: '1', isento: true, simulacao: true }, false, {}],
  ] as const)('%s', (_caso, documento, empresa, permiteCadastroCpfSemIE, esperado) => {
    expect(problemas(documento, empresa, { regras: { permiteCadastroCpfSemIE } })).toEqual(esperado)
  })

  it.each([
    [CNPJ, false, true],
    ['12.ABC.345/01DE-35', false, true],
    [CPF, false, false],
    [CPF, true, true],
  ])('CAD-05 isento oferecido a %s com %s: %s', (documento, permiteCadastroCpfSemIE, oferecido) => {
    expect(podeSerIsento(documento, { permiteCadastroCpfSemIE })).toBe(oferecido)
  })

  it.each([
    [{ isento: true, inscricao: '' }, 'ISENTO'],
    [{ isento: true, inscricao: '123456' }, 'ISENTO'],
    [{ isento: false, inscricao: ' 110.042.490.114 ' }, '110042490114'],
    [{ isento: false, inscricao: 'p-01100424.3/002' }, 'P011004243002'],
    [{ isento: false, inscricao: 'isento' }, 'ISENTO'],
    [{ isento: false, inscricao: '' }, ''],
  ])('CAD-03 de %j guarda-se %s', (empresa, guardada) => {
    expect(inscricaoGuardada(empresa)).toBe(guardada)
  })
})

describe('o que está preenchido tem forma', () => {
  it.each<[string, Partial<EmpresaDoCadastro>, Mudancas, Record<string, string>]>([
    ['cnae', { cnae: '123' }, {}, { 'empresa.cnae': 'O campo é inválido' }],
    [
      'cnae secundário',
      { cnaes_secundario: ['4711302', 'x'] },
      {},
      { 'empresa.cnaes_secundario': 'O campo é inválido' },
    ],
    [
      'nascimento que não existe',
      { dataNascimento: '1980-02-30' },
      {},
      { 'empresa.dataNascimento': 'Data inválida' },
    ],
    [
      'nascimento no futuro',
      { dataNascimento: '2026-11-17' },
      {},
      { 'empresa.dataNascimento': 'Data posterior a data máxima' },
    ],
    ['nascido hoje', { dataNascimento: '2026-11-16' }, {}, {}],
    ['regime especial sem comprovante', {}, { anexos: 0 }, { anexos: 'Obrigatório incluir um anexo.' }],
    ['regime especial provado antes', {}, { anexos: 0, comProva: true }, {}],
    ['sem regime especial, sem anexo', { regimeEspecial: false }, { anexos: 0 }, {}],
    ['regime especial na simulação', { simulacao: true }, { anexos: 0 }, {}],
    ['anexos no limite', {}, { anexos: 3 }, {}],
    ['anexos demais', {}, { anexos: 4 }, { anexos: 'Informe no máximo 3 itens' }],
    [
      'anexos demais para a filial',
      {},
      { anexos: 2, regras: { cadastroMaximoAnexos: 1 } },
      { anexos: 'Informe no máximo 1 item' },
    ],
  ])('CAD-05 CAD-12 %s', (_caso, empresa, mudancas, esperado) => {
    expect(problemas(CNPJ, empresa, mudancas)).toEqual(esperado)
  })
})

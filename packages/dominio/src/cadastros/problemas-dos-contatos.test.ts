import { describe, expect, it } from 'vitest'
import { CNPJ, CONTA, CONTEXTO, CPF, FORMULARIO, REFERENCIA } from '../../test/cadastro.ts'
import type { ContextoDoCadastro } from './contexto.ts'
import type { FormularioDoCadastro } from './formulario.ts'
import type { ModoDeCadastro } from './modos.ts'
import {
  problemasDaConta,
  problemasDaReferencia,
  problemasDosContatos,
  referenciasExigidas,
} from './problemas-dos-contatos.ts'

const comModo = (cadastraCliente: ModoDeCadastro): ContextoDoCadastro => ({
  ...CONTEXTO,
  regras: { ...CONTEXTO.regras, cadastraCliente },
})
type Caso = { documento?: string; simulacao?: boolean; modo?: ModoDeCadastro }
const problemas = (
  mudancas: Partial<FormularioDoCadastro> & { contato?: Partial<FormularioDoCadastro['contatos']> },
  { documento = CNPJ, simulacao = false, modo = 'COMPLETO' }: Caso = {},
) => {
  const { contato, ...resto } = mudancas
  return problemasDosContatos(
    {
      ...FORMULARIO,
      ...resto,
      documento,
      empresa: { ...FORMULARIO.empresa, simulacao },
      contatos: { ...FORMULARIO.contatos, ...contato },
    },
    comModo(modo),
  )
}
const VAZIOS: FormularioDoCadastro['contatos'] = {
  nomeSocio: '',
  nomeContato: '',
  telefone1: '',
  celular1: '',
  celular2: '',
  whatsApp: false,
  email: '',
  emailNFe: '',
  emailBoleto: '',
  observacoes: '',
}

describe('o que o passo exige', () => {
  it.each<[string, Caso, string[]]>([
    [
      'de uma empresa',
      {},
      ['email', 'emailBoleto', 'emailNFe', 'nomeContato', 'nomeSocio', 'observacoes', 'telefone1'],
    ],
    ['de uma pessoa', { documento: CPF }, ['email', 'emailBoleto', 'emailNFe', 'telefone1']],
    [
      'da empresa, no modo curto',
      { modo: 'AVANCADO' },
      ['email', 'emailNFe', 'nomeContato', 'nomeSocio', 'telefone1'],
    ],
    ['da pessoa, no modo curto', { modo: 'AVANCADO', documento: CPF }, ['email', 'emailNFe', 'telefone1']],
    ['da simulação', { simulacao: true }, ['email', 'telefone1']],
    ['da simulação, no modo curto', { simulacao: true, modo: 'AVANCADO' }, ['email', 'telefone1']],
  ])('CAD-06 CAD-08 %s', (_caso, caso, campos) => {
    expect(problemas({ contato: VAZIOS }, caso)).toEqual(
      Object.fromEntries(campos.map((campo) => [`contatos.${campo}`, 'Campo obrigatório'])),
    )
  })

  it('CAD-08 preenchido, não falta nada; espaços não são nada', () => {
    expect(problemas({})).toEqual({})
    expect(problemas({ contato: { nomeSocio: ' ' } })).toEqual({ 'contatos.nomeSocio': 'Campo obrigatório' })
  })
})

describe('telefones e e-mails', () => {
  it.each([
    ['telefone1', '3333-4444', 'O campo é inválido'],
    ['telefone1', '(11) 333', 'O campo é inválido'],
    ['celular1', 'abc', 'O campo é inválido'],
    ['celular2', '(01) 99999-9999', 'O campo é inválido'],
    ['email', 'não é', 'Formato de e-mail inválido'],
    ['emailNFe', 'a@b', 'Formato de e-mail inválido'],
    ['emailBoleto', 'a b@c.com', 'Formato de e-mail inválido'],
  ])('CAD-08 %s %j é recusado, na simulação também', (campo, valor, mensagem) => {
    for (const simulacao of [false, true])
      expect(problemas({ contato: { [campo]: valor } }, { simulacao })).toEqual({
        [`contatos.${campo}`]: mensagem,
      })
  })

  it('CAD-04 o WhatsApp é de um celular', () => {
    expect(problemas({ contato: { whatsApp: true, celular1: '' } })).toEqual({
      'contatos.celular1': 'Campo obrigatório',
    })
    expect(problemas({ contato: { whatsApp: false, celular1: '', celular2: '' } })).toEqual({})
  })
})

describe('referências comerciais', () => {
  it.each<[string, number, Caso, Record<string, string>]>([
    ['três bastam', 3, {}, {}],
    ['duas não', 2, {}, { referenciasComerciais: 'Adicione 3 referências comerciais' }],
    [
      'nenhuma, nem de pessoas',
      0,
      { documento: CPF },
      { referenciasComerciais: 'Adicione 3 referências comerciais' },
    ],
    ['o modo curto não as pede', 0, { modo: 'AVANCADO' }, {}],
    ['nem a simulação', 0, { simulacao: true }, {}],
  ])('CAD-08 CAD-12 %s', (_caso, quantas, caso, esperado) => {
    const referenciasComerciais = FORMULARIO.referenciasComerciais.slice(0, quantas)
    expect(problemas({ referenciasComerciais }, caso)).toEqual(esperado)
  })

  it('PAR-03 a filial pode exigir menos', () => {
    const regras = { ...CONTEXTO.regras, cadastroReferencias: 1 }
    expect(referenciasExigidas({ simulacao: false }, regras)).toBe(1)
    expect(
      problemasDosContatos({ ...FORMULARIO, referenciasComerciais: [] }, { ...CONTEXTO, regras }),
    ).toEqual({ referenciasComerciais: 'Adicione 1 referência comercial' })
  })

  it.each([
    [{}, {}],
    [{ nome: '' }, { nome: 'Campo obrigatório' }],
    [{ nome: '  ' }, { nome: 'Campo obrigatório' }],
    [{ telefone: '' }, { telefone: 'Campo obrigatório' }],
    [{ telefone: '3333-4444' }, { telefone: 'O campo é inválido' }],
    [{ cidade: '' }, { cidade: 'Campo obrigatório' }],
    [{ uf: '' }, { uf: 'Campo obrigatório' }],
    [{ uf: 'XX' }, { uf: 'O campo é inválido' }],
  ])('CAD-08 uma referência com %j', (mudanca, esperado) => {
    expect(problemasDaReferencia({ ...REFERENCIA, ...mudanca })).toEqual(esperado)
  })

  it('CAD-08 o problema diz de qual referência é', () => {
    const [primeira = REFERENCIA, segunda = REFERENCIA] = FORMULARIO.referenciasComerciais
    expect(problemas({ referenciasComerciais: [primeira, segunda, { ...REFERENCIA, uf: '' }] })).toEqual({
      'referenciasComerciais.2.uf': 'Campo obrigatório',
    })
  })
})

describe('dados bancários', () => {
  it.each(['codigoBanco', 'agencia', 'conta', 'contato'])('CAD-08 uma conta sem %s', (campo) => {
    expect(problemasDaConta({ ...CONTA, [campo]: ' ' })).toEqual({ [campo]: 'Campo obrigatório' })
    expect(problemas({ dadosBancarios: [CONTA, { ...CONTA, [campo]: '' }] })).toEqual({
      [`dadosBancarios.1.${campo}`]: 'Campo obrigatório',
    })
  })

  it('CAD-08 nenhuma conta é preciso ter', () => {
    expect(problemasDaConta(CONTA)).toEqual({})
    expect(problemas({ dadosBancarios: [] })).toEqual({})
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CNPJ, CONTEXTO, CPF, FORMULARIO } from '../../test/cadastro.ts'
import type { ContextoDoCadastro } from './contexto.ts'
import { ENDERECO_VAZIO } from './enderecos-ligados.ts'
import type { FormularioDoCadastro } from './formulario.ts'
import { PASSOS_DO_CADASTRO, problemasDoCadastro, problemasDoPasso } from './problemas-do-cadastro.ts'

const CAMPO = { id: 1, rotulo: 'Campo', tipo: 'TEXTO', obrigatorio: true, tamanho: 5, opcoes: [] } as const
const contexto: ContextoDoCadastro = { ...CONTEXTO, camposAdicionais: [CAMPO] }
const completo: FormularioDoCadastro = { ...FORMULARIO, camposAdicionais: [{ id: 1, valor: 'Sim' }] }

it('CAD-02 o cadastro junta os problemas dos seus passos, cada um no seu', () => {
  expect(problemasDoCadastro(completo, contexto)).toEqual({})
  const errado: FormularioDoCadastro = {
    ...completo,
    empresa: { ...completo.empresa, razaoSocial: '' },
    contatos: { ...completo.contatos, email: 'x' },
    enderecoEntrega: { ...completo.enderecoEntrega, numero: '' },
    camposAdicionais: [],
  }
  expect(PASSOS_DO_CADASTRO.map((passo) => Object.keys(problemasDoPasso(passo, errado, contexto)))).toEqual([
    ['empresa.razaoSocial'],
    ['contatos.email'],
    ['enderecoEntrega.numero'],
    ['camposAdicionais.1'],
  ])
  expect(Object.keys(problemasDoCadastro(errado, contexto))).toHaveLength(4)
})

type Mudanca = (formulario: FormularioDoCadastro) => FormularioDoCadastro
const naEmpresa =
  (campos: Partial<FormularioDoCadastro['empresa']>): Mudanca =>
  (formulario) => ({ ...formulario, empresa: { ...formulario.empresa, ...campos } })
const nosContatos =
  (campos: Partial<FormularioDoCadastro['contatos']>): Mudanca =>
  (formulario) => ({ ...formulario, contatos: { ...formulario.contatos, ...campos } })

const OPCIONAIS: Mudanca[] = [
  naEmpresa({ inscricaoMunicipal: '' }),
  naEmpresa({ segmento: '' }),
  naEmpresa({ suframa: '' }),
  naEmpresa({ cnaes_secundario: [] }),
  naEmpresa({ regimeEspecial: false }),
  naEmpresa({ inscricao: '', isento: true }),
  nosContatos({ celular1: '', whatsApp: false }),
  nosContatos({ celular2: '' }),
  (formulario) => ({ ...formulario, dadosBancarios: [] }),
  (formulario) => ({
    ...formulario,
    enderecoCobranca: { ...formulario.enderecoCobranca, complemento: '' },
  }),
  (formulario) => ({ ...formulario, enderecoEntrega: { ...formulario.enderecoEntrega, complemento: '' } }),
]

const documentos = fc.constantFrom<string[]>(CNPJ, CPF)
const regras = fc.record({
  cadastraCliente: fc.constantFrom('COMPLETO' as const, 'AVANCADO' as const),
  permiteCadastroCpfSemIE: fc.constant(true),
  cadastroExigeTabelaPreco: fc.boolean(),
  cadastroReferencias: fc.integer({ min: 0, max: 3 }),
  cadastroMaximoAnexos: fc.integer({ min: 1, max: 10 }),
})
const opcoes = fc.record({ comoConheceu: fc.boolean(), filiais: fc.boolean(), atividades: fc.boolean() })

it('CAD-05 CAD-08 CAD-09 o que está certo continua certo sem os campos opcionais', () => {
  fc.assert(
    fc.property(
      documentos,
      fc.boolean(),
      fc.subarray(OPCIONAIS),
      regras,
      opcoes,
      (documento, simulacao, ...resto) => {
        const [tirados, daFilial, comOpcoes] = resto
        const formulario = tirados.reduce(
          (atual, tirar) => tirar(atual),
          naEmpresa({ simulacao })({ ...completo, documento }),
        )
        expect(problemasDoCadastro(formulario, { ...contexto, regras: daFilial, opcoes: comOpcoes })).toEqual(
          {},
        )
      },
    ),
  )
})

const ESVAZIAR: Mudanca[] = [
  naEmpresa({ razaoSocial: '' }),
  naEmpresa({ nomeFantasia: '' }),
  naEmpresa({ inscricao: '' }),
  naEmpresa({ inscricao: '123', isento: true }),
  naEmpresa({ filialId: null }),
  naEmpresa({ atividade: null }),
  naEmpresa({ comoConheceu: null }),
  naEmpresa({ tabelaPreco: null }),
  naEmpresa({ contribuinte: null }),
  naEmpresa({ cnae: '' }),
  naEmpresa({ dataNascimento: '' }),
  nosContatos({ nomeSocio: '', nomeContato: '' }),
  nosContatos({ telefone1: '' }),
  nosContatos({ email: '' }),
  nosContatos({ emailNFe: '', emailBoleto: '' }),
  nosContatos({ observacoes: '' }),
  (formulario) => ({ ...formulario, referenciasComerciais: [] }),
  (formulario) => ({ ...formulario, enderecoEntrega: ENDERECO_VAZIO }),
]

it('CAD-06 a simulação só afrouxa: o que nela falta, faltaria no cadastro inteiro', () => {
  const deTodas = regras.chain((daFilial) =>
    fc.boolean().map((permiteCadastroCpfSemIE) => ({ ...daFilial, permiteCadastroCpfSemIE })),
  )
  fc.assert(
    fc.property(
      documentos,
      fc.subarray(ESVAZIAR),
      deTodas,
      opcoes,
      fc.nat(12),
      (documento, tirados, ...resto) => {
        const [daFilial, comOpcoes, anexos] = resto
        const formulario = tirados.reduce((atual, tirar) => tirar(atual), { ...completo, documento })
        const onde = { ...contexto, regras: daFilial, opcoes: comOpcoes, anexos }
        const inteiro = problemasDoCadastro(formulario, onde)
        const simulado = problemasDoCadastro(naEmpresa({ simulacao: true })(formulario), onde)
        expect(inteiro).toMatchObject(simulado)
      },
    ),
  )
})

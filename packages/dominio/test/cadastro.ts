import type { ContextoDoCadastro } from '../src/cadastros/contexto.ts'
import type { FormularioDoCadastro } from '../src/cadastros/formulario.ts'

// Scenery of the table tests: a registration with all that may be filled in, and the branch that asks for all of it.

export const CNPJ = '11222333000181'
export const CPF = '52998224725'

export const CONTEXTO: ContextoDoCadastro = {
  hoje: '2026-11-16',
  regras: {
    cadastraCliente: 'COMPLETO',
    permiteCadastroCpfSemIE: false,
    cadastroExigeTabelaPreco: true,
    cadastroReferencias: 3,
    cadastroMaximoAnexos: 3,
  },
  opcoes: { comoConheceu: true, filiais: true, atividades: true },
  camposAdicionais: [],
  anexos: 1,
  comProva: false,
}

export const ENDERECO: FormularioDoCadastro['enderecoCobranca'] = {
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  numero: '1000',
  complemento: 'Loja 2',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  ibge: '3550308',
  uf: 'SP',
}

export const REFERENCIA = { nome: 'Atacado Sul', telefone: '(11) 3333-4444', cidade: 'Santos', uf: 'SP' }
export const CONTA = { codigoBanco: '001', agencia: '1234', conta: '12345-6', contato: 'Ana' }

export const FORMULARIO: FormularioDoCadastro = {
  documento: CNPJ,
  empresa: {
    razaoSocial: 'Mercado Bom Ltda',
    nomeFantasia: 'Mercado Bom',
    inscricao: '110042490114',
    inscricaoMunicipal: '12345',
    isento: false,
    filialId: 1,
    atividade: 2,
    comoConheceu: 3,
    tabelaPreco: 4,
    contribuinte: '1',
    cnae: '4711-3/02',
    cnaes_secundario: ['4712100'],
    segmento: 'Varejo',
    dataNascimento: '1980-05-12',
    suframa: '123',
    consumidorFinal: false,
    regimeEspecial: true,
    simulacao: false,
  },
  contatos: {
    nomeSocio: 'Maria Silva',
    nomeContato: 'João Souza',
    telefone1: '(11) 3333-4444',
    celular1: '11 99999-8888',
    celular2: '11988887777',
    whatsApp: true,
    email: 'compras@mercado.example',
    emailNFe: 'nfe@mercado.example',
    emailBoleto: 'financeiro@mercado.example',
    observacoes: 'Entrega pela manhã',
  },
  referenciasComerciais: [
    REFERENCIA,
    { ...REFERENCIA, nome: 'Atacado Norte' },
    { ...REFERENCIA, nome: 'Atacado Leste' },
  ],
  dadosBancarios: [CONTA],
  enderecoCobranca: ENDERECO,
  enderecoEntrega: { ...ENDERECO, numero: '2000' },
  camposAdicionais: [],
  tiposDosAnexos: ['REGIME_ESPECIAL'],
  camposDaConsulta: [],
}

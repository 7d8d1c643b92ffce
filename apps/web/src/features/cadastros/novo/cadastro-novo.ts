import type { TipoDeDocumento } from '@balcao/dominio/brasil/documento'
import type { consultarDocumento } from '@balcao/dominio/cadastros/contratos'
import { ENDERECO_VAZIO } from '@balcao/dominio/cadastros/enderecos-ligados'
import type {
  ContaBancaria,
  ContatosDoCadastro,
  EmpresaDoCadastro,
  EnderecoDoCadastro,
  FormularioDoCadastro,
  ReferenciaComercial,
} from '@balcao/dominio/cadastros/formulario'
import type { PassoDoCadastro } from '@balcao/dominio/cadastros/problemas-do-cadastro'
import type { EnderecoDaFicha } from '@balcao/dominio/cadastros/problemas-dos-enderecos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import type { TipoDeDocumentoDoCliente } from '@balcao/dominio/documentacao/tipos'
import type { PropsDoPasso as DoAssistente } from '../../../ui/assistente/passo.ts'
import type { Origens } from './origens.ts'

/** CAD-02 'Validar Cadastro', and what the rules know. */
export type Passo = 'DOCUMENTO' | PassoDoCadastro

export type AnexoDoCadastro = { arquivo: File; tipo: TipoDeDocumentoDoCliente }

/** CAD-03 What the server said of a document. */
export type DocumentoConsultado = RespostaDe<typeof consultarDocumento> & { documento: string }

/** CAD-09 The last CEP that was looked up, for which address, and how that went. */
export type CepConsultado = {
  cep: string
  qual: EnderecoDaFicha
  erro?: 'NAO_ENCONTRADO' | 'INDISPONIVEL' | undefined
}

/** CAD-04 Everything typed in 'Cadastrar Cliente'; it is what the draft keeps. */
export type CadastroNovo = {
  passo: Passo
  tipo: TipoDeDocumento
  documento: string
  consultado: DocumentoConsultado | null
  /** CAD-01 The prospect that is being completed, as it was when it was read. */
  prospect: { idCli: number; versao: number; comProva: boolean } | null
  /** What the tax authority says of the company: 'ATIVA', 'BAIXADA'… */
  situacaoNaReceita: string
  /** Whether the tax authority was asked about this document, whatever it answered. */
  receitaPerguntada: boolean
  empresa: EmpresaDoCadastro
  contatos: ContatosDoCadastro
  referenciasComerciais: ReferenciaComercial[]
  dadosBancarios: ContaBancaria[]
  enderecoCobranca: EnderecoDoCadastro
  enderecoEntrega: EnderecoDoCadastro
  ligados: boolean
  cepConsultado: CepConsultado | null
  camposAdicionais: FormularioDoCadastro['camposAdicionais']
  anexos: AnexoDoCadastro[]
  origens: Origens
  /** CAD-08 What is typed in the two small forms and was not added yet. */
  aAdicionar: { referencia: ReferenciaComercial; conta: ContaBancaria }
}

/** CAD-02 What the steps of a registration receive. */
export type PropsDoPasso = Omit<DoAssistente<CadastroNovo, Passo>, 'irPara'>

export const EMPRESA_VAZIA: EmpresaDoCadastro = {
  razaoSocial: '',
  nomeFantasia: '',
  inscricao: '',
  inscricaoMunicipal: '',
  isento: false,
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
  consumidorFinal: false,
  regimeEspecial: false,
  simulacao: false,
}

export const CONTATOS_VAZIOS: ContatosDoCadastro = {
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

export const REFERENCIA_VAZIA: ReferenciaComercial = { nome: '', telefone: '', cidade: '', uf: '' }
export const CONTA_VAZIA: ContaBancaria = { codigoBanco: '', agencia: '', conta: '', contato: '' }

export const CADASTRO_EM_BRANCO: CadastroNovo = {
  passo: 'DOCUMENTO',
  tipo: 'CNPJ',
  documento: '',
  consultado: null,
  prospect: null,
  situacaoNaReceita: '',
  receitaPerguntada: false,
  empresa: EMPRESA_VAZIA,
  contatos: CONTATOS_VAZIOS,
  referenciasComerciais: [],
  dadosBancarios: [],
  enderecoCobranca: ENDERECO_VAZIO,
  enderecoEntrega: ENDERECO_VAZIO,
  ligados: false,
  cepConsultado: null,
  camposAdicionais: [],
  anexos: [],
  origens: {},
  aAdicionar: { referencia: REFERENCIA_VAZIA, conta: CONTA_VAZIA },
}

import * as z from 'zod/mini'
import { limparInscricao } from '../brasil/inscricao.ts'
import { MAIOR_VERSAO } from '../constantes.ts'
import { tiposDeDocumento } from '../documentacao/tipos.ts'
import { TAMANHO_DO_ENDERECO } from '../enderecos/campos.ts'
import { MENSAGENS } from '../mensagens.ts'
import { campoDocumento, campoId, campoSimOuNao, texto } from '../validacao.ts'

export const TAMANHO_DO_CADASTRO = {
  razaoSocial: 100,
  nomeFantasia: 100,
  suframa: 100,
  segmento: 50,
  inscricao: 14,
  inscricaoMunicipal: 14,
  nomeSocio: 50,
  nomeContato: 50,
  email: 50,
  observacoes: 255,
  agencia: 4,
  conta: 12,
  contatoDoBanco: 50,
  nomeDaReferencia: 50,
  cidade: 80,
} as const

// SEG-04 With what states print between the digits.
const MAIOR_INSCRICAO_COM_PONTOS = 30
/** CAD-05 Shorter than that it is no state registration of any state. */
export const MINIMO_DA_INSCRICAO = 6
export const REFERENCIAS_COMERCIAIS = 3
export const MAXIMO_DE_BANCOS = 5
export const MAXIMO_DE_CNAES = 99
export const MAXIMO_DE_CAMPOS_ADICIONAIS = 50
export const MAIOR_CAMPO_ADICIONAL = 500

/** A field left empty is empty text: what must be filled depends on the rest, and so is for the rules to say. */
const escrito = (maximo: number) => z._default(texto(0, maximo), '')
const emailEscrito = z._default(texto(0, TAMANHO_DO_CADASTRO.email).check(z.toLowerCase()), '')
/** CAD-07 The longest is counted without what states print between the digits. */
const inscricaoEscrita = z._default(
  texto(0, MAIOR_INSCRICAO_COM_PONTOS).check(
    z.overwrite(limparInscricao),
    z.maxLength(TAMANHO_DO_CADASTRO.inscricao, MENSAGENS.tamanhoMaximo(TAMANHO_DO_CADASTRO.inscricao)),
  ),
  '',
)
/** A form with files carries no null: a choice not made comes empty. */
const naoEscolhido = z.pipe(
  z.literal(''),
  z.transform(() => null),
)
const escolhido = z._default(z.nullable(z.union([campoId, naoEscolhido])), null)
const marcado = z._default(campoSimOuNao, false)

const empresa = z.object({
  razaoSocial: escrito(TAMANHO_DO_CADASTRO.razaoSocial),
  nomeFantasia: escrito(TAMANHO_DO_CADASTRO.nomeFantasia),
  /** State registration; 'ISENTO' where `isento` is set. */
  inscricao: inscricaoEscrita,
  inscricaoMunicipal: escrito(TAMANHO_DO_CADASTRO.inscricaoMunicipal),
  isento: marcado,
  filialId: escolhido,
  /** Ids of the lists of choices of the business. */
  atividade: escolhido,
  comoConheceu: escolhido,
  tabelaPreco: escolhido,
  /** Whether they pay ICMS. */
  contribuinte: z._default(z.nullable(z.union([z.enum(['0', '1']), naoEscolhido])), null),
  cnae: escrito(9),
  cnaes_secundario: z._default(z.array(texto(1, 9)).check(z.maxLength(MAXIMO_DE_CNAES)), []),
  segmento: escrito(TAMANHO_DO_CADASTRO.segmento),
  dataNascimento: escrito(10),
  suframa: escrito(TAMANHO_DO_CADASTRO.suframa),
  consumidorFinal: marcado,
  regimeEspecial: marcado,
  simulacao: marcado,
})

const contatos = z.object({
  nomeSocio: escrito(TAMANHO_DO_CADASTRO.nomeSocio),
  nomeContato: escrito(TAMANHO_DO_CADASTRO.nomeContato),
  telefone1: escrito(30),
  celular1: escrito(30),
  celular2: escrito(30),
  /** Whether `celular1` answers on WhatsApp. */
  whatsApp: marcado,
  email: emailEscrito,
  emailNFe: emailEscrito,
  emailBoleto: emailEscrito,
  observacoes: escrito(TAMANHO_DO_CADASTRO.observacoes),
})

const referencia = z.object({
  nome: escrito(TAMANHO_DO_CADASTRO.nomeDaReferencia),
  telefone: escrito(30),
  cidade: escrito(TAMANHO_DO_CADASTRO.cidade),
  uf: escrito(2),
})

const contaBancaria = z.object({
  codigoBanco: escrito(4),
  agencia: escrito(TAMANHO_DO_CADASTRO.agencia),
  conta: escrito(TAMANHO_DO_CADASTRO.conta),
  contato: escrito(TAMANHO_DO_CADASTRO.contatoDoBanco),
})

/** CAD-09 Without a maximum on the complement: its own sentence is said by the rules. */
const endereco = z.object({
  cep: escrito(12),
  logradouro: escrito(TAMANHO_DO_ENDERECO.logradouro),
  numero: escrito(TAMANHO_DO_ENDERECO.numero),
  complemento: escrito(500),
  bairro: escrito(TAMANHO_DO_ENDERECO.bairro),
  cidade: escrito(TAMANHO_DO_ENDERECO.cidade),
  ibge: escrito(7),
  uf: escrito(2),
})

const campoAdicional = z.object({ id: campoId, valor: escrito(MAIOR_CAMPO_ADICIONAL) })

/** CAD-04 What a registration consists of, by the names of the wire; the same while it is typed and when it is sent. */
export const dadosDoCadastro = z.object({
  documento: campoDocumento,
  empresa,
  contatos,
  referenciasComerciais: z._default(z.array(referencia).check(z.maxLength(REFERENCIAS_COMERCIAIS)), []),
  dadosBancarios: z._default(z.array(contaBancaria).check(z.maxLength(MAXIMO_DE_BANCOS)), []),
  enderecoCobranca: endereco,
  enderecoEntrega: endereco,
  camposAdicionais: z._default(z.array(campoAdicional).check(z.maxLength(MAXIMO_DE_CAMPOS_ADICIONAIS)), []),
  /** One for each file, in the order of the files. */
  tiposDosAnexos: z._default(z.array(z.enum(tiposDeDocumento)).check(z.maxLength(10)), []),
  /** Fields as a source outside told them, by their names here: whoever decides sees what nobody typed. */
  camposDaConsulta: z._default(z.array(texto(1, 60)).check(z.maxLength(60)), []),
})

export type FormularioDoCadastro = z.output<typeof dadosDoCadastro>
export type EmpresaDoCadastro = FormularioDoCadastro['empresa']
export type ContatosDoCadastro = FormularioDoCadastro['contatos']
export type ReferenciaComercial = FormularioDoCadastro['referenciasComerciais'][number]
export type ContaBancaria = FormularioDoCadastro['dadosBancarios'][number]
export type EnderecoDoCadastro = FormularioDoCadastro['enderecoCobranca']

/** CAD-01 A prospect that is completed says which one, and as it was when it was read. */
export const envioDoCadastro = z.extend(dadosDoCadastro, {
  idCli: z.optional(campoId),
  versao: z.optional(campoId.check(z.maximum(MAIOR_VERSAO))),
})

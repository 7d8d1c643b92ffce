import { cepGuardado } from '@balcao/dominio/brasil/cep'
import type { EnderecoDoCadastro, FormularioDoCadastro } from '@balcao/dominio/cadastros/formulario'
import { inscricaoGuardada } from '@balcao/dominio/cadastros/problemas-da-empresa'
import { tirarMascara } from '@balcao/dominio/formatos/mascaras'
import { emailGuardado, telefoneGuardado } from '@balcao/dominio/validacao-de-contato'
import type { Escolhas } from '../formulario/conferir-cadastro.ts'
import type { clienteRegistro } from '../nucleo/tabelas.ts'

// From the names and shapes of the form to those of the tables.

const ouNulo = (texto: string): string | null => texto || null

export const colunasDoEndereco = (endereco: EnderecoDoCadastro, cidade: string) => ({
  cep: cepGuardado(endereco.cep),
  logradouro: endereco.logradouro,
  numero: endereco.numero,
  complemento: ouNulo(endereco.complemento),
  bairro: endereco.bairro,
  cidade,
  ibge: endereco.ibge,
  uf: endereco.uf,
})

/** What was there before stays where the form chose nothing. */
type Anterior = { atividade: string; tabelaPrecoId: number | null } | null

export const colunasDoCliente = (
  { empresa, contatos, enderecoCobranca }: FormularioDoCadastro,
  { atividade, cidades }: Escolhas,
  anterior: Anterior,
) => ({
  razaoSocial: empresa.razaoSocial,
  // A person has one name, and every list shows this one.
  fantasia: empresa.nomeFantasia || empresa.razaoSocial,
  inscricaoEstadual: ouNulo(inscricaoGuardada(empresa)),
  atividade: atividade ?? anterior?.atividade ?? '',
  ...colunasDoEndereco(enderecoCobranca, cidades.enderecoCobranca),
  telefone: telefoneGuardado(contatos.telefone1),
  email: emailGuardado(contatos.email),
  // Until somebody says that it counts; `efetivarCadastro` does.
  prospect: true,
  simulacao: empresa.simulacao,
  tabelaPrecoId: empresa.tabelaPreco ?? anterior?.tabelaPrecoId ?? null,
})

type ColunasDoRegistro = Omit<
  typeof clienteRegistro.$inferInsert,
  'clienteId' | 'versao' | `criado${string}` | `atualizado${string}`
>

export const colunasDoRegistro = ({ empresa, contatos }: FormularioDoCadastro): ColunasDoRegistro => ({
  inscricaoMunicipal: empresa.inscricaoMunicipal,
  isento: empresa.isento,
  comoConheceuId: empresa.comoConheceu,
  contribuinte: empresa.contribuinte === null ? null : empresa.contribuinte === '1',
  cnae: tirarMascara(empresa.cnae),
  cnaesSecundarios: [...new Set(empresa.cnaes_secundario.map(tirarMascara))],
  segmento: empresa.segmento,
  dataNascimento: ouNulo(empresa.dataNascimento),
  suframa: empresa.suframa,
  consumidorFinal: empresa.consumidorFinal,
  regimeEspecial: empresa.regimeEspecial,
  nomeSocio: contatos.nomeSocio,
  nomeContato: contatos.nomeContato,
  emailNfe: emailGuardado(contatos.emailNFe),
  emailBoleto: emailGuardado(contatos.emailBoleto),
  observacoes: contatos.observacoes,
})

export const colunasDasReferencias = ({ referenciasComerciais }: FormularioDoCadastro) =>
  referenciasComerciais.map((referencia) => ({
    ...referencia,
    telefone: telefoneGuardado(referencia.telefone),
  }))

export type TelefoneDigitado = { numero: string; descricao: string; principal: boolean; whatsapp: boolean }
export type EmailDigitado = { email: string; descricao: string; principal: boolean }

/** CAD-08 The main one first. */
export const telefonesDoFormulario = ({ contatos }: FormularioDoCadastro): TelefoneDigitado[] =>
  [
    { numero: contatos.telefone1, descricao: 'Principal', principal: true, whatsapp: false },
    { numero: contatos.celular1, descricao: 'Celular', principal: false, whatsapp: contatos.whatsApp },
    { numero: contatos.celular2, descricao: 'Celular 2', principal: false, whatsapp: false },
  ]
    .map((telefone) => ({ ...telefone, numero: telefoneGuardado(telefone.numero) }))
    .filter(({ numero }) => numero !== '')

export const emailsDoFormulario = ({ contatos }: FormularioDoCadastro): EmailDigitado[] =>
  [
    { email: contatos.email, descricao: 'Principal', principal: true },
    { email: contatos.emailNFe, descricao: 'NF-e', principal: false },
    { email: contatos.emailBoleto, descricao: 'Boleto', principal: false },
  ]
    .map((endereco) => ({ ...endereco, email: emailGuardado(endereco.email) }))
    .filter(({ email }) => email !== '')

import { cepValido } from '@balcao/dominio/brasil/cep'
import { limparDocumento } from '@balcao/dominio/brasil/documento'
import { emailValido } from '@balcao/dominio/brasil/email'
import { telefoneValido } from '@balcao/dominio/brasil/telefone'
import type { consultarReceita } from '@balcao/dominio/cadastros/contratos'
import { MAXIMO_DE_CNAES, TAMANHO_DO_CADASTRO } from '@balcao/dominio/cadastros/formulario'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { TAMANHO_DO_ENDERECO } from '@balcao/dominio/enderecos/campos'
import { emailGuardado, telefoneGuardado } from '@balcao/dominio/validacao-de-contato'
import { ServicoForaDoAlcance } from '../../platform/http-externo/pedir-json.ts'
import { acharCidade } from '../lugares/achar-cidade.ts'
import { linha } from './linha.ts'

export type Empresa = Omit<RespostaDe<typeof consultarReceita>, 'fonte'>

/** A company as a source tells it: text or nothing, by our names. */
export type EmpresaDita = Record<
  | 'cnpj'
  | 'razaoSocial'
  | 'nomeFantasia'
  | 'telefone'
  | 'email'
  | 'situacao'
  | 'cnae'
  | 'cep'
  | 'logradouro'
  | 'numero'
  | 'complemento'
  | 'bairro'
  | 'cidade'
  | 'ibge'
  | 'uf',
  string | null
> & { socios: readonly (string | null)[]; cnaesSecundarios: readonly string[] }

const DIGITOS_COM_DDD = 10
const MAIOR_SITUACAO = 30
const SEM_CNAE = '0000000'

/**
 * CAD-03 What fills the form, within what the form takes: a phone or e-mail that is none is left out, as is a city that is not
 * in our table, for each can be typed. Null without a name: that is nobody.
 */
export function lerEmpresa(pedido: string, dita: EmpresaDita): Empresa | null {
  if (dita.cnpj && limparDocumento(dita.cnpj) !== pedido)
    throw new ServicoForaDoAlcance('A fonte respondeu de outro CNPJ.')
  const razaoSocial = linha(dita.razaoSocial, TAMANHO_DO_CADASTRO.razaoSocial)
  if (razaoSocial === '') return null
  const email = emailGuardado(dita.email ?? '')
  const [cnae = ''] = cnaes([dita.cnae ?? ''])
  return {
    cnpj: pedido,
    razao_social: razaoSocial,
    nome_fantasia: linha(dita.nomeFantasia, TAMANHO_DO_CADASTRO.nomeFantasia),
    telefone: primeiroTelefone(dita.telefone ?? ''),
    email: emailValido(email) ? email : '',
    socios: dita.socios
      .map((nome) => ({ nome: linha(nome, TAMANHO_DO_CADASTRO.nomeSocio) }))
      .filter(({ nome }) => nome !== ''),
    situacao: linha(dita.situacao, MAIOR_SITUACAO).toUpperCase(),
    cnae,
    cnaes_secundario: cnaes(dita.cnaesSecundarios).slice(0, MAXIMO_DE_CNAES),
    endereco: lerEnderecoDaEmpresa(dita),
  }
}

function lerEnderecoDaEmpresa(dita: EmpresaDita): Empresa['endereco'] {
  const cep = (dita.cep ?? '').replace(/\D/g, '')
  const lugar = acharCidade({ ibge: dita.ibge, nome: dita.cidade, uf: dita.uf })
  return {
    cep: cepValido(cep) ? cep : '',
    logradouro: linha(dita.logradouro, TAMANHO_DO_ENDERECO.logradouro),
    numero: linha(dita.numero, TAMANHO_DO_ENDERECO.numero),
    complemento: linha(dita.complemento, TAMANHO_DO_ENDERECO.complemento),
    bairro: linha(dita.bairro, TAMANHO_DO_ENDERECO.bairro),
    cidade: lugar?.cidade ?? '',
    ibge: lugar?.ibge ?? '',
    uf: lugar?.uf ?? '',
  }
}

/** Several come in one field, with a bar between them. */
function primeiroTelefone(telefones: string): string {
  const numeros = telefones.split(/[/,;]/).map((telefone) => telefoneGuardado(telefone))
  return numeros.find((numero) => telefoneValido(numero, { minimoDeDigitos: DIGITOS_COM_DDD })) ?? ''
}

/** 'None' comes as one of zeros. */
const cnaes = (codigos: readonly string[]): string[] =>
  [...new Set(codigos.map((codigo) => codigo.replace(/\D/g, '')))].filter(
    (codigo) => codigo.length === SEM_CNAE.length && codigo !== SEM_CNAE,
  )

import { raizDoCampo } from '../../../ui/campos/recusas-por-campo.ts'
import { NOMES_DA_EMPRESA, NOMES_DO_ENDERECO, NOMES_DOS_CONTATOS } from '../nomes-dos-campos.ts'
import type { Passo } from './cadastro-novo.ts'

const PASSO_DA_PARTE: Readonly<Record<string, Passo>> = {
  documento: 'DOCUMENTO',
  empresa: 'EMPRESA',
  anexos: 'EMPRESA',
  tiposDosAnexos: 'EMPRESA',
  contatos: 'CONTATOS',
  referenciasComerciais: 'CONTATOS',
  dadosBancarios: 'CONTATOS',
  aAdicionar: 'CONTATOS',
  enderecoCobranca: 'ENDERECOS',
  enderecoEntrega: 'ENDERECOS',
  camposAdicionais: 'CAMPOS',
}

/** CAD-02 The step in which a refused field is; null: in none of them. */
export function passoDoCampo(campo: string, passos: readonly Passo[]): Passo | null {
  const passo = PASSO_DA_PARTE[raizDoCampo(campo)]
  return passo && passos.includes(passo) ? passo : null
}

const de = (parte: string, nomes: Record<string, string>, complemento = '') =>
  Object.fromEntries(Object.entries(nomes).map(([campo, nome]) => [`${parte}.${campo}`, nome + complemento]))

/** The name of each field for the list of what is missing. */
const NOMES: Readonly<Record<string, string>> = {
  documento: 'CPF ou CNPJ',
  anexos: 'Anexos',
  tiposDosAnexos: 'Anexos',
  referenciasComerciais: 'Referências comerciais',
  dadosBancarios: 'Dados bancários',
  'aAdicionar.referencia': 'Referências comerciais',
  'aAdicionar.conta': 'Dados bancários',
  camposAdicionais: 'Campos adicionais',
  ...de('empresa', NOMES_DA_EMPRESA),
  ...de('contatos', NOMES_DOS_CONTATOS),
  ...de('enderecoCobranca', NOMES_DO_ENDERECO, ' de cobrança'),
  ...de('enderecoEntrega', NOMES_DO_ENDERECO, ' de entrega'),
}

export const nomeDoCampo = (campo: string): string => NOMES[campo] ?? NOMES[raizDoCampo(campo)] ?? 'Cadastro'

import { raizDoCampo } from '../../../ui/campos/recusas-por-campo.ts'
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

const DO_ENDERECO = {
  cep: 'CEP',
  logradouro: 'Rua',
  numero: 'Número',
  complemento: 'Complemento',
  bairro: 'Bairro',
  cidade: 'Cidade',
  ibge: 'Cidade',
  uf: 'Estado',
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
  ...de('empresa', {
    razaoSocial: 'Razão social ou nome',
    nomeFantasia: 'Nome fantasia',
    inscricao: 'Inscrição estadual',
    inscricaoMunicipal: 'Inscrição municipal',
    isento: 'Inscrição estadual',
    filialId: 'Filial',
    atividade: 'Atividade',
    comoConheceu: 'Como conheceu',
    tabelaPreco: 'Tabela de preço',
    contribuinte: 'Contribuinte',
    cnae: 'CNAE',
    cnaes_secundario: 'CNAEs secundários',
    segmento: 'Segmento',
    dataNascimento: 'Data de nascimento',
    suframa: 'Suframa',
  }),
  ...de('contatos', {
    nomeSocio: 'Nome do sócio',
    nomeContato: 'Nome do contato',
    telefone1: 'Telefone',
    celular1: 'Celular',
    celular2: 'Outro celular',
    email: 'E-mail',
    emailNFe: 'E-mail da NFe',
    emailBoleto: 'E-mail do boleto',
    observacoes: 'Observações',
  }),
  ...de('enderecoCobranca', DO_ENDERECO, ' de cobrança'),
  ...de('enderecoEntrega', DO_ENDERECO, ' de entrega'),
}

export const nomeDoCampo = (campo: string): string => NOMES[campo] ?? NOMES[raizDoCampo(campo)] ?? 'Cadastro'

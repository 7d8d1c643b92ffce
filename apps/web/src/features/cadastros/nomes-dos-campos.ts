/** What each field of a registration is called where it is missed, refused or shown (CAD-04). */
export const NOMES_DA_EMPRESA = {
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
  consumidorFinal: 'Consumidor final',
  regimeEspecial: 'Regime especial',
} as const

export const NOMES_DOS_CONTATOS = {
  nomeSocio: 'Nome do sócio',
  nomeContato: 'Nome do contato',
  telefone1: 'Telefone',
  celular1: 'Celular',
  celular2: 'Outro celular',
  email: 'E-mail',
  emailNFe: 'E-mail da NFe',
  emailBoleto: 'E-mail do boleto',
  observacoes: 'Observações',
} as const

export const NOMES_DO_ENDERECO = {
  cep: 'CEP',
  logradouro: 'Rua',
  numero: 'Número',
  complemento: 'Complemento',
  bairro: 'Bairro',
  cidade: 'Cidade',
  ibge: 'Cidade',
  uf: 'Estado',
} as const

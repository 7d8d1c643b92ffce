/** One line of the directory; without street and district where the whole town has one CEP. */
export type LinhaDeCep = Record<
  'cep' | 'logradouro' | 'complemento' | 'bairro' | 'cidade' | 'ibge' | 'uf',
  string
>

/** Streets that everybody knows, for journeys to name: these are in the directory of every demo business. */
export const CEP_DE_RUA: LinhaDeCep = {
  cep: '01310100',
  logradouro: 'Avenida Paulista',
  complemento: 'de 612 a 1510 - lado par',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  ibge: '3550308',
  uf: 'SP',
}
export const OUTRO_CEP_DE_RUA: LinhaDeCep = {
  cep: '79002000',
  logradouro: 'Rua Barão do Rio Branco',
  complemento: '',
  bairro: 'Centro',
  cidade: 'Campo Grande',
  ibge: '5002704',
  uf: 'MS',
}
/** One for the whole town: neither street nor district. */
export const CEP_DA_CIDADE: LinhaDeCep = {
  cep: '79290000',
  logradouro: '',
  complemento: '',
  bairro: '',
  cidade: 'Bonito',
  ibge: '5002209',
  uf: 'MS',
}
/** Of the shape of one, and of no street. */
export const CEP_DESCONHECIDO = '99990001'

export const CEPS_CONHECIDOS: readonly LinhaDeCep[] = [CEP_DE_RUA, OUTRO_CEP_DE_RUA, CEP_DA_CIDADE]

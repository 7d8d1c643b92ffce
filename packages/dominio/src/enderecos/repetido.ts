type Endereco = {
  cep: string
  logradouro: string
  numero: string
  complemento: string | null
  bairro: string
  ibge: string
}

/** END-01 The same place, however it was typed; without number and complement a street has many doors. */
export const mesmoEndereco = (um: Endereco, outro: Endereco): boolean => retrato(um) === retrato(outro)

const retrato = ({ cep, logradouro, numero, complemento, bairro, ibge }: Endereco): string =>
  JSON.stringify([cep, ibge, ...[logradouro, numero, complemento ?? '', bairro].map(simples)])

const simples = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

import { formatarCep } from '../brasil/cep.ts'

type Endereco = {
  logradouro: string
  numero: string
  complemento?: string | null
  bairro: string
  cidade: string
  uf: string
  cep: string
}

/** As whoever drives there reads it, in one line. */
export function enderecoEmUmaLinha(endereco: Endereco): string {
  const { logradouro, numero, complemento, bairro, cidade, uf, cep } = endereco
  const rua = [logradouro, numero, complemento].filter(Boolean).join(', ')
  return `${rua} · ${bairro} · ${cidade}/${uf} · CEP ${formatarCep(cep)}`
}

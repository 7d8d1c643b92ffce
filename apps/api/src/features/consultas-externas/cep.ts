import type { RespostaDe } from '@balcao/dominio/contrato'
import { TAMANHO_DO_ENDERECO } from '@balcao/dominio/enderecos/campos'
import type { consultarCep } from '@balcao/dominio/enderecos/contratos'
import { ServicoForaDoAlcance } from '../../platform/http-externo/pedir-json.ts'
import { acharCidade } from '../lugares/achar-cidade.ts'
import { linha } from './linha.ts'

export type EnderecoDoCep = Omit<RespostaDe<typeof consultarCep>, 'erro' | 'fonte'>

type Dito = {
  cep: string | null
  logradouro: string | null
  complemento: string | null
  bairro: string | null
  cidade: string | null
  ibge: string | null
  uf: string | null
}

/** What a source says of a CEP, as a form takes it. One that speaks of another CEP, or of a city that is none, is not believed. */
export function lerEndereco(pedido: string, dito: Dito): EnderecoDoCep {
  const cep = dito.cep?.replace(/\D/g, '')
  if (cep && cep !== pedido) throw new ServicoForaDoAlcance('A fonte respondeu de outro CEP.')
  const lugar = acharCidade({ ibge: dito.ibge, nome: dito.cidade, uf: dito.uf })
  if (!lugar) throw new ServicoForaDoAlcance('A fonte respondeu com uma cidade que não existe.')
  return {
    cep: pedido,
    logradouro: linha(dito.logradouro, TAMANHO_DO_ENDERECO.logradouro),
    complemento: linha(dito.complemento, TAMANHO_DO_ENDERECO.complemento),
    bairro: linha(dito.bairro, TAMANHO_DO_ENDERECO.bairro),
    localidade: lugar.cidade,
    uf: lugar.uf,
    ibge: lugar.ibge,
  }
}

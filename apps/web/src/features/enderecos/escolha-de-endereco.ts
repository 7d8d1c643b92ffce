import type { EnderecoDeEntrega } from '@balcao/dominio/enderecos/contratos'

export type EscolhaDeEndereco = {
  /** The one in force; null is the customer's own. */
  atual: number | null
  aoSalvar: (endereco: EnderecoDeEntrega | null) => void
  salvando: boolean
  /** Why the choice was not kept. */
  erro: string | null
}

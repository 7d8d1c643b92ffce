import type { Numerico } from '@balcao/dominio/formatos/decimal'
import type { CotacaoDeFrete } from '@balcao/dominio/fretes/contratos'
import type { Carga, Condicional } from '@balcao/dominio/fretes/preco-do-trecho'

export type LugarDoFrete = { cidade: string; uf: string; ibge: string | null; cep: string | null }

/** What is quoted: from the lines of a quote, or as somebody says it is. */
export type CargaACotar = {
  filialId: number
  origem: LugarDoFrete
  /** Where it goes if nobody says otherwise. */
  destino: LugarDoFrete | null
  tipoFrete: { id: number; diferenciado: boolean } | null
  pesoLiquido: Numerico
  peso: Numerico
  litros: Numerico
  total: Numerico
  jaPago: Numerico
}

/** What is asked of whoever quotes: from where to where, what, worth how much, when, and under which conditions. */
export type PedidoDeCotacao = {
  origem: LugarDoFrete
  destino: LugarDoFrete
  carga: Carga
  hoje: string
  redespacho: boolean
  condicionais: readonly Condicional[]
}

/** What a carrier asks; its deadline is the carrier's alone. What the customer pays of it is ours to say. */
export type CotacaoDoCotador = Omit<
  CotacaoDeFrete,
  | 'fonte'
  | 'previsao'
  | 'selecionavel'
  | 'motivo'
  | 'vlEmbutido'
  | 'vlJaPago'
  | 'vlPago'
  | 'gratis'
  | 'referencia'
>

/** FRE-01 Our tables, or a service outside: whoever quotes answers a list, or throws `ServicoForaDoAlcance`. */
export type CotadorDeFrete = {
  nome: string
  cotar(pedido: PedidoDeCotacao): Promise<CotacaoDoCotador[]>
}

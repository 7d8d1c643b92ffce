import type { CotacaoDeFrete } from '@balcao/dominio/fretes/contratos'
import type { Carga, Condicional } from '@balcao/dominio/fretes/preco-do-trecho'

export type LugarDoFrete = { cidade: string; uf: string; ibge: string | null; cep: string | null }

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
  'fonte' | 'previsao' | 'selecionavel' | 'motivo' | 'vlEmbutido' | 'vlJaPago' | 'vlPago' | 'gratis'
>

/** FRE-01 Our tables, or a service outside: whoever quotes answers a list, or throws `ServicoForaDoAlcance`. */
export type CotadorDeFrete = {
  nome: string
  cotar(pedido: PedidoDeCotacao): Promise<CotacaoDoCotador[]>
}

import { SEM_REGRA } from '../src/precos/regra-fiscal.ts'
import type { Operacao, RegraFiscal } from '../src/precos/tributacao.ts'

export const REGRA: RegraFiscal = { ...SEM_REGRA, id: 1, nome: 'Geral', icms: 18, icmsInterno: 18 }

/** Within the state, to somebody who sells again. */
export const DENTRO: Operacao = {
  ufOrigem: 'SP',
  ufDestino: 'SP',
  contribuinte: true,
  consumidorFinal: false,
  simples: false,
  vendedorNoSimples: false,
  repassaDifal: true,
}

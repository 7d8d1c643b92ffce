import type { Rota } from '../../platform/http/rota.ts'
import {
  rotaListarConfiguracoesFv,
  rotaObterConfiguracaoFv,
  rotaObterFvEfetiva,
  rotaOpcoesDaFv,
} from './listar.ts'
import {
  rotaAlterarConfiguracaoFv,
  rotaCriarConfiguracaoFv,
  rotaExcluirConfiguracaoFv,
  rotaRestaurarConfiguracaoFv,
} from './manter.ts'

export const rotasDaConfiguracaoFv: Rota[] = [
  rotaListarConfiguracoesFv,
  rotaOpcoesDaFv,
  rotaObterFvEfetiva,
  rotaObterConfiguracaoFv,
  rotaCriarConfiguracaoFv,
  rotaAlterarConfiguracaoFv,
  rotaExcluirConfiguracaoFv,
  rotaRestaurarConfiguracaoFv,
]

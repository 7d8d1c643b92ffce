import type { Rota } from '../../platform/http/rota.ts'
import {
  rotaListarAtividades,
  rotaListarBancos,
  rotaListarClassificacoes,
  rotaListarComoConheceu,
} from './opcoes.ts'

export const rotasDeCadastro: Rota[] = [
  rotaListarBancos,
  rotaListarComoConheceu,
  rotaListarClassificacoes,
  rotaListarAtividades,
]

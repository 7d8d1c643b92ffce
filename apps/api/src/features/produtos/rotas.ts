import type { Rota } from '../../platform/http/rota.ts'
import { rotaObterImagemDoProduto } from './imagem.ts'
import { rotaListarTabelasDePreco, rotaPesquisarProdutos } from './pesquisar.ts'

export const rotasDeProdutos: Rota[] = [
  rotaPesquisarProdutos,
  rotaListarTabelasDePreco,
  rotaObterImagemDoProduto,
]

import type { Rota } from '../../platform/http/rota.ts'
import { rotaListarOrcamentosDoCliente } from './listar.ts'
import { rotaObterOrcamento } from './obter.ts'
import { rotaListarUltimosCotadosDoProduto } from './ultimos-cotados.ts'

export const rotasDeOrcamentos: Rota[] = [
  rotaListarOrcamentosDoCliente,
  rotaListarUltimosCotadosDoProduto,
  rotaObterOrcamento,
]

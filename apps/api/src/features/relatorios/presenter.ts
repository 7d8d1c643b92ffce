import type { Relatorio } from '@balcao/dominio/relatorios/contratos'
import type { RelatorioGravado } from './queries.ts'

/** ENT-10 */
export function apresentarRelatorio(relatorio: RelatorioGravado): Relatorio {
  const { id, titulo, descricao, thumb, icone, cor, modoExibicao, tipo } = relatorio
  return { id, titulo, descricao, thumb, icone, cor, modo_exibicao: modoExibicao, tipo }
}

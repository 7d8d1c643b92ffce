import type { Relatorio } from '@balcao/dominio/relatorios/contratos'
import type { RelatorioGravado } from './queries.ts'

export function apresentarRelatorio(relatorio: RelatorioGravado): Relatorio {
  const { id, titulo, descricao, thumb, icone, cor, modoExibicao, tipo } = relatorio
  return { id, titulo, descricao, thumb, icone, cor, modo_exibicao: modoExibicao, tipo }
}

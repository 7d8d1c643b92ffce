import type { Relatorio } from '@balcao/dominio/relatorios/contratos'
import { AREA_DO_RELATORIO, type ChaveDeRelatorio } from './definicoes/catalogo.ts'
import type { RelatorioGravado } from './queries.ts'

export function apresentarRelatorio(relatorio: RelatorioGravado & { chave: ChaveDeRelatorio }): Relatorio {
  const { id, chave, titulo, descricao, thumb, icone, cor, modoExibicao, tipo } = relatorio
  return {
    id,
    titulo,
    descricao,
    thumb,
    icone,
    cor,
    modo_exibicao: modoExibicao,
    tipo,
    area: AREA_DO_RELATORIO[chave],
  }
}

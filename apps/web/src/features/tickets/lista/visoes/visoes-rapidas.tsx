import { somenteOrdenacao } from '../../../../platform/listas/filtros-de-lista.ts'
import { EscolhasRapidas } from '../../../../ui/listas/escolhas-rapidas.tsx'
import { mesmosFiltros } from '../filtros-da-lista.ts'
import type { Filtros } from '../use-filtros.ts'
import { VISOES_PRONTAS } from './visoes-prontas.ts'

/** The ready-made views side by side; the one in force is pressed. */
export function VisoesRapidas({ filtros, interno, trocar }: Pick<Filtros, 'filtros' | 'interno' | 'trocar'>) {
  const visoes = VISOES_PRONTAS.filter(({ soInterno }) => interno || !soInterno)
  return (
    <EscolhasRapidas
      rotulo="Visões rápidas"
      escolhas={visoes.map((visao) => ({
        nome: visao.nome,
        ativa: mesmosFiltros(filtros, visao.filtros),
        aoEscolher: () => trocar({ ...somenteOrdenacao(filtros), ...visao.filtros }),
      }))}
    />
  )
}

import { somenteOrdenacao } from '../../../../platform/filtros-de-lista.ts'
import { mesmosFiltros } from '../filtros-da-lista.ts'
import type { Filtros } from '../use-filtros.ts'
import estilos from './visoes.module.css'
import { VISOES_PRONTAS } from './visoes-prontas.ts'

/** The ready-made views side by side; the one in force is pressed. */
export function VisoesRapidas({ filtros, interno, trocar }: Pick<Filtros, 'filtros' | 'interno' | 'trocar'>) {
  return (
    <nav className={estilos.rapidas} aria-label="Visões rápidas">
      {VISOES_PRONTAS.filter(({ soInterno }) => interno || !soInterno).map((visao) => (
        <button
          key={visao.nome}
          type="button"
          className={estilos.rapida}
          aria-pressed={mesmosFiltros(filtros, visao.filtros)}
          onClick={() => trocar({ ...somenteOrdenacao(filtros), ...visao.filtros })}
        >
          {visao.nome}
        </button>
      ))}
    </nav>
  )
}

import { Checkbox } from '@mantine/core'
import { LugarDeCampo } from '../../ui/campos/lugar-de-campo.tsx'
import { LugarDePeriodo } from '../../ui/campos/lugar-de-periodo.tsx'
import type { Filtro } from './descricao.ts'

/** What stands in the place of a filter until the code of its field is there. */
export function LugarDoFiltro<F>({ filtro }: { filtro: Filtro<F> }) {
  switch (filtro.tipo) {
    case 'termo':
      return null
    case 'periodo':
      return <LugarDePeriodo />
    case 'escolhas':
    case 'escolha':
      return <LugarDeCampo rotulo={filtro.rotulo} placeholder={filtro.todos ?? 'Todos'} tipo={filtro.tipo} />
    case 'registro':
      return filtro.Seletor && <LugarDeCampo rotulo={filtro.rotulo} />
    case 'lugar':
    case 'faixa':
      return <LugarDeCampo rotulo={filtro.rotulo} />
    case 'ordenacao':
      return <LugarDeCampo rotulo="Ordenar por" />
    case 'sim-nao':
      return (
        <Checkbox
          label={filtro.textoDoCampo ?? filtro.texto}
          readOnly
          wrapperProps={{ 'aria-hidden': true, inert: true }}
        />
      )
  }
}

import { Checkbox } from '@mantine/core'
import { CampoDeTermo } from '../../ui/campos/campo-de-termo.tsx'
import { LugarDeCampo } from '../../ui/campos/lugar-de-campo.tsx'
import { LugarDePeriodo } from '../../ui/campos/lugar-de-periodo.tsx'
import { BarraDeFiltros } from '../../ui/listas/barra-de-filtros.tsx'
import type { CampoDoFiltroProps } from './campo-do-filtro.tsx'
import { comValores, valorDe } from './chips-da-lista.ts'
import type { Complementos } from './complementos.ts'
import type { Filtro, Filtros, Lista } from './descricao.ts'

type BarraDaListaProps<F extends Filtros> = CampoDoFiltroProps<F> & {
  nomes: Lista<never, F>['nomes']
  filtros: readonly Filtro<F>[]
  /** Null until the code of the fields came. */
  complementos: Complementos | null
  aberta: boolean
  aoAlternar: (aberta: boolean) => void
  /** Somebody comes near the fields. */
  aoChegar: () => void
  /** How many chips there are. */
  ativos: number
}

function camposDo<F>(filtro: Filtro<F>) {
  if (filtro.tipo === 'periodo' || filtro.tipo === 'faixa') return [filtro.de, filtro.ate]
  if (filtro.tipo === 'lugar') return [filtro.uf, filtro.cidade]
  return 'campo' in filtro ? [filtro.campo] : []
}
const naBarra = <F,>(filtro: Filtro<F>) => !('extra' in filtro && filtro.extra)

/** The described filters in their places: the search, those in sight, those behind 'Mais filtros', the boxes last. */
export function BarraDaLista<F extends Filtros>(props: BarraDaListaProps<F>) {
  const { nomes, filtros, complementos, aberta, aoAlternar, aoChegar, ativos, ...campos } = props
  const { valores, mudar, contexto } = campos
  const doTermo = filtros.find((filtro) => filtro.tipo === 'termo')
  const visiveis = filtros.filter((filtro) => !('se' in filtro) || (filtro.se?.(contexto) ?? true))
  const extras = visiveis.filter((filtro) => !naBarra(filtro))
  const desenhar = (filtro: Filtro<F>) => {
    const chave = camposDo(filtro)[0] ?? filtro.tipo
    return complementos ? (
      <complementos.CampoDoFiltro key={chave} {...campos} filtro={filtro} />
    ) : (
      <LugarDoFiltro key={chave} filtro={filtro} />
    )
  }
  const marcas = extras.filter(({ tipo }) => tipo === 'sim-nao')
  if (filtros.length === 0) return null
  return (
    <BarraDeFiltros
      rotulo={`Filtros d${nomes.genero}s ${nomes.varios}`}
      termo={
        doTermo && (
          <CampoDeTermo
            placeholder={doTermo.placeholder}
            termo={valorDe(valores, 'termo')}
            // The history keeps one entry, not one per pause.
            aoMudar={(termo) => mudar(comValores<F>({ termo }), { substituir: true })}
          />
        )
      }
      principais={visiveis.filter(naBarra).map(desenhar)}
      extras={extras.length > 0 && extras.filter(({ tipo }) => tipo !== 'sim-nao').map(desenhar)}
      marcas={marcas.length > 0 && marcas.map(desenhar)}
      escondidos={extras.flatMap(camposDo).filter((campo) => valorDe(valores, campo) !== undefined).length}
      aberta={aberta}
      aoAlternar={aoAlternar}
      aoChegar={aoChegar}
      ativos={ativos}
      textoDeVer={`Ver ${nomes.varios}`}
    />
  )
}

/** What stands in the place of a filter until the code of its field is there. */
function LugarDoFiltro<F>({ filtro }: { filtro: Filtro<F> }) {
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

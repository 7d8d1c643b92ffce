import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { tardio } from '../retorno/tardio.tsx'
import estilos from './barra-de-filtros.module.css'
import { useEstreito } from './lugar-estreito.ts'

const GavetaDeFiltros = tardio(async () => (await import('./gaveta-de-filtros.tsx')).GavetaDeFiltros)

type BarraDeFiltrosProps = {
  rotulo: string
  termo?: ReactNode
  principais: ReactNode
  /** What hides behind 'Mais filtros'; without it there is no such button. */
  extras?: ReactNode
  /** Boxes, after the fields of the extras. */
  marcas?: ReactNode
  /** How many of the extras are in force. */
  escondidos?: number
  aberta: boolean
  aoAlternar: (aberta: boolean) => void
  /** How many filters are in force, for the phone's button. */
  ativos: number
  /** Somebody comes near: what the fields offer may be wanted. */
  aoChegar?: (() => void) | undefined
  /** Leaves the drawer of the phone: 'Ver tickets'. */
  textoDeVer: string
}

/** The filters used most in sight, the others one press away; on a phone all but the search in a drawer. */
export function BarraDeFiltros(props: BarraDeFiltrosProps) {
  const estreita = useEstreito()
  return estreita ? <BarraDoCelular {...props} /> : <BarraLarga {...props} />
}

function BarraLarga(props: BarraDeFiltrosProps) {
  const { rotulo, termo, principais, extras, marcas, escondidos = 0, aberta, aoAlternar, aoChegar } = props
  const id = useId()
  const Seta = aberta ? IconChevronUp : IconChevronDown
  return (
    <section
      className={estilos.filtros}
      aria-label={rotulo}
      onPointerEnter={aoChegar}
      onFocusCapture={aoChegar}
    >
      <div className={estilos.barra}>
        {termo && <div className={estilos.termo}>{termo}</div>}
        {principais}
        {extras && (
          <Button
            variant="default"
            aria-expanded={aberta}
            aria-controls={id}
            leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
            rightSection={<Seta size={16} aria-hidden />}
            onClick={() => aoAlternar(!aberta)}
          >
            {escondidos > 0 ? `Mais filtros (${escondidos})` : 'Mais filtros'}
          </Button>
        )}
      </div>
      {extras && aberta && (
        <div id={id} className={estilos.extras}>
          {extras}
          {marcas && <div className={estilos.marcas}>{marcas}</div>}
        </div>
      )}
    </section>
  )
}

function BarraDoCelular(props: BarraDeFiltrosProps) {
  const { rotulo, termo, principais, extras, marcas, aberta, aoAlternar, ativos, textoDeVer, aoChegar } =
    props
  const [usada, setUsada] = useState(aberta)
  if (aberta && !usada) setUsada(true)
  return (
    <section
      className={estilos.barraDoCelular}
      aria-label={rotulo}
      onPointerEnter={aoChegar}
      onFocusCapture={aoChegar}
    >
      {termo}
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        onClick={() => aoAlternar(true)}
      >
        {ativos > 0 ? `Filtros (${ativos})` : 'Filtros'}
      </Button>
      {usada && (
        <GavetaDeFiltros
          aberta={aberta}
          aoFechar={() => aoAlternar(false)}
          aoNaoVir={() => {
            setUsada(false)
            aoAlternar(false)
          }}
          textoDeVer={textoDeVer}
        >
          {principais}
          {extras}
          {marcas && <div className={estilos.marcas}>{marcas}</div>}
        </GavetaDeFiltros>
      )}
    </section>
  )
}

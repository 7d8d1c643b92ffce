import { Button, Drawer } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useId } from 'react'
import { useCelular } from '../../../ui/listas/use-celular.ts'
import { CampoDeTermo } from './campo-de-termo.tsx'
import { CAMPOS_EXTRAS, type FiltroDeCliente, FiltrosExtras } from './filtros-extras.tsx'
import { type CamposDoFiltroProps, FiltrosPrincipais } from './filtros-principais.tsx'
import estilos from './pagina-de-tickets.module.css'

type BarraDeFiltrosProps = CamposDoFiltroProps & {
  interno: boolean
  FiltroDeCliente: FiltroDeCliente
  aberta: boolean
  aoAlternar: (aberta: boolean) => void
  /** How many filters are in force, for the phone's button. */
  ativos: number
}

/** The filters used most in sight, the others one press away; on a phone all but the search in a drawer. */
export function BarraDeFiltros(props: BarraDeFiltrosProps) {
  const celular = useCelular()
  return celular ? <BarraDoCelular {...props} /> : <BarraLarga {...props} />
}

function BarraLarga({
  interno,
  FiltroDeCliente,
  aberta,
  aoAlternar,
  ativos: _,
  ...campos
}: BarraDeFiltrosProps) {
  const id = useId()
  const escondidos = CAMPOS_EXTRAS.filter((campo) => campos.filtros[campo] !== undefined).length
  const Seta = aberta ? IconChevronUp : IconChevronDown
  return (
    <section className={estilos.filtros} aria-label="Filtros dos tickets">
      <div className={estilos.barra}>
        <div className={estilos.termo}>
          <CampoDeTermo {...campos} />
        </div>
        <FiltrosPrincipais {...campos} />
        {interno && (
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
      {interno && aberta && (
        <div id={id} className={estilos.extras}>
          <FiltrosExtras {...campos} FiltroDeCliente={FiltroDeCliente} />
        </div>
      )}
    </section>
  )
}

function BarraDoCelular({
  interno,
  FiltroDeCliente,
  aberta,
  aoAlternar,
  ativos,
  ...campos
}: BarraDeFiltrosProps) {
  return (
    <section className={estilos.barraDoCelular} aria-label="Filtros dos tickets">
      <CampoDeTermo {...campos} />
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        onClick={() => aoAlternar(true)}
      >
        {ativos > 0 ? `Filtros (${ativos})` : 'Filtros'}
      </Button>
      <Drawer opened={aberta} onClose={() => aoAlternar(false)} title="Filtros" size="100%" position="right">
        <div className={estilos.gaveta}>
          <FiltrosPrincipais {...campos} />
          {interno && <FiltrosExtras {...campos} FiltroDeCliente={FiltroDeCliente} />}
          <Button fullWidth onClick={() => aoAlternar(false)}>
            Ver tickets
          </Button>
        </div>
      </Drawer>
    </section>
  )
}

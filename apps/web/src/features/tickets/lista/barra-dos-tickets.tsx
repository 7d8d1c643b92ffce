import { CampoDeTermo } from '../../../ui/campos/campo-de-termo.tsx'
import { BarraDeFiltros } from '../../../ui/listas/barra-de-filtros.tsx'
import { CAMPOS_EXTRAS, FiltrosExtras } from './filtros-extras.tsx'
import { type CamposDoFiltroProps, FiltrosPrincipais } from './filtros-principais.tsx'

type BarraDosTicketsProps = CamposDoFiltroProps & {
  interno: boolean
  aberta: boolean
  aoAlternar: (aberta: boolean) => void
  ativos: number
}

/** TIC-01 */
export function BarraDosTickets(props: BarraDosTicketsProps) {
  const { interno, aberta, aoAlternar, ativos, ...campos } = props
  const { filtros, mudar } = campos
  return (
    <BarraDeFiltros
      rotulo="Filtros dos tickets"
      termo={
        <CampoDeTermo
          placeholder="Protocolo, cliente, assunto…"
          termo={filtros.termo}
          // The history keeps one entry, not one per pause.
          aoMudar={(termo) => mudar({ termo }, { substituir: true })}
        />
      }
      principais={<FiltrosPrincipais {...campos} />}
      extras={interno && <FiltrosExtras {...campos} />}
      escondidos={CAMPOS_EXTRAS.filter((campo) => filtros[campo] !== undefined).length}
      aberta={aberta}
      aoAlternar={aoAlternar}
      ativos={ativos}
      textoDeVer="Ver tickets"
    />
  )
}

import type { Periodo } from '@balcao/dominio/datas/periodo'
import { CampoDePeriodo } from '../../../ui/campos/campo-de-periodo.tsx'
import { useValorAdiado } from '../../../ui/campos/use-valor-adiado.ts'
import { EscolhasDoFiltro } from './escolhas-do-filtro.tsx'
import type { FiltrosDaLista } from './filtros-da-lista.ts'
import type { Filtros } from './use-filtros.ts'
import type { OpcoesDeFiltro } from './use-opcoes-de-filtro.ts'

export type CamposDoFiltroProps = Pick<Filtros, 'filtros' | 'mudar'> & { opcoes: OpcoesDeFiltro }

const periodoDe = ({ dtIni, dtFim }: FiltrosDaLista): Periodo => ({ de: dtIni ?? null, ate: dtFim ?? null })
const emTexto = ({ de, ate }: Periodo) => `${de} ${ate}`

/** The filters that everybody uses, always in sight on a desktop. */
export function FiltrosPrincipais({ filtros, mudar, opcoes }: CamposDoFiltroProps) {
  // A date being typed is no date yet: the list waits until the hands rest.
  const { digitado, definir } = useValorAdiado(periodoDe(filtros), emTexto, ({ de, ate }) =>
    mudar({ dtIni: de ?? undefined, dtFim: ate ?? undefined }),
  )
  return (
    <>
      <EscolhasDoFiltro campo="status" filtros={filtros} mudar={mudar} opcoes={opcoes} />
      <EscolhasDoFiltro campo="tipo" filtros={filtros} mudar={mudar} opcoes={opcoes} />
      <CampoDePeriodo rotulo="Data de abertura" value={digitado} onChange={definir} />
    </>
  )
}

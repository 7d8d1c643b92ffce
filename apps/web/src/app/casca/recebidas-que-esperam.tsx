import { CANAL_DAS_RECEBIDAS } from '@balcao/dominio/correio/entrada/canais'
import { contarRecebidasQueEsperam } from '@balcao/dominio/correio/entrada/contratos'
import { useConsulta } from '../../platform/consultas.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { useReleituraAoVivo } from '../../platform/tempo-real.ts'
import { QuantasEsperam } from './quantas-esperam.tsx'

/** ALC-02, ALC-05 How many wait for a person, beside their page in the menu; counted with the app data. */
export function RecebidasQueEsperam({ compacto }: { compacto: boolean }) {
  useReleituraAoVivo([CANAL_DAS_RECEBIDAS])
  const conhecida = useSessao().esperam.recebidas
  const { data } = useConsulta(contarRecebidasQueEsperam, {}, { mostradoNaArea: true, conhecida })
  return <QuantasEsperam quantas={(data?.emails ?? 0) + (data?.conversas ?? 0)} compacto={compacto} />
}

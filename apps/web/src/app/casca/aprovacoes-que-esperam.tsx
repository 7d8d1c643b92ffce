import { CANAL_DE_APROVACOES } from '@balcao/dominio/aprovacoes/canais'
import { contarAprovacoes } from '@balcao/dominio/aprovacoes/contratos'
import { useConsulta } from '../../platform/consultas.ts'
import { useReleituraAoVivo } from '../../platform/tempo-real.ts'
import { QuantasEsperam, useDepoisDaPagina } from './quantas-esperam.tsx'

/** GES-03 How many wait for this person's yes, beside their page in the menu. */
export function AprovacoesQueEsperam({ compacto }: { compacto: boolean }) {
  const ativa = useDepoisDaPagina()
  useReleituraAoVivo([CANAL_DE_APROVACOES])
  const { data } = useConsulta(contarAprovacoes, {}, { ativa, mostradoNaArea: true })
  return <QuantasEsperam quantas={data?.quantas ?? 0} compacto={compacto} />
}

import { diasEntre } from '@balcao/dominio/formatos/datas'
import { useParametro } from '../../../platform/parametros.ts'
import { EscolhasRapidas } from '../../../ui/listas/escolhas-rapidas.tsx'
import { comDias, type FiltrosDePedidos, periodoEmVigor } from './filtros-de-pedidos.ts'

const SEMANA = 7
const MES = 30

type PeriodosRapidosProps = {
  filtros: FiltrosDePedidos
  mudar: (partes: FiltrosDePedidos) => void
  agora: Date
  hoje: string
}

/** DOC-06 How far back to look, one press away; the last one is as far as the business usually looks. */
export function PeriodosRapidos({ filtros, mudar, agora, hoje }: PeriodosRapidosProps) {
  const limite = useParametro('diasLimiteConsultaPedido')
  const { de, ate } = periodoEmVigor(filtros, agora)
  const emVigor = ate === hoje ? diasEntre(de, ate) + 1 : null
  const dias = [...new Set([1, SEMANA, MES, limite])].toSorted((a, b) => a - b)
  return (
    <EscolhasRapidas
      rotulo="Período dos pedidos"
      escolhas={dias.map((quantos) => ({
        nome: quantos === 1 ? 'Hoje' : `${quantos} dias`,
        ativa: quantos === emVigor,
        aoEscolher: () => mudar(comDias(quantos)),
      }))}
    />
  )
}

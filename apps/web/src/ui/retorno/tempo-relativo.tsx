import { formatarDataHora, formatarDataRelativa, hojeEm } from '@balcao/dominio/formatos/datas'
import { useDiaAtual } from './use-dia-atual.ts'

interface TempoRelativoProps {
  /** ISO 8601 instant */
  data: string
  /** 'hoje', 'ontem' or the day: where there is no room for the time, which stays on hover */
  semHora?: boolean
}

/** 'hoje 14:32', 'ontem 14:32' or the date, with the full date on hover. */
export function TempoRelativo({ data, semHora = false }: TempoRelativoProps) {
  useDiaAtual()
  return (
    <time dateTime={data} title={formatarDataHora(data)}>
      {formatarDataRelativa(semHora ? hojeEm(new Date(data)) : data, new Date())}
    </time>
  )
}

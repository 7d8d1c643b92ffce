import { formatarDataHora, formatarDataRelativa } from '@balcao/dominio/formatos/datas'
import { useDiaAtual } from './use-dia-atual.ts'

interface TempoRelativoProps {
  /** ISO 8601 instant */
  data: string
}

/** 'hoje 14:32', 'ontem 14:32' or the date, with the full date on hover. */
export function TempoRelativo({ data }: TempoRelativoProps) {
  useDiaAtual()
  return (
    <time dateTime={data} title={formatarDataHora(data)}>
      {formatarDataRelativa(data, new Date())}
    </time>
  )
}

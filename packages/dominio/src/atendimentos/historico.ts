import { formatarData } from '../formatos/datas.ts'

type Contado = {
  motivo: string
  descricao: string
  /** The quote that was talked about, and why it was lost if it was. */
  orcamento: { id: number; motivoPerda: string | null } | null
  dataRetorno: string | null
}

/** CLI-02 How the activity log of the customer tells an attendance. */
export function fraseDoAtendimento({ motivo, descricao, orcamento, dataRetorno }: Contado): string {
  const retorno = dataRetorno === null ? '' : ` · Retorno em ${formatarData(dataRetorno)}`
  return `${assuntoDoAtendimento(motivo, orcamento)}: ${descricao}${retorno}`
}

function assuntoDoAtendimento(motivo: string, orcamento: Contado['orcamento']): string {
  if (orcamento === null) return motivo
  const { id, motivoPerda } = orcamento
  return motivoPerda === null ? `Orçamento ${id} · ${motivo}` : `Orçamento ${id} perdido (${motivoPerda})`
}

export const assuntoDoRetorno = (motivo: string): string => `Retorno: ${motivo}`

export const mensagemDoRegistro = (dataRetorno: string | null): string =>
  dataRetorno === null
    ? 'Atendimento registrado.'
    : `Atendimento registrado. Retorno marcado para ${formatarData(dataRetorno)}.`

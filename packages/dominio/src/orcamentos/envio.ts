import { formatarDataHora } from '../formatos/datas.ts'

/** VEN-02 What became of a quote on its way to the customer, as the list tells and narrows it. */
export const ENVIOS = {
  NAO_ENVIADO: 'Não enviado',
  ENVIADO: 'Enviado',
  ABERTO: 'Aberto pelo cliente',
  ACEITO: 'Aceito pelo cliente',
  RECUSADO: 'Recusado pelo cliente',
} as const
export type SituacaoDoEnvio = keyof typeof ENVIOS

export type DatasDoEnvio = {
  /** The last time: a message went, or a link was made. */
  enviadoEm: Date | null
  /** The first time since then that the page itself was looked at; whoever only asks for it, as a mail scanner does, did not. */
  abertoEm: Date | null
  aceitoEm: Date | null
  recusadoEm: Date | null
}

/** The last word counts: what the customer said is kept until the quote changes. */
export function envioDoOrcamento({ enviadoEm, abertoEm, aceitoEm, recusadoEm }: DatasDoEnvio): {
  situacao: SituacaoDoEnvio
  em: Date | null
} {
  if (aceitoEm) return { situacao: 'ACEITO', em: aceitoEm }
  if (recusadoEm) return { situacao: 'RECUSADO', em: recusadoEm }
  if (abertoEm) return { situacao: 'ABERTO', em: abertoEm }
  return enviadoEm ? { situacao: 'ENVIADO', em: enviadoEm } : { situacao: 'NAO_ENVIADO', em: null }
}

type EnvioNoFio = { situacao: SituacaoDoEnvio; em: string | null }

/** 'Enviado em 10/03/2026 12:00'; nothing of what was never sent. */
export const textoDoEnvio = ({ situacao, em }: EnvioNoFio): string | null =>
  em && `${ENVIOS[situacao]} em ${formatarDataHora(em)}`

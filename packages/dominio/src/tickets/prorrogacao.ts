/** NOV-14 Who made the delivery late, and so answers for the extension. */
export const RESPONSAVEIS_DA_PRORROGACAO = {
  TRANSPORTADORA: 'Transportadora',
  REPRESENTANTE: 'Representante',
} as const
export type ResponsavelDaProrrogacao = keyof typeof RESPONSAVEIS_DA_PRORROGACAO

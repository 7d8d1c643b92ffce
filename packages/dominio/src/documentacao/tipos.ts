/** The papers that a distributor asks a customer for; each may have a day on which it ends. */
export const TIPOS_DE_DOCUMENTO = {
  CONTRATO_SOCIAL: 'Contrato social',
  INSCRICAO_ESTADUAL: 'Cartão de inscrição estadual',
  REGIME_ESPECIAL: 'Comprovante de regime especial',
  ALVARA: 'Alvará ou licença',
  OUTRO: 'Outro',
} as const

export type TipoDeDocumentoDoCliente = keyof typeof TIPOS_DE_DOCUMENTO
export const tiposDeDocumento = Object.keys(TIPOS_DE_DOCUMENTO) as [
  TipoDeDocumentoDoCliente,
  ...TipoDeDocumentoDoCliente[],
]

/** MES-06/etiquetas The colours a tag may have: those of the palette, readable in the light and in the dark. */
export const CORES_DA_ETIQUETA = {
  neutro: 'Cinza',
  azul: 'Azul',
  turquesa: 'Turquesa',
  verde: 'Verde',
  amarelo: 'Amarelo',
  laranja: 'Laranja',
  vermelho: 'Vermelho',
  roxo: 'Roxo',
  rosa: 'Rosa',
} as const
export type CorDaEtiqueta = keyof typeof CORES_DA_ETIQUETA

export const coresDaEtiqueta = Object.keys(CORES_DA_ETIQUETA) as [CorDaEtiqueta, ...CorDaEtiqueta[]]

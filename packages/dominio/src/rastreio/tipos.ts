/** DOC-04 Services by which a delivery is followed. */
export const TIPOS_DE_RASTREIO = { SSW: 'SSW', CORREIOS: 'Correios', PROPRIO: 'Frota própria' } as const
export type TipoDeRastreio = keyof typeof TIPOS_DE_RASTREIO
export const tiposDeRastreio = Object.keys(TIPOS_DE_RASTREIO) as [TipoDeRastreio, ...TipoDeRastreio[]]

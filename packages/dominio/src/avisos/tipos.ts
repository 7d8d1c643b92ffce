type DescricaoDoTipo = {
  /** Its badge in the list. */
  etiqueta: string | null
  /** What the toast says when one arrives; without it the arrival is only announced to who cannot see the bell. */
  toast: ((titulo: string) => string) | null
}

/** AVI-01 The kinds of notices; both sides ask for each of them. */
export const TIPOS_DE_AVISO = {
  COMUM: { etiqueta: null, toast: null },
  IMPORTANTE: { etiqueta: 'Importante', toast: (titulo) => `Aviso importante: ${titulo}` },
  PESSOAL: { etiqueta: 'Para você', toast: (titulo) => titulo },
} as const satisfies Record<string, DescricaoDoTipo>

export type TipoDeAviso = keyof typeof TIPOS_DE_AVISO

type Sinais = { importante: boolean; pessoal: boolean }

export function tipoDoAviso({ importante, pessoal }: Sinais): TipoDeAviso {
  if (pessoal) return 'PESSOAL'
  return importante ? 'IMPORTANTE' : 'COMUM'
}

export const AMOSTRAS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/** Which requests leave a trace, as OpenTelemetry calls it; `parte` of them, for those that go by a part. */
export type Amostra = { como: (typeof AMOSTRAS)[number]; parte: number }
export type AjustesDosRastros = { amostra: Amostra; versao: string }

const UM_DIA_MS = 86_400_000

/** ALC-05 Free text only within 24 hours of the customer's last message; later, only what WhatsApp approved beforehand. */
export const janelaAberta = (ultimaDoCliente: Date | null, agora: Date): boolean =>
  ultimaDoCliente !== null && agora.getTime() - ultimaDoCliente.getTime() < UM_DIA_MS

export type Modelo = { nome: string; idioma: string }

/** ALC-05 How a text may go now; null where it may not at all. */
export function comoEnviar(
  ultimaDoCliente: Date | null,
  modelo: Modelo | null,
  agora: Date,
): { especie: 'TEXTO' } | { especie: 'MODELO'; modelo: Modelo } | null {
  if (janelaAberta(ultimaDoCliente, agora)) return { especie: 'TEXTO' }
  return modelo && { especie: 'MODELO', modelo }
}

const MAIOR_ATRASO_MS = 8 * UM_DIA_MS
const MAIOR_ADIANTO_MS = 5 * 60_000

/** ALC-05 When it was written, as far as it may be believed: WhatsApp insists for a week, and nothing comes from tomorrow. */
export function escritaEm(dita: Date | null, chegouEm: Date): Date {
  const atraso = dita === null ? Number.POSITIVE_INFINITY : chegouEm.getTime() - dita.getTime()
  return dita !== null && atraso <= MAIOR_ATRASO_MS && atraso >= -MAIOR_ADIANTO_MS ? dita : chegouEm
}

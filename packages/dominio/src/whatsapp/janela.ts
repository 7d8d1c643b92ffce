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

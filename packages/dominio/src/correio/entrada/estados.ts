import type { CodigoErro } from '../../erros.ts'

/** ALC-02 What became of a message that came in. */
export const ESTADOS_DA_RECEBIDA = {
  NA_FILA: 'Na fila',
  NO_TICKET: 'No ticket',
  DE_LADO: 'Esperando',
  DESCARTADA: 'Descartada',
} as const
export type EstadoDaRecebida = keyof typeof ESTADOS_DA_RECEBIDA

/** ALC-02 What still waits for the queue or for a person; the rest is done. */
export const ESPERAM: readonly EstadoDaRecebida[] = ['DE_LADO', 'NA_FILA']

/** ALC-02 A person decides about what was set aside; who threw one away by mistake decides again. */
export const impedimentoParaDecidir = (estado: EstadoDaRecebida): CodigoErro | null =>
  estado === 'DE_LADO' || estado === 'DESCARTADA'
    ? null
    : estado === 'NA_FILA'
      ? 'RECEBIDA_NA_FILA'
      : 'RECEBIDA_NO_TICKET'

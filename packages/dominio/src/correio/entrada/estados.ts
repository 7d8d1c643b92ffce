import type { CodigoErro } from '../../erros.ts'

/** ALC-02 What became of a message that came in. */
export const ESTADOS_DA_RECEBIDA = {
  NA_FILA: 'Na fila',
  NO_TICKET: 'No ticket',
  DE_LADO: 'De lado',
} as const
export type EstadoDaRecebida = keyof typeof ESTADOS_DA_RECEBIDA

/** ALC-02 A person decides only about what was set aside. */
export const impedimentoParaDecidir = (estado: EstadoDaRecebida): CodigoErro | null =>
  estado === 'DE_LADO' ? null : estado === 'NA_FILA' ? 'RECEBIDA_NA_FILA' : 'RECEBIDA_NO_TICKET'

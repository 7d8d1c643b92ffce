import type { Negocio } from '../../../negocio.ts'
import { lerEnderecoDaCaixa } from '../../../platform/email/caixa-imap.ts'
import { caixasProprias } from '../../tickets/nucleo/correio.ts'

/** From where we write, and where we are written to. */
export function proprias(negocio: Negocio, filialId: number): string[] {
  const lidas = (negocio.configuracao.caixas ?? []).map(({ imap }) => lerEnderecoDaCaixa(imap).usuario)
  return [...caixasProprias(negocio, filialId), ...lidas]
}

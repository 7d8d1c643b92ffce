import type { Negocio } from '../../../negocio.ts'
import { type Autoria, doSistema as peloSistema } from '../../../platform/banco/historico.ts'
import { lerEnderecoDaCaixa } from '../../../platform/email/caixa-imap.ts'
import { caixasProprias } from '../../tickets/nucleo/correio.ts'

/** Nobody of the portal did it: it came by mail. */
export const doSistema = (agora: Date): Autoria =>
  peloSistema(agora, ['tickets', 'historico', 'avisos', 'correio-recebido'])

/** From where we write, and where we are written to. */
export function proprias(negocio: Negocio, filialId: number): string[] {
  const lidas = (negocio.configuracao.caixas ?? []).map(({ imap }) => lerEnderecoDaCaixa(imap).usuario)
  return [...caixasProprias(negocio, filialId), ...lidas]
}

import { type Autoria, doSistema as peloSistema } from '../../../platform/banco/historico.ts'

/** Nobody of the portal did it: it came by mail. */
export const doSistema = (agora: Date): Autoria =>
  peloSistema(agora, ['tickets', 'historico', 'avisos', 'correio-recebido'])

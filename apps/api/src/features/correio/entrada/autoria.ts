import type { Autoria } from '../../../platform/banco/historico.ts'

/** Nobody of the portal did it: it came by mail. */
export const doSistema = (agora: Date): Autoria => ({
  agora,
  colaboradorId: null,
  requisicao: null,
  ip: null,
  muda: ['tickets', 'historico', 'avisos', 'correio-recebido'],
})

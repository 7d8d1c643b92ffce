import { Counter, Gauge, type Registry } from 'prom-client'
import type { NegocioBase } from './rota.ts'

/** ESC-03 Of each business that has replicas: which of them answer, how late they are, and who answered the reads that they may. */
export function medirReplicas(registro: Registry, negocios: ReadonlyMap<string, NegocioBase>): void {
  const comReplicas = () =>
    [...negocios.values()].flatMap(({ id, banco: { replicas } }) => (replicas ? { id, replicas } : []))
  const porReplica = { labelNames: ['negocio', 'servidor'], registers: [registro] }
  new Gauge({
    ...{ name: 'replica_atende', help: 'A réplica responde a leituras (1) ou não (0)', ...porReplica },
    collect() {
      for (const { id, replicas } of comReplicas())
        for (const { servidor, situacao } of replicas.estado())
          this.set({ negocio: id, servidor }, Number(situacao === 'BOA'))
    },
  })
  new Gauge({
    ...{
      name: 'replica_atraso_segundos',
      help: 'Há quanto tempo o primário tem o que ela não tem',
      ...porReplica,
    },
    collect() {
      for (const { id, replicas } of comReplicas())
        for (const { servidor, atrasoMs } of replicas.estado())
          this.set({ negocio: id, servidor }, atrasoMs / 1000)
    },
  })
  new Counter({
    name: 'replica_leituras',
    help: 'Leituras que uma réplica podia responder, por quem e por que respondeu',
    labelNames: ['negocio', 'quem'],
    registers: [registro],
    collect() {
      this.reset()
      for (const { id, replicas } of comReplicas())
        for (const [quem, quantas] of Object.entries(replicas.contagem))
          this.inc({ negocio: id, quem }, quantas)
    },
  })
}

import { setTimeout as esperar } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import { criarJuncao } from '../em-andamento.ts'

const PRAZO_MS = 2_000

/** Of one business, by its id: each part and how bad it is. */
export type NiveisDasPartes = (negocio: string) => Promise<Record<string, number>>

/** ADM-11 What the page of health says, for whoever is woken by it; nothing of a business whose database is away. */
export function medirPartes(
  registro: Registry,
  negocios: ReadonlyMap<string, unknown>,
  ler: NiveisDasPartes,
): void {
  const umaVez = criarJuncao<Record<string, number> | undefined>()
  new Gauge({
    name: 'parte_situacao',
    help: 'Como está cada parte do negócio: 0 em ordem ou desligada, 1 atenção, 2 falhando',
    labelNames: ['negocio', 'parte'],
    registers: [registro],
    async collect() {
      this.reset()
      await Promise.all(
        [...negocios.keys()].map(async (negocio) => {
          const lidos = umaVez(negocio, () =>
            Promise.race([ler(negocio).catch(() => undefined), esperar(PRAZO_MS, undefined, { ref: false })]),
          )
          for (const [parte, nivel] of Object.entries((await lidos) ?? {}))
            this.set({ negocio, parte }, nivel)
        }),
      )
    },
  })
}

import { setTimeout as esperar } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import { criarJuncao } from '../em-andamento.ts'
import { type MedidaDaFila, medirFila } from '../jobs/medir-fila.ts'
import type { NegocioBase } from './rota.ts'

const PRAZO_MS = 2_000

/** What this process knows by itself, also while the database is away. */
const DO_PROCESSO: Record<string, [ajuda: string, medir: (negocio: NegocioBase) => number]> = {
  fila_rodando: [
    'A fila de tarefas roda neste processo (1) ou não (0)',
    ({ fila }) => Number(fila.atual()?.situacao === 'RODANDO'),
  ],
  fila_parada_segundos: ['Há quanto tempo não roda neste processo', ({ fila }) => fila.paradaHa() / 1000],
  fila_tentativas: [
    'Quantas vezes se tentou religá-la desde que parou',
    ({ fila }) => fila.atual()?.tentativas ?? 0,
  ],
  tempo_real_ouvindo: [
    'O tempo real ouve o banco (1) ou não (0)',
    ({ sessoes }) => Number(sessoes.ouvindo()),
  ],
  banco_conexoes: ['Conexões deste processo com o banco', ({ banco }) => banco.$client.totalCount],
  banco_conexoes_livres: ['Das conexões, as que ninguém usa', ({ banco }) => banco.$client.idleCount],
  banco_esperando_conexao: ['Quem espera por uma conexão', ({ banco }) => banco.$client.waitingCount],
}

const DO_BANCO: Record<string, [ajuda: string, medir: (medida: MedidaDaFila) => number]> = {
  fila_esperando: ['Tarefas vencidas que ninguém pegou', ({ esperando }) => esperando],
  fila_mais_antiga_segundos: [
    'Há quanto tempo espera a mais antiga das vencidas',
    ({ maisAntigaSegundos }) => maisAntigaSegundos ?? 0,
  ],
  fila_falhando: ['Tarefas que falharam e serão tentadas de novo', ({ falhando }) => falhando],
  fila_desistidas: ['Tarefas que falharam vezes demais', ({ desistidas }) => desistidas],
}

/** The queue of each business, for whoever is woken when it stops. */
export function medirFilas(registro: Registry, negocios: ReadonlyMap<string, NegocioBase>): void {
  const comum = { labelNames: ['negocio'], registers: [registro] }
  const umaVez = criarJuncao<MedidaDaFila | undefined>()
  const noBanco = ({ id, banco }: NegocioBase) =>
    umaVez(id, () =>
      Promise.race([medirFila(banco).catch(() => undefined), esperar(PRAZO_MS, undefined, { ref: false })]),
    )
  for (const [name, [help, medir]] of Object.entries(DO_PROCESSO))
    new Gauge({
      ...{ name, help, ...comum },
      collect() {
        for (const negocio of negocios.values()) this.set({ negocio: negocio.id }, medir(negocio))
      },
    })
  for (const [name, [help, medir]] of Object.entries(DO_BANCO))
    new Gauge({
      ...{ name, help, ...comum },
      async collect() {
        this.reset()
        await Promise.all(
          [...negocios.values()].map(async (negocio) => {
            const medida = await noBanco(negocio)
            if (medida) this.set({ negocio: negocio.id }, medir(medida))
          }),
        )
      },
    })
}

import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { ERROS, ErroDeNegocio } from '@balcao/dominio/erros'
import type { ReplicaNaSaude } from '@balcao/dominio/saude/replicas'
import { filaParadaDemais, type SituacaoDaFila } from '@balcao/dominio/saude/situacoes'
import { type ExigirEspaco, semEspaco } from '../arquivos/espaco.ts'
import { experimentarEscrita } from '../banco/requisicoes-repetiveis.ts'
import { medirFila } from '../jobs/medir-fila.ts'
import type { Relogio } from '../relogio.ts'
import type { NegocioBase } from './rota.ts'

const VALIDADE_MS = 1_000
const PRAZO_MS = 5_000
const ESPERA_S = 5
/** More than some file systems keep inside the directory itself, where there is always room. */
const SONDA = Buffer.alloc(8_192)

export type OpcoesDaProntidao = {
  negocios: ReadonlyMap<string, NegocioBase>
  /** Where requests write files. */
  pastas: readonly string[]
  exigirEspaco: ExigirEspaco
  arquivosNoAr(): Promise<boolean>
  relogio: Relogio
  aoFalhar(causa: unknown): void
}

export type Prontidao = {
  /** By business: how its queue is here, and for how long its oldest due task has been waiting. */
  filas: Record<
    string,
    { situacao: SituacaoDaFila | null; desde: Date | null; maisAntigaSegundos: number | null }
  >
  /** By business: whether what others change is heard, and so told to the open pages. */
  tempoReal: Record<string, boolean>
  /** Whether files can be reached. Without them everything else goes on, and they are away for every process at once. */
  arquivos: boolean
  /** ESC-03 By business that has any: how each replica is. Without them the primary answers, so nothing is away. */
  replicas?: Record<string, ReplicaNaSaude[]>
}

/**
 * SEG-06 Ready means that a write would work, so one is tried, and that what follows from it would be done, so the queue is
 * asked: at most once a second, however often it is asked.
 */
export function criarProntidao(opcoes: OpcoesDaProntidao): () => Promise<Prontidao> {
  let ultima: { em: number; resultado: Promise<Prontidao> } | undefined
  return () => {
    const agora = opcoes.relogio().getTime()
    // Either way: a clock that is set back must not make a proof last.
    if (!ultima || Math.abs(agora - ultima.em) > VALIDADE_MS)
      ultima = { em: agora, resultado: conferir(opcoes) }
    return ultima.resultado
  }
}

async function conferir(opcoes: OpcoesDaProntidao): Promise<Prontidao> {
  const prazo = new AbortController()
  try {
    return await Promise.race([experimentar(opcoes), vencer(prazo.signal)])
  } catch (causa) {
    opcoes.aoFalhar(causa)
    if (causa instanceof FilaParada)
      throw new ErroDeNegocio('SERVICO_INDISPONIVEL', { esperar: ESPERA_S, mensagem: causa.message })
    const cheio = semEspaco(causa) || (causa instanceof ErroDeNegocio && causa.codigo === 'SEM_ESPACO')
    throw new ErroDeNegocio('SERVICO_INDISPONIVEL', {
      esperar: ESPERA_S,
      ...(cheio && { mensagem: ERROS.SEM_ESPACO.mensagem }),
    })
  } finally {
    prazo.abort()
  }
}

/** The disk first: a database that a full disk stopped only says that it is away. */
async function experimentar(opcoes: OpcoesDaProntidao): Promise<Prontidao> {
  const { pastas, exigirEspaco, relogio } = opcoes
  const negocios = [...opcoes.negocios.values()]
  await exigirEspaco()
  await Promise.all(pastas.map(experimentarPasta))
  await Promise.all(negocios.map(({ banco }) => experimentarEscrita(banco, relogio())))
  for (const { id, fila } of negocios)
    if (filaParadaDemais(fila.paradaHa())) throw new FilaParada(id, fila.atual()?.desde)
  const filas = await Promise.all(
    negocios.map(async ({ id, banco, fila }) => {
      const { maisAntigaSegundos } = await medirFila(banco)
      const { situacao = null, desde = null } = fila.atual() ?? {}
      return [id, { situacao, desde, maisAntigaSegundos }] as const
    }),
  )
  const comReplicas = negocios.flatMap(({ id, banco }) =>
    banco.replicas ? [[id, banco.replicas.estado()]] : [],
  )
  return {
    filas: Object.fromEntries(filas),
    tempoReal: Object.fromEntries(negocios.map(({ id, sessoes }) => [id, sessoes.ouvindo()])),
    arquivos: await opcoes.arquivosNoAr(),
    ...(comReplicas.length > 0 && { replicas: Object.fromEntries(comReplicas) }),
  }
}

class FilaParada extends Error {
  constructor(negocio: string, desde: Date | undefined) {
    super(`A fila de tarefas do negócio ${negocio} está parada desde ${desde?.toISOString()}.`)
  }
}

async function experimentarPasta(pasta: string): Promise<void> {
  const arquivo = join(pasta, `.balcao-pronto-${randomUUID()}`)
  try {
    await writeFile(arquivo, SONDA, { mode: 0o600, flush: true })
  } finally {
    await rm(arquivo, { force: true })
  }
}

async function vencer(sinal: AbortSignal): Promise<never> {
  await esperar(PRAZO_MS, undefined, { signal: sinal }).catch(() => undefined)
  throw new Error('A escrita de prova não terminou a tempo.')
}

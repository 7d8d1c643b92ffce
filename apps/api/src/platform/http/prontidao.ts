import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { ERROS, ErroDeNegocio } from '@balcao/dominio/erros'
import { type ExigirEspaco, semEspaco } from '../arquivos/espaco.ts'
import { experimentarEscrita } from '../banco/requisicoes-repetiveis.ts'
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
  relogio: Relogio
  aoFalhar(causa: unknown): void
}

/** SEG-06 Ready means that a write would work, so one is tried: at most once a second, however often it is asked. */
export function criarProntidao(opcoes: OpcoesDaProntidao): () => Promise<void> {
  let ultima: { em: number; resultado: Promise<void> } | undefined
  return () => {
    const agora = performance.now()
    if (!ultima || agora - ultima.em > VALIDADE_MS) ultima = { em: agora, resultado: conferir(opcoes) }
    return ultima.resultado
  }
}

async function conferir(opcoes: OpcoesDaProntidao): Promise<void> {
  const prazo = new AbortController()
  try {
    await Promise.race([experimentar(opcoes), vencer(prazo.signal)])
  } catch (causa) {
    opcoes.aoFalhar(causa)
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
async function experimentar(opcoes: OpcoesDaProntidao): Promise<void> {
  const { negocios, pastas, exigirEspaco, relogio } = opcoes
  await exigirEspaco()
  await Promise.all(pastas.map(experimentarPasta))
  await Promise.all([...negocios.values()].map(({ banco }) => experimentarEscrita(banco, relogio())))
}

async function experimentarPasta(pasta: string): Promise<void> {
  const arquivo = join(pasta, `.balcao-pronto-${randomUUID()}`)
  try {
    await writeFile(arquivo, SONDA, { mode: 0o600, flush: true })
  } finally {
    await rm(arquivo, { force: true })
  }
}

async function vencer(sinal: AbortSignal): Promise<void> {
  await esperar(PRAZO_MS, undefined, { signal: sinal }).catch(() => undefined)
  if (!sinal.aborted) throw new Error('A escrita de prova não terminou a tempo.')
}

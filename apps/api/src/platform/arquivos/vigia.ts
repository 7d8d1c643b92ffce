import { setTimeout as esperar } from 'node:timers/promises'
import { ArquivosIndisponiveis } from './indisponiveis.ts'
import type { Lugar } from './lugar.ts'

const VALIDADE_MS = 5_000
/** Whoever asks is being asked by a balancer. */
const PRAZO_MS = 2_000

type Registrador = Record<'info' | 'warn', (dados: object, frase: string) => void>

/** ESC-04 Whether files can be reached: looked at once in a while, however often it is asked; told in the log when it changes. */
export function vigiarArquivos(
  { conferir }: Pick<Lugar, 'conferir'>,
  registrar: Registrador,
): () => Promise<boolean> {
  let ultima: { em: number; resposta: Promise<boolean> } | undefined
  let noAr = true
  const olhar = async () => {
    const prazo = new AbortController()
    const porque = await Promise.race([
      conferir().then(
        () => null,
        (erro: unknown) => erro,
      ),
      esperar(PRAZO_MS, new Error('não responde a tempo'), { signal: prazo.signal }),
    ])
    prazo.abort()
    const agora = porque === null
    if (agora !== noAr && agora) registrar.info({}, 'os arquivos voltaram')
    else if (agora !== noAr)
      registrar.warn({ err: porque, motivo: motivoDe(porque) }, 'os arquivos não estão ao alcance')
    noAr = agora
    return agora
  }
  return () => {
    const agora = performance.now()
    if (!ultima || agora - ultima.em > VALIDADE_MS) ultima = { em: agora, resposta: olhar() }
    return ultima.resposta
  }
}

const motivoDe = (erro: unknown) =>
  erro instanceof ArquivosIndisponiveis ? erro.motivo : (erro as Error).message

import { fork } from 'node:child_process'
import type { Negocio } from '@balcao/api/src/negocio.ts'
import { faltaPreencher } from './preencher-se-vazio.ts'

/** What the process that fills is told, over its channel: an address holds a password, and arguments are seen by all. */
export type PedidoDePreencher = { id: string; url: string; agora: number }

/**
 * The same as `preencherSeVazio`, in a process that ends: a whole business is generated in memory, which this one would
 * keep for as long as it serves.
 */
export async function preencherEmOutroProcesso(
  negocio: Negocio,
  agora: Date,
  dizer: (frase: string) => void,
  ambiente: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  if (!(await faltaPreencher(negocio))) return
  const { id, url, configuracao } = negocio
  // The flags of the server bound its own memory.
  const processo = fork(new URL('processo-de-preencher.ts', import.meta.url), {
    execArgv: [],
    env: ambiente,
  })
  processo.on('message', (frase) => dizer(String(frase)))
  processo.send({ id, url, agora: agora.getTime() } satisfies PedidoDePreencher)
  const codigo = await new Promise((resolver, recusar) => {
    processo.once('error', recusar)
    processo.once('exit', resolver)
  })
  if (codigo !== 0)
    throw new Error(`Os dados de demonstração de ${configuracao.nome} não puderam ser preenchidos.`)
  // They were read when the database was still empty.
  await negocio.renovarParametros()
}

import { statfs } from 'node:fs/promises'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { codigoDoPostgres } from '../banco/transacao.ts'
import { causas } from '../causas.ts'

/** Two segments of PostgreSQL's log: it ends at once when it cannot write one, and then cannot even start. */
const RESERVA_BYTES = 32 * 1024 * 1024
const VALIDADE_MS = 1_000
const DISCO_CHEIO = '53100'
const FALTA_DE_ESPACO = new Set(['ENOSPC', 'EDQUOT'])

/** A full disk or an exhausted quota, told by the database or by the file system. */
export const semEspaco = (erro: unknown): boolean =>
  codigoDoPostgres(erro) === DISCO_CHEIO ||
  causas(erro).some((causa) => FALTA_DE_ESPACO.has((causa as NodeJS.ErrnoException).code ?? ''))

/** SEM_ESPACO while what is left is needed to keep running; measured once a second at most. */
export type ExigirEspaco = () => Promise<void>

/** SEG-06 Looks before writing: the embedded database must not be the one to find out that its disk is full. */
export function criarExigenciaDeEspaco(
  pasta: string,
  livres: (pasta: string) => Promise<number> = bytesLivres,
): ExigirEspaco {
  let medida: { em: number; bytes: Promise<number> } | undefined
  return async () => {
    const agora = performance.now()
    if (!medida || agora - medida.em > VALIDADE_MS) medida = { em: agora, bytes: livres(pasta) }
    if ((await medida.bytes) < RESERVA_BYTES) throw new ErroDeNegocio('SEM_ESPACO')
  }
}

/** What cannot be measured is found out by whoever writes. */
export const bytesLivres = (pasta: string): Promise<number> =>
  statfs(pasta).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  )

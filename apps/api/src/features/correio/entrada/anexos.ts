import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EXTENSOES_DE_CADASTRO } from '@balcao/dominio/arquivos/anexos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { verificarConteudo } from '../../../platform/arquivos/verificar-conteudo.ts'
import type { AnexoLido } from '../../../platform/email/mensagem-lida.ts'
import type { ArquivoRecebido } from '../../../platform/http/multipart.ts'

/** What Outlook packs a whole message into, when it is told to speak only to itself ('winmail.dat'). */
const TNEF = { tipo: 'application/ms-tnef', extensao: 'dat' } as const
const INICIO_DO_TNEF = Buffer.from([0x78, 0x9f, 0x3e, 0x22])

export const ehTnef = (bytes: Uint8Array): boolean => INICIO_DO_TNEF.equals(bytes.subarray(0, 4))

// People send invoices and spreadsheets by mail; whatever else comes stays in the original.
const EXTENSOES = [...EXTENSOES_DE_CADASTRO, '.xml']

/** ALC-02 The files of a message, checked by their bytes as any other; the names of those that are not accepted. */
export async function comAnexos<T>(
  anexos: readonly AnexoLido[],
  usar: (aceitos: ArquivoRecebido[], recusados: string[]) => Promise<T>,
): Promise<T> {
  const pasta = await mkdtemp(join(tmpdir(), 'balcao-envio-'))
  try {
    const aceitos: ArquivoRecebido[] = []
    const recusados: string[] = []
    for (const [i, { nome, bytes }] of anexos.entries()) {
      const caminho = join(pasta, String(i))
      await writeFile(caminho, bytes)
      const visto = ehTnef(bytes) ? TNEF : await conferir(caminho, nome)
      if (visto) aceitos.push({ nome, campo: `arquivos.${i}`, caminho, tamanho: bytes.length, ...visto })
      else recusados.push(nome)
    }
    return await usar(aceitos, recusados)
  } finally {
    await rm(pasta, { recursive: true, force: true })
  }
}

async function conferir(caminho: string, nome: string) {
  try {
    return await verificarConteudo({ caminho, nome, extensoes: EXTENSOES })
  } catch (erro) {
    if (erro instanceof ErroDeNegocio) return null
    throw erro
  }
}

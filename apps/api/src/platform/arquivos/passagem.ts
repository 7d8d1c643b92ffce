import { randomUUID } from 'node:crypto'
import { open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Passagem = { ler(): NodeJS.ReadableStream; fechar(): Promise<void> }

/**
 * What must be whole before its first byte leaves, and must not wait for whoever takes it slowly: it goes through a file
 * that has no name any more, so that nothing of it is left, however this ends.
 */
export async function passarPorArquivo(conteudo: AsyncIterable<Uint8Array | string>): Promise<Passagem> {
  const caminho = join(tmpdir(), `balcao-${randomUUID()}`)
  const arquivo = await open(caminho, 'wx+', 0o600)
  try {
    await unlink(caminho)
    await arquivo.writeFile(conteudo)
    return { ler: () => arquivo.createReadStream({ start: 0 }), fechar: () => arquivo.close() }
  } catch (erro) {
    await arquivo.close()
    throw erro
  }
}

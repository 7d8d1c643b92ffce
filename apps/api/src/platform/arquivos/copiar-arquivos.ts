import { extname } from 'node:path'
import { novaChave } from './chave.ts'
import type { ArquivoGuardado, Guarda } from './guardar-arquivos.ts'

/** The same files again under keys of their own; one that is no longer there is left out. */
export async function copiarArquivos(
  { armazem, aoFalhar }: Guarda,
  pasta: string,
  originais: readonly ArquivoGuardado[],
): Promise<ArquivoGuardado[]> {
  const copias: ArquivoGuardado[] = []
  for (const { arquivo: original, nomeExibicao, midia, tamanho } of originais) {
    const aberto = await armazem.abrir(original)
    if (!aberto) continue
    const arquivo = novaChave(pasta, extname(original).replace(/^\./, ''))
    aoFalhar(() => armazem.remover(arquivo))
    await armazem.gravar(arquivo, aberto.conteudo, midia)
    copias.push({ arquivo, nomeExibicao, midia, tamanho })
  }
  return copias
}

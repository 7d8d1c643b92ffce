import type { ArquivoRecebido } from '../http/multipart.ts'
import type { Armazem } from './armazem.ts'
import { novaChave } from './chave.ts'

export type ArquivoGuardado = { arquivo: string; nomeExibicao: string; midia: string; tamanho: number }

const MAIOR_NOME = 200

/** Without what neither a column nor a header can carry; the ending stays, however long the rest. */
export function nomeLegivel(nome: string): string {
  const limpo = nome.replace(/\p{C}/gu, '').trim()
  return limpo.length > MAIOR_NOME ? `${limpo.slice(0, MAIOR_NOME - 9)}…${limpo.slice(-8)}` : limpo
}

export type Guarda = { armazem: Armazem; aoFalhar(desfazer: () => Promise<void>): void }

/** Stores the files of a request in a folder; if its transaction does not come to an end, they are taken away again. */
export async function guardarArquivos(
  { armazem, aoFalhar }: Guarda,
  pasta: string,
  arquivos: readonly ArquivoRecebido[],
): Promise<ArquivoGuardado[]> {
  const guardados: ArquivoGuardado[] = []
  for (const { caminho, nome, tipo, tamanho, extensao } of arquivos) {
    const arquivo = novaChave(pasta, extensao.replace(/^\./, ''))
    aoFalhar(() => armazem.remover(arquivo))
    await armazem.gravar(arquivo, { caminho }, tipo)
    guardados.push({ arquivo, nomeExibicao: nomeLegivel(nome), midia: tipo, tamanho })
  }
  return guardados
}

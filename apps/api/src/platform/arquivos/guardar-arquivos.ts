import type { ArquivoRecebido } from '../http/multipart.ts'
import type { Armazem } from './armazem.ts'
import { novaChave } from './chave.ts'

export type ArquivoGuardado = { arquivo: string; nomeExibicao: string; midia: string; tamanho: number }

const MAIOR_NOME = 200

// The halves of a character that was cut in two are among them.
const legivel = (texto: string) => texto.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim()

/** Without what neither a column nor a header can carry; the ending stays, however long the rest. */
export function nomeLegivel(nome: string): string {
  const limpo = legivel(nome)
  return limpo.length > MAIOR_NOME ? legivel(`${limpo.slice(0, MAIOR_NOME - 9)}…${limpo.slice(-8)}`) : limpo
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

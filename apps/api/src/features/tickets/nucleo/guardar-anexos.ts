import type { Armazem } from '../../../platform/arquivos/armazem.ts'
import { novaChave } from '../../../platform/arquivos/chave.ts'
import type { ArquivoRecebido } from '../../../platform/http/multipart.ts'

export type ArquivoGuardado = { arquivo: string; nomeExibicao: string; midia: string; tamanho: number }

/** Where the files of tickets are kept, and nothing else. */
export const PASTA_DOS_ANEXOS = 'tickets'
const MAIOR_NOME = 200

/** Without what neither a column nor a header can carry; the ending stays, however long the rest. */
export function nomeLegivel(nome: string): string {
  const limpo = nome.replace(/\p{C}/gu, '').trim()
  return limpo.length > MAIOR_NOME ? `${limpo.slice(0, MAIOR_NOME - 9)}…${limpo.slice(-8)}` : limpo
}

type Guarda = { armazem: Armazem; aoFalhar(desfazer: () => Promise<void>): void }

/** Stores the files of a request; if its transaction does not come to an end, they are taken away again. */
export async function guardarAnexos(
  { armazem, aoFalhar }: Guarda,
  arquivos: readonly ArquivoRecebido[],
): Promise<ArquivoGuardado[]> {
  const guardados: ArquivoGuardado[] = []
  for (const { caminho, nome, tipo, tamanho, extensao } of arquivos) {
    const arquivo = novaChave(PASTA_DOS_ANEXOS, extensao.replace(/^\./, ''))
    aoFalhar(() => armazem.remover(arquivo))
    await armazem.gravar(arquivo, { caminho }, tipo)
    guardados.push({ arquivo, nomeExibicao: nomeLegivel(nome), midia: tipo, tamanho })
  }
  return guardados
}

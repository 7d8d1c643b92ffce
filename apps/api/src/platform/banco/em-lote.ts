import { ERROS, ErroDeNegocio } from '@balcao/dominio/erros'
import type { Escolhido, ResultadoDoLote } from '@balcao/dominio/listas/lote'
import type { Tx } from './conexao.ts'
import { esperouDemais, parteDe } from './transacao.ts'

type Feito = { message: string; versao: number | null }

/**
 * Each row by itself, by the rules of the single action: one refused does not undo the others. All in the transaction of
 * the request, so that repeating it with its key acts on none of them again (TIC-13).
 */
export async function paraCada(
  tx: Tx,
  escolhidos: readonly Escolhido[],
  fazer: (tx: Tx, escolhido: Escolhido) => Promise<Feito>,
): Promise<ResultadoDoLote> {
  const resultados = new Map<Escolhido, ResultadoDoLote['resultados'][number]>()
  // Two batches over the same rows hold them in the same order, and so never wait for each other in a circle.
  for (const escolhido of escolhidos.toSorted((a, b) => a.id - b.id)) {
    const { id } = escolhido
    try {
      const feito = await parteDe(tx, (parte) => fazer(parte, escolhido))
      resultados.set(escolhido, { id, feito: true, ...feito })
    } catch (erro) {
      resultados.set(escolhido, { id, feito: false, message: porque(erro), versao: null })
    }
  }
  const naOrdem = escolhidos.flatMap((escolhido) => resultados.get(escolhido) ?? [])
  return { feitos: naOrdem.filter(({ feito }) => feito).length, resultados: naOrdem }
}

/** What the line of a row says; a defect is no refusal, and undoes them all. */
export function porque(erro: unknown): string {
  if (esperouDemais(erro)) return ERROS.ALTERADO_POR_OUTRA_PESSOA.mensagem
  if (!(erro instanceof ErroDeNegocio)) throw erro
  return Object.values(erro.detalhes.campos ?? {})[0] ?? erro.message
}

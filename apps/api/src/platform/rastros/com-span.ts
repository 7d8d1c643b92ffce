import type { Attributes, Span } from '@opentelemetry/api'
import { emCurso } from '../em-curso.ts'
import type { Natureza } from './rastreador.ts'

/** Does it as a part of whatever is being done; of what was begun elsewhere where that is told. */
export async function comSpan<T>(
  nome: string,
  natureza: Natureza,
  atributos: Attributes,
  fazer: (span?: Span) => Promise<T>,
  deOutroLugar?: string,
): Promise<T> {
  const aqui = emCurso.getStore()
  if (!aqui?.rastros) return fazer()
  const { pedido, rastros, span: daqui } = aqui
  const span = rastros.abrir({ nome, natureza, atributos, pai: deOutroLugar ?? daqui, pedido })
  try {
    // Asked for in here: a query begins only when somebody waits for it.
    const feito = await emCurso.run({ ...aqui, span }, async () => await fazer(span))
    rastros.fechar(span)
    return feito
  } catch (erro) {
    rastros.fechar(span, erro)
    throw erro
  }
}

import { plural } from '../../formatos/contagem.ts'
/** What a requirement answers: what follows from it, or what is wrong, keyed like the request. */
export type Conferido<T> = { campos: Record<string, string> } | T

type Respondido = { id: number }

const MENSAGENS_DOS_PRODUTOS = {
  desconhecido: 'Este produto não faz parte do que se pede.',
  repetido: 'Este produto já foi respondido.',
  faltam: (n: number) => `Falta a resposta de ${plural(n, 'produto', 'produtos')}.`,
} as const

/** Each product of the list answered once, and nothing else; `porItem` judges each pair that matches. */
export function conferirProdutos<I extends { id: number }, R extends Respondido>(
  campo: string,
  itens: readonly I[],
  respostas: readonly R[],
  porItem: (item: I, resposta: R) => Record<string, string>,
): Record<string, string> {
  const campos: Record<string, string> = {}
  const pendentes = new Map(itens.map((item) => [item.id, item]))
  const conhecidos = new Set(pendentes.keys())
  for (const [i, resposta] of respostas.entries()) {
    const item = pendentes.get(resposta.id)
    pendentes.delete(resposta.id)
    if (item) {
      for (const [nome, mensagem] of Object.entries(porItem(item, resposta)))
        campos[`${campo}.${i}.${nome}`] = mensagem
    } else
      campos[`${campo}.${i}.id`] = conhecidos.has(resposta.id)
        ? MENSAGENS_DOS_PRODUTOS.repetido
        : MENSAGENS_DOS_PRODUTOS.desconhecido
  }
  if (pendentes.size > 0) campos[campo] = MENSAGENS_DOS_PRODUTOS.faltam(pendentes.size)
  return campos
}

/** Nothing to complain about: the conclusion stands. */
export function concluir<T>(campos: Record<string, string>, conclusao: () => T): Conferido<T> {
  return Object.keys(campos).length > 0 ? { campos } : conclusao()
}

export type TipoDeColuna =
  | 'texto'
  | 'codigo'
  | 'inteiro'
  | 'quantidade'
  | 'dinheiro'
  | 'percentual'
  | 'horas'
  | 'data'
  | 'mes'
  | 'telefone'
  | 'protocolo'

/** How a column adds up over all rows: a plain sum, or the quotient of two sums (`por` 100 for a percentage). */
export type TotalDaColuna = 'soma' | { parte: string; todo: readonly string[]; por?: number }

export type ColunaDoRelatorio = {
  chave: string
  titulo: string
  tipo: TipoDeColuna
  total?: TotalDaColuna
  /** Needed for a total, never shown. */
  oculta?: true
}

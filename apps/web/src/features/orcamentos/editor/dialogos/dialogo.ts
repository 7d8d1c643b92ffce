/** What opens over the quote. */
export type Dialogo =
  | 'sugestoes'
  | 'colar'
  | 'converter'
  | 'aprovar'
  | 'pedir-aprovacao'
  | 'perder'
  | 'historico'
  | 'teclas'

/** What opens over the quote. */
export type Dialogo =
  | 'sugestoes'
  | 'colar'
  | 'por-entrar'
  | 'converter'
  | 'aprovar'
  | 'pedir-aprovacao'
  | 'perder'
  | 'historico'
  | 'teclas'

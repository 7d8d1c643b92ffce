/** What opens over the quote. */
export type Dialogo = 'sugestoes' | 'colar' | 'por-entrar' | 'converter' | 'perder' | 'historico' | 'teclas'

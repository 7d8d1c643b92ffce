/** What opens over the quote. */
export type Dialogo = 'sugestoes' | 'colar' | 'converter' | 'perder' | 'historico' | 'teclas'

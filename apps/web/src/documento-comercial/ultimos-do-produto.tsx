import { tardioAoAbrir } from '../ui/retorno/tardio.tsx'

/** DOC-06 Comes when it is first opened. */
export const UltimosDoProduto = tardioAoAbrir(
  async () => (await import('./dialogo-dos-ultimos.tsx')).DialogoDosUltimos,
  ({ produto }) => produto !== null,
)

import { tardioAoAbrir } from '../../../ui/retorno/tardio.tsx'

/** VEN-02 Comes when it is first opened. */
export const LinkDoOrcamento = tardioAoAbrir(
  async () => (await import('./dialogo-do-link.tsx')).DialogoDoLink,
  ({ idOrcamento }) => idOrcamento !== null,
)

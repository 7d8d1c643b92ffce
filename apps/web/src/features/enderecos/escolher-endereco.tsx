import { tardioAoAbrir } from '../../ui/retorno/tardio.tsx'

/** END-01 With the form of a new address and all that it is made of: it comes when it is first opened. */
export const EscolherEndereco = tardioAoAbrir(
  async () => (await import('./dialogo-de-enderecos.tsx')).DialogoDeEnderecos,
  ({ aberto }) => aberto,
)

import { adotarNegocioDoLink } from '../negocio-do-link.ts'

const texto = (valor: unknown) => (typeof valor === 'string' ? valor : '')

/** What the address of a link carries. */
export const buscaDoLink = ({ token, negocio }: Record<string, unknown>) => ({
  token: texto(token),
  negocio: texto(negocio),
})

export function entrarPeloLink({ search }: { search: { negocio: string } }): void {
  if (adotarNegocioDoLink(search.negocio)) location.reload()
}

import { ambiente, guardarNegocio, negocioAtual } from './ambiente.ts'

/**
 * NEG-03 A link in a message belongs to one business. True when it is not the one chosen here, which then changes: the
 * page must be loaded again, because nothing of the former business may stay on it.
 */
export function adotarNegocioDoLink(id: string | undefined): boolean {
  const negocio = ambiente().negocios.find((oferecido) => oferecido.id === id)
  if (!negocio || negocio.id === negocioAtual().id) return false
  guardarNegocio(negocio)
  return true
}

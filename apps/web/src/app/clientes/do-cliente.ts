import type { SecaoDoClienteProps } from '../../platform/ficha/secao-do-cliente.ts'

/** What the record tells each of its sections. */
export type DoCliente = Omit<SecaoDoClienteProps, 'titulo'>

/** Kinds of account, with the description shown beside the user's name (PER-08). */
export const TIPOS_DE_USUARIO = {
  ADMIN: 'Administrador',
  GERENTE: 'Gerente',
  SUPERVISOR: 'Supervisor',
  OPERADOR: 'Operador',
  REPRESENTANTE: 'Representante',
  COLABORADOR: 'Colaborador',
  CONSUMIDOR_FINAL: 'Consumidor final',
} as const

export type TipoDeUsuario = keyof typeof TIPOS_DE_USUARIO

export const tiposDeUsuario = Object.keys(TIPOS_DE_USUARIO) as TipoDeUsuario[]

/** Staff, as opposed to the people it serves. */
export const ehInterno = (tipo: TipoDeUsuario): boolean => tipo !== 'CONSUMIDOR_FINAL'

/** TIC-12 Works the queues. A representative follows tickets on the customer's side: they ask, and do not answer. */
export const atendeFilas = (tipo: TipoDeUsuario): boolean => ehInterno(tipo) && tipo !== 'REPRESENTANTE'

/** Sees the whole business, not only the own branches. */
export const veTodasAsFiliais = (tipo: TipoDeUsuario): boolean => tipo === 'ADMIN' || tipo === 'GERENTE'

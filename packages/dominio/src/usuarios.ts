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

import type { TipoDeUsuario } from '../usuarios.ts'

// SEG-07 Two-factor sign-in: a code of the person's telephone, or one of the codes kept for when it is lost.

export const DIGITOS_DO_CODIGO = 6
export const SEGUNDOS_DO_CODIGO = 30
export const CODIGOS_DE_RECUPERACAO = 10
/** Between the password and the code. */
export const MINUTOS_DO_DESAFIO = 10
/** Wrong codes after one right password; then the password is asked for again. */
export const TENTATIVAS_POR_DESAFIO = 5

type Desafio = { expiraEm: Date; tentativas: number }

export function desafioVale({ expiraEm, tentativas }: Desafio, agora: Date): boolean {
  return expiraEm > agora && tentativas < TENTATIVAS_POR_DESAFIO
}

/** What was typed, without what people put between the groups. */
export const normalizarCodigo = (digitado: string): string => digitado.replace(/[\s-]/g, '').toLowerCase()

/** A code of the telephone; anything else may be one of recovery. */
export const ehDoAplicativo = (codigo: string): boolean =>
  new RegExp(`^\\d{${DIGITOS_DO_CODIGO}}$`).test(codigo)

export const passoEm = (agora: Date): number => Math.floor(agora.getTime() / 1000 / SEGUNDOS_DO_CODIGO)

/** Telephones are late or early; a code counts once, so that whoever looked over a shoulder cannot repeat it. */
export const passosAceitos = (agora: Date, ultimoUsado: number): number[] =>
  [-1, 0, 1].map((desvio) => passoEm(agora) + desvio).filter((passo) => passo > ultimoUsado)

type Situacao = {
  tipo: TipoDeUsuario
  /** ADM-02 Of this person. */
  exigido: boolean
  ativo: boolean
  exigidoDe: readonly TipoDeUsuario[]
}

/** Asked of the person, or of everybody of the account type. */
export const segundoFatorExigido = ({ tipo, exigido, exigidoDe }: Omit<Situacao, 'ativo'>): boolean =>
  exigido || exigidoDe.includes(tipo)

/** What signing in asks for after the password. */
export function segundoPasso({ ativo, ...conta }: Situacao): 'CODIGO' | 'CADASTRO' | null {
  if (ativo) return 'CODIGO'
  return segundoFatorExigido(conta) ? 'CADASTRO' : null
}

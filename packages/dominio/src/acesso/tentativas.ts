import { ESPERA_DE_ACESSO } from '../constantes.ts'

export type Tentativas = { falhas: number; ultimaFalhaEm: Date }

/**
 * AUT-01 Seconds still to wait before another try; 0 when free. After the free failures the wait doubles with
 * each one, up to a ceiling, so that guessing slows down.
 */
export function esperaExigida(tentativas: Tentativas | null, livres: number, agora: Date): number {
  if (!tentativas || tentativas.falhas < livres) return 0
  const espera = Math.min(
    ESPERA_DE_ACESSO.inicialSegundos * 2 ** (tentativas.falhas - livres),
    ESPERA_DE_ACESSO.maximaSegundos,
  )
  const passados = (agora.getTime() - tentativas.ultimaFalhaEm.getTime()) / 1000
  return Math.max(0, Math.ceil(espera - passados))
}

/** AUT-01 The count after one more failure; old failures are forgotten. */
export function comMaisUmaFalha(tentativas: Tentativas | null, agora: Date): Tentativas {
  const falhas = tentativas && ateEsquecer(tentativas, agora) >= 0 ? tentativas.falhas + 1 : 1
  return { falhas, ultimaFalhaEm: agora }
}

/** Seconds until something that may be done `vezes` times before an hour of rest may be done again; 0 when it may now. */
export function esperaDoLimite(feitas: Tentativas | null, vezes: number, agora: Date): number {
  return !feitas || feitas.falhas < vezes ? 0 : Math.max(0, Math.ceil(ateEsquecer(feitas, agora)))
}

const ateEsquecer = ({ ultimaFalhaEm }: Tentativas, agora: Date): number =>
  ESPERA_DE_ACESSO.esquecimentoSegundos - (agora.getTime() - ultimaFalhaEm.getTime()) / 1000

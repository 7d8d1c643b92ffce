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
  const esquecidas =
    !tentativas ||
    agora.getTime() - tentativas.ultimaFalhaEm.getTime() > ESPERA_DE_ACESSO.esquecimentoSegundos * 1000
  return { falhas: esquecidas ? 1 : tentativas.falhas + 1, ultimaFalhaEm: agora }
}

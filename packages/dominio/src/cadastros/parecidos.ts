/** Why a customer looks like the one being registered, the surest first. */
export const MOTIVOS_DE_PARECER = ['MESMA_RAIZ', 'TELEFONE', 'ENDERECO', 'NOME'] as const
export type MotivoDeParecer = (typeof MOTIVOS_DE_PARECER)[number]

/** As it is kept with a registration: which customer, and why. */
export type ParecidoVisto = { id: number; porque: MotivoDeParecer[] }

type Achados<T> = Record<MotivoDeParecer, readonly T[]>

/** Each customer once, with all that is alike; who is alike in more comes first. */
export function juntarParecidos<T extends { id: number }>(
  achados: Achados<T>,
  maximo: number,
): (T & { porque: MotivoDeParecer[] })[] {
  const juntos = new Map<number, T & { porque: MotivoDeParecer[] }>()
  for (const motivo of MOTIVOS_DE_PARECER)
    for (const cliente of achados[motivo]) {
      const anterior = juntos.get(cliente.id)
      if (anterior) anterior.porque.push(motivo)
      else juntos.set(cliente.id, { ...cliente, porque: [motivo] })
    }
  return [...juntos.values()].sort((um, outro) => outro.porque.length - um.porque.length).slice(0, maximo)
}

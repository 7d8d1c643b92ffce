import { problemaDoArquivo } from '@balcao/dominio/arquivos/anexos'

export interface LimitesDeEnvio {
  extensoes: readonly string[]
  maximoMb: number
  maximoDeArquivos: number
}

interface Recebidos {
  aceitos: File[]
  /** each reason once, in the words for the user */
  problemas: string[]
}

function textoDoMaximo(maximo: number): string {
  return maximo === 1 ? 'Envie apenas 1 arquivo' : `Envie no máximo ${maximo} arquivos`
}

/** Splits what arrived (by drop, choice, paste or camera) into what fits the limits and why the rest does not. GER-14 */
export function receberArquivos(
  chegados: readonly File[],
  jaAnexados: number,
  { extensoes, maximoMb, maximoDeArquivos }: LimitesDeEnvio,
): Recebidos {
  const problemas = new Set<string>()
  const validos = chegados.filter((arquivo) => {
    const problema = problemaDoArquivo({ nome: arquivo.name, tamanho: arquivo.size }, { extensoes, maximoMb })
    if (problema) problemas.add(problema)
    return problema === null
  })
  const vagas = Math.max(0, maximoDeArquivos - jaAnexados)
  if (validos.length > vagas) problemas.add(textoDoMaximo(maximoDeArquivos))
  return { aceitos: validos.slice(0, vagas), problemas: [...problemas] }
}

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
  recusados: ArquivoRecusado[]
}

export interface ArquivoRecusado {
  nome: string
  problema: string
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
  const recusados: ArquivoRecusado[] = []
  const validos = chegados.filter(({ name: nome, size: tamanho }) => {
    const problema = problemaDoArquivo({ nome, tamanho }, { extensoes, maximoMb })
    if (problema) recusados.push({ nome, problema })
    return problema === null
  })
  const vagas = Math.max(0, maximoDeArquivos - jaAnexados)
  const demais = validos
    .slice(vagas)
    .map(({ name }) => ({ nome: name, problema: textoDoMaximo(maximoDeArquivos) }))
  const todos = [...recusados, ...demais]
  const problemas = [...new Set(todos.map(({ problema }) => problema))]
  return { aceitos: validos.slice(0, vagas), problemas, recusados: todos }
}

export type Lado = 'anterior' | 'nova'
export type Fase = 'só a anterior' | 'migrando' | 'as duas' | 'a anterior termina' | 'só a nova'

type Resposta = {
  fase: Fase
  lado: Lado
  rota: string
  status: number
  ms: number
  retryAfter: string | null
}

/** A request that nobody answered: the process was gone, or the connection fell. */
export const SEM_RESPOSTA = 0

/** What every request was told, and what of it may not be. */
export function criarContagem() {
  const respostas: Resposta[] = []
  const faltas = new Map<string, number>()
  const faltou = (frase: string) => faltas.set(frase, (faltas.get(frase) ?? 0) + 1)
  return {
    faltou,
    /** `esperadas`: besides what is well, what this caller can do with (a conflict that it reads again). */
    anotar(resposta: Resposta, esperadas: readonly number[], motivo = '') {
      respostas.push(resposta)
      const { status, retryAfter, lado, rota, fase } = resposta
      const ocupado = status === 503 && retryAfter !== null
      const certa = (status >= 200 && status < 300) || ocupado || esperadas.includes(status)
      if (!certa)
        faltou(
          `${fase}, ${lado}: ${rota} respondeu ${status || 'nada'} ${motivo.replace(/"requisicao":"[^"]*"/, '').slice(0, 160)}`,
        )
    },
    faltas: () => [...faltas].map(([frase, vezes]) => `${frase} (${vezes}×)`),
    resumo: () =>
      [...Map.groupBy(respostas, ({ fase, lado }) => `${fase} | ${lado}`)].map(([quem, todas]) => {
        const ms = todas.map((cada) => cada.ms).toSorted((a, b) => a - b)
        const quantas = (serve: (status: number) => boolean) =>
          todas.filter(({ status }) => serve(status)).length
        return [
          quem,
          todas.length,
          quantas((status) => status >= 200 && status < 300),
          quantas((status) => status === 503),
          quantas((status) => status >= 400 && status < 500),
          quantas((status) => status === SEM_RESPOSTA || (status >= 500 && status !== 503)),
          Math.round(ms[Math.floor(ms.length / 2)] ?? 0),
          Math.round(ms.at(-1) ?? 0),
        ].join(' | ')
      }),
  }
}
export type Contagem = ReturnType<typeof criarContagem>

import { hashKey } from '@tanstack/react-query'
import { ApiError, valeRepetir } from './api-error.ts'
import { novaChave } from './nova-chave.ts'

type Entrada = { params?: object; query?: object; corpo?: object; arquivos?: readonly File[] }
type Intencao = { chave: string; pedido: string; arquivos: readonly File[] }

/**
 * After these nobody knows whether the request was done, now or when it was sent before: it failed on the way, is still
 * under way, or was turned away unread.
 */
export const talvezFeita = (erro: unknown): boolean =>
  valeRepetir(erro) ||
  (erro instanceof ApiError &&
    (erro.codigo === 'SOLICITACAO_EM_ANDAMENTO' || erro.codigo === 'MUITAS_REQUISICOES'))

/**
 * TIC-13 One key per thing the person means to do. The very same request, sent again while nobody knows what became of the
 * first, is the same intention. Each record has its own last one: acting on a row does not forget its neighbour, while
 * doing something else to the same record does, since going back afterwards is a new wish.
 */
export function criarIntencoes() {
  const ultimas = new Map<string, Intencao>()

  const chaveDe = (registro: string, { query, corpo, arquivos = [] }: Entrada) => {
    const pedido = hashKey([query, corpo])
    const ultima = ultimas.get(registro)
    if (ultima?.pedido === pedido && saoOsMesmos(ultima.arquivos, arquivos)) return ultima.chave
    const chave = novaChave()
    ultimas.set(registro, { chave, pedido, arquivos })
    return chave
  }

  return {
    async enviar<T>(entrada: Entrada, mandar: (chave: string) => Promise<T>): Promise<T> {
      const registro = hashKey([entrada.params])
      const chave = chaveDe(registro, entrada)
      // What looks the same after this is another intention.
      const encerrar = () => ultimas.get(registro)?.chave === chave && ultimas.delete(registro)
      try {
        const saida = await mandar(chave)
        encerrar()
        return saida
      } catch (erro) {
        if (!talvezFeita(erro)) encerrar()
        throw erro
      }
    },
  }
}

/** Two files may have the same name and size and not be the same. */
const saoOsMesmos = (uns: readonly File[], outros: readonly File[]) =>
  uns.length === outros.length && uns.every((arquivo, posicao) => arquivo === outros[posicao])

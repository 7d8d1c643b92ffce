import { MAXIMO_DE_VISTOS, proximoDaFila } from '@balcao/dominio/tickets/fila/contratos'
import { useRef } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useLeitura } from '../../../platform/consultas.ts'
import { avisarErro, avisarInfo } from '../../../ui/retorno/toasts.ts'
import { useFilialDosTickets } from '../use-filial-dos-tickets.ts'
import type { IrAoProximo } from './proximo-da-fila.ts'

/**
 * MES-01 Walks the queue: what was just left behind is not offered again until everything else was seen, though it may
 * still come first.
 */
export function useProximoDaFila(aoAbrir: (id: number) => void): IrAoProximo {
  const ler = useLeitura(proximoDaFila)
  const idFil = useFilialDosTickets()
  const vistos = useRef<readonly number[]>([])
  const ocupado = useRef(false)

  async function procurar(exceto: readonly number[]) {
    vistos.current = exceto
    return (await ler({ query: { idFil, exceto: [...exceto] } })).ticket
  }

  async function ir(idAtual?: number) {
    if (ocupado.current) return
    ocupado.current = true
    try {
      const atual = idAtual === undefined ? [] : [idAtual]
      const antes = vistos.current.filter((id) => id !== idAtual)
      const proximo =
        (await procurar([...antes, ...atual].slice(-MAXIMO_DE_VISTOS))) ??
        // Everything was seen: from the beginning again.
        (antes.length > 0 ? await procurar(atual) : null)
      if (proximo) aoAbrir(proximo.id)
      else avisarInfo(atual.length > 0 ? 'Não há outro ticket na sua fila.' : 'Sua fila está vazia.')
    } catch (erro) {
      avisarErro(mensagemDoErro(erro))
    } finally {
      ocupado.current = false
    }
  }
  return (idAtual) => void ir(idAtual)
}

import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { lerAgora } from '../../../platform/consultas.ts'
import { avisarErro, avisarInfo } from '../../../ui/retorno/toasts.ts'
import { useFilialDosTickets } from '../use-filial-dos-tickets.ts'
import type { IrAoProximo } from './proximo-da-fila.ts'

/**
 * MES-01 Walks the queue: what was just left behind is not offered again until everything else was seen, though it may
 * still come first.
 */
export function useProximoDaFila(aoAbrir: (id: number) => void): IrAoProximo {
  const cliente = useQueryClient()
  const idFil = useFilialDosTickets()
  const vistos = useRef<readonly number[]>([])
  const ocupado = useRef(false)

  async function procurar(exceto: readonly number[]) {
    // With the shell would come the fields of every ticket.
    const { MAXIMO_DE_VISTOS, proximoDaFila } = await import('@balcao/dominio/tickets/fila/contratos')
    vistos.current = exceto.slice(-MAXIMO_DE_VISTOS)
    return (await lerAgora(cliente, proximoDaFila, { query: { idFil, exceto: [...vistos.current] } })).ticket
  }

  async function ir(idAtual?: number) {
    if (ocupado.current) return
    ocupado.current = true
    try {
      const atual = idAtual === undefined ? [] : [idAtual]
      const antes = vistos.current.filter((id) => id !== idAtual)
      const proximo =
        (await procurar([...antes, ...atual])) ??
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

import { useSessao } from '../../../../platform/sessao.tsx'
import { useConsumidorFixo } from '../pedido/consumidor-fixo.ts'

/** MES-07 The first field of a return: what is typed before it is there goes to it (MES-04). */
export const ROTULO_DO_TERMO = 'Nota, chave ou cliente'

/** MES-07 Whether the person may return an invoice; a final consumer's ticket has none. */
export function useDevolve(): boolean {
  const consumidor = useConsumidorFixo()
  return useSessao().pode('TICKET_ABRIR') && !consumidor
}

/** GES-04 Whether the person may ask for an exchange of what an invoice says. */
export function useTroca(): boolean {
  const devolve = useDevolve()
  return useSessao().pode('TROCA_PEDIR') && devolve
}

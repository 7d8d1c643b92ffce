import { obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { useAcerto } from '../../platform/consultas.ts'

/**
 * TIC-13, MES-04 The version that one's own action made, known before the ticket is read again: the next key must not be
 * refused for what the same person just did. Where somebody else came in between, nothing is taken as seen.
 */
export function useVersaoConhecida(idTicket: number): (versao: number) => void {
  const acertar = useAcerto(obterTicket)
  return (versao) =>
    acertar({ params: { idTicket } }, (antes) => (antes.versao + 1 === versao ? { ...antes, versao } : antes))
}

import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import type { LigacaoVista } from '@balcao/dominio/tickets/ligacoes/regras'
import { prazoMaisUrgente, prazosDoTicket } from '@balcao/dominio/tickets/prazo-urgente'
import { STATUS_ARQUIVADO, STATUS_UNIDO } from '@balcao/dominio/tickets/situacoes'
import type { TicketLigado } from '../nucleo/queries-ligacoes.ts'

type Relogio = { agora: Date; avisoMinutos: (filialId: number) => number }

/** MES-06/ligados In the order of the links; one whose ticket the session does not see is as if there were none. */
export function apresentarLigados(
  vistas: readonly LigacaoVista[],
  tickets: readonly TicketLigado[],
  { agora, avisoMinutos }: Relogio,
): TicketDetalhado['ligados'] {
  const porId = new Map(tickets.map((um) => [um.id, um]))
  return vistas.flatMap(({ outroId, tipo, propria }) => {
    const outro = porId.get(outroId)
    if (!outro) return []
    const { id, protocolo, assunto, cliente, consumidorNome, etapa, arquivadoEm, unidoA } = outro
    const prazo = prazoMaisUrgente(prazosDoTicket(outro, agora, avisoMinutos(outro.filialId)))
    return {
      id,
      protocolo,
      tipo,
      propria,
      assunto,
      cliente: cliente ? nomeDoCliente(cliente) : consumidorNome,
      etapa,
      status: unidoA ? STATUS_UNIDO : arquivadoEm ? STATUS_ARQUIVADO : outro.status,
      aberto: outro.finalizadoEm === null && arquivadoEm === null,
      prazo: { situacao: prazo.situacao, em: prazo.em?.toISOString() ?? null },
    }
  })
}

import { ehONumero } from '@balcao/dominio/busca/exatos-primeiro'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { STATUS_ARQUIVADO } from '@balcao/dominio/tickets/situacoes'
import type { FonteDeBusca } from '../../../fonte-de-busca.ts'
import { ticketsPeloTermo } from './queries-busca.ts'

/** Tickets by protocol, masked or not, number, subject, whose they are, or invoice. */
export const fonteDeTickets: FonteDeBusca = {
  acao: 'TICKET_VER',
  async buscar(banco, sessao, q, take, _negocio, pedirClientes) {
    const tickets = await ticketsPeloTermo(banco, sessao, q, take + 1, pedirClientes)
    return {
      itens: tickets.slice(0, take).map((achado) => ({
        id: achado.id,
        titulo: `${formatarProtocolo(achado.protocolo)} · ${achado.assunto || achado.tipo}`,
        detalhe: [
          achado.fantasia ?? achado.consumidorNome,
          achado.assunto && achado.tipo,
          achado.arquivadoEm ? STATUS_ARQUIVADO.label : achado.status,
        ]
          .filter(Boolean)
          .join(' · '),
      })),
      temMais: tickets.length > take,
      exato: tickets.some(({ id, protocolo }) => ehONumero(q, id, protocolo)),
    }
  },
}

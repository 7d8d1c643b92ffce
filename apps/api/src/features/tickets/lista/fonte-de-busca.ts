import { ehONumero } from '@balcao/dominio/busca/exatos-primeiro'
import { fraseDoAchado } from '@balcao/dominio/tickets/lista/achado'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { STATUS_ARQUIVADO, STATUS_UNIDO } from '@balcao/dominio/tickets/situacoes'
import type { FonteDeBusca } from '../../../fonte-de-busca.ts'
import { ticketsPeloTermo } from './queries-busca.ts'

/** Tickets by protocol, masked or not, number, subject, type, whose they are, or what is inside of them (MES-08). */
export const fonteDeTickets: FonteDeBusca = {
  acao: 'TICKET_VER',
  async buscar(banco, sessao, q, take, _negocio, pedirClientes) {
    const { tickets, haMais } = await ticketsPeloTermo(banco, sessao, q, take + 1, pedirClientes)
    return {
      itens: tickets.slice(0, take).map((achado) => ({
        id: achado.id,
        titulo: `${formatarProtocolo(achado.protocolo)} · ${achado.assunto || achado.tipo}`,
        detalhe: [
          achado.fantasia ?? achado.consumidorNome,
          achado.assunto && achado.tipo,
          situacaoDe(achado),
          achado.achado && fraseDoAchado(achado.achado),
        ]
          .filter(Boolean)
          .join(' · '),
      })),
      temMais: tickets.length > take || haMais,
      exato: tickets.some(({ id, protocolo }) => ehONumero(q, id, protocolo)),
    }
  },
}

const situacaoDe = ({ unidoA, arquivadoEm, status }: Situado) =>
  (unidoA && STATUS_UNIDO.label) || (arquivadoEm && STATUS_ARQUIVADO.label) || status

type Situado = { unidoA: number | null; arquivadoEm: Date | null; status: string }

import { gerarOrdensDeColeta } from '@balcao/dominio/coletas/contratos'
import type { TipoDeResponsavel } from '@balcao/dominio/coletas/situacoes'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { asc, eq } from 'drizzle-orm'
import { cliente } from '../src/features/clientes/tabelas.ts'
import { coleta, coletaTicket } from '../src/features/coletas/tabelas.ts'
import { ticketItem } from '../src/features/tickets/nucleo/tabelas.ts'
import { transportadora } from '../src/features/transportadoras/tabelas.ts'
import type { Fluxo } from './fluxo-de-tickets.ts'

const CONFERENCIA = 'Conferência do recebimento'

/** Tickets that await a pickup, and orders made for them by the real route. */
export function cenarioDeColetas(fluxo: Fluxo) {
  const banco = () => fluxo.teste.negocio().banco

  async function aguardando(pedido: Partial<Parameters<Fluxo['abrir']>[0]> = {}) {
    const aberto = await fluxo.abrir({ tipo: 'DEVOLUCAO_PARCIAL', etapa: CONFERENCIA, itens: 2, ...pedido })
    await banco()
      .update(ticketItem)
      .set({ quantidadeAutorizada: '5', status: 'A' })
      .where(eq(ticketItem.ticketId, aberto.id))
    return aberto
  }

  async function gerar(
    tipo: TipoDeResponsavel,
    tickets: number[],
    extra: Record<string, unknown> = {},
    quem: TipoDeUsuario = 'OPERADOR',
  ) {
    return fluxo.teste.chamar(gerarOrdensDeColeta, {
      params: { tipo },
      corpo: { tickets, ...extra },
      token: await fluxo.teste.tokenDe(quem),
    })
  }

  return {
    aguardando,
    gerar,

    async transportadora(posicao = 0): Promise<typeof transportadora.$inferSelect> {
      const linhas = await banco().select().from(transportadora).orderBy(asc(transportadora.id))
      const linha = linhas[posicao]
      if (!linha) throw new Error('não há transportadora para o cenário')
      return linha
    },

    async clienteDo(ticketId: number): Promise<typeof cliente.$inferSelect> {
      const { clienteId } = await fluxo.linha(ticketId)
      const [linha] = await banco()
        .select()
        .from(cliente)
        .where(eq(cliente.id, clienteId ?? 0))
      if (!linha) throw new Error('o ticket não tem cliente')
      return linha
    },

    async coleta(id: number) {
      const [linha] = await banco().select().from(coleta).where(eq(coleta.id, id))
      if (!linha) throw new Error(`a coleta ${id} não existe`)
      return linha
    },

    linhas: (ticketId: number) =>
      banco()
        .select()
        .from(coletaTicket)
        .where(eq(coletaTicket.ticketId, ticketId))
        .orderBy(asc(coletaTicket.coletaId)),

    /** An order of one carrier for a ticket of its own. */
    async ordem(pedido: Parameters<typeof aguardando>[0] = {}) {
      const { id, protocolo } = await aguardando(pedido)
      const [dona] = await banco().select().from(transportadora).orderBy(asc(transportadora.id)).limit(1)
      const { corpo, status } = await gerar('transportadora', [id], { responsavel_id: dona?.id }, 'GERENTE')
      if (status !== 200) throw new Error(JSON.stringify(corpo))
      return { ticketId: id, protocolo, coletaId: corpo.coletas[0]?.id ?? 0 }
    },
  }
}

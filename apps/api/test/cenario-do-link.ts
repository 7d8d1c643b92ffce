import { criarLinkDoCliente } from '@balcao/dominio/acompanhamentos/contratos'
import {
  avaliarPeloLink,
  baixarAnexoPeloLink,
  responderPeloLink,
  verTicketPeloLink,
} from '@balcao/dominio/acompanhamentos/pelo-link'
import { eq } from 'drizzle-orm'
import { ticket } from '../src/features/tickets/nucleo/tabelas.ts'
import type { AppDeTeste } from './app-de-teste.ts'
import { cenarioDeTickets } from './cenario-de-tickets.ts'
import { type Arquivo, montarFormulario } from './formulario.ts'

let visitas = 0
let chaves = 0

/** Tickets with a link, and whoever comes by it. */
export function cenarioDoLink(teste: AppDeTeste) {
  const tickets = cenarioDeTickets(teste)
  // Each visitor from an address of their own: the limit per address has its test.
  const deOutroLugar = () => ({ ip: `10.8.${Math.floor(++visitas / 250)}.${visitas % 250}` })

  async function criarLink(idTicket: number, corpo: { email?: string; nome?: string } = {}) {
    const { corpo: criado } = await teste.chamar(criarLinkDoCliente, {
      token: await teste.tokenDe('OPERADOR'),
      params: { idTicket },
      corpo: { email: 'ana@sol.com.br', nome: 'Ana Lima', ...corpo },
    })
    return new URL(criado.endereco).searchParams.get('token') ?? ''
  }

  return {
    ...tickets,
    criarLink,
    async comLink(pedido: Partial<Parameters<typeof tickets.abrir>[0]> = {}) {
      const aberto = await tickets.abrir({ tipo: 'ATRASO_ENTREGA', ...pedido })
      return { ...aberto, segredo: await criarLink(aberto.id) }
    },
    mudar: (id: number, campos: Partial<typeof ticket.$inferInsert>) =>
      teste.negocio().banco.update(ticket).set(campos).where(eq(ticket.id, id)),
    ver: (token: string, negocio = 'aurora') =>
      teste.chamar(verTicketPeloLink, { query: { token }, negocio, ...deOutroLugar() }),
    baixar: (token: string, id: number) =>
      teste.chamar(baixarAnexoPeloLink, { query: { token, id }, ...deOutroLugar() }),
    async responder(
      token: string,
      campos: { mensagem?: string; chave?: string } = {},
      arquivos: readonly Arquivo[] = [],
    ) {
      const corpo = { token, mensagem: 'Ainda não chegou.', chave: `chave-de-teste-${++chaves}`, ...campos }
      return teste.chamar(responderPeloLink, {
        ...(await montarFormulario(corpo, arquivos)),
        ...deOutroLugar(),
      } as never)
    },
    avaliar: (token: string, corpo: { nota?: number; comentario?: string } = {}) =>
      teste.chamar(avaliarPeloLink, { corpo: { token, nota: 5, ...corpo }, ...deOutroLugar() }),
  }
}

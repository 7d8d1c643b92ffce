import type { RespostaDe } from '@balcao/dominio/contrato'
import { obterNotaParaTicket, pesquisarClientesDoTicket } from '@balcao/dominio/tickets/abertura/contratos'
import { listarMenu } from '@balcao/dominio/tickets/catalogo/contratos'
import type { ApiError } from '../../../../platform/api-error.ts'
import { useConsulta } from '../../../../platform/consultas.ts'
import { useSessao } from '../../../../platform/sessao.tsx'
import { useConsumidorFixo } from './consumidor-fixo.ts'
import type { MenuDeTicket } from './menu-escolhido.ts'
import type { PedidoDeTicket } from './pedido-de-ticket.ts'
import { ticketInicial } from './ticket-inicial.ts'
import type { TicketNovo } from './ticket-novo.ts'

type Preenchimento = {
  /** Null while something of it is on the way, or did not come. */
  pronto: {
    menus: readonly MenuDeTicket[]
    inicial: TicketNovo
    /** With its products; null where none was asked for, or it is not the person's to choose. */
    nota: RespostaDe<typeof obterNotaParaTicket> | null
  } | null
  erro: ApiError | null
  tentarNovamente: () => void
}

/** SHL-05 Looks up what the wizard opens with. */
export function usePreenchimento({ cliente, nota, tipo }: PedidoDeTicket): Preenchimento {
  const { colaborador } = useSessao()
  const consumidorFixo = useConsumidorFixo()
  const menu = useConsulta(listarMenu, {}, { mostradoNaArea: true, listaComum: true })
  const daNota = useConsulta(
    obterNotaParaTicket,
    { params: { numNf: nota ?? 0 }, query: { ...(cliente && { idCli: cliente }) } },
    { ativa: nota !== undefined, mostradoNaArea: true },
  )
  const idCli = cliente ?? daNota.data?.cliente.id
  const doCliente = useConsulta(
    pesquisarClientesDoTicket,
    { query: { id: idCli ?? 0 } },
    { ativa: idCli !== undefined, mostradoNaArea: true },
  )
  // Who sees the invoice may not serve its branch: then the customer alone is known.
  const semNota = cliente !== undefined && daNota.error?.status === 404
  const pedidas = [
    menu,
    ...(nota === undefined || semNota ? [] : [daNota]),
    ...(cliente === undefined && nota === undefined ? [] : [doCliente]),
  ]
  const pronto = menu.data && pedidas.every(({ data }) => data !== undefined)
  return {
    pronto: pronto
      ? {
          menus: menu.data.ticketMenu,
          nota: daNota.data ?? null,
          inicial: ticketInicial({
            menus: menu.data.ticketMenu,
            consumidor: consumidorFixo ? colaborador : null,
            tipo,
            cliente: doCliente.data?.itens.find(({ id }) => id === idCli) ?? null,
            nota: daNota.data ? semProdutos(daNota.data) : null,
          }),
        }
      : null,
    erro: pedidas.find(({ data, error }) => data === undefined && error)?.error ?? null,
    tentarNovamente() {
      for (const consulta of pedidas) if (consulta.error) void consulta.refetch()
    },
  }
}

/** The draft keeps the invoice, not its hundreds of products. */
function semProdutos<N extends { produtos: unknown }>({ produtos: _, ...nota }: N): Omit<N, 'produtos'> {
  return nota
}

import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import { canalInternoDoTicket } from '@balcao/dominio/tickets/canais'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { desligarTicket, ligarTicket } from '@balcao/dominio/tickets/ligacoes/contratos'
import { listarTickets } from '@balcao/dominio/tickets/lista/contratos'
import { unirTicket } from '@balcao/dominio/tickets/uniao/contratos'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { cargaDe } from '../../../teste/carga.ts'
import { canaisOuvidos, emitir } from '../../../teste/pusher.ts'
import { recusar, responder, usarServidor } from '../../../teste/servidor.ts'
import {
  ACOES,
  ACOES_DO_CLIENTE,
  abrirTicket,
  entradaDe,
  ID,
  servidorDoTicket,
  ticketDe,
} from '../../../teste/ticket.tsx'
import { ticketDe as daLista } from '../../../teste/ticket-da-lista.ts'

const servidor = usarServidor()

type Ligado = TicketDetalhado['ligados'][number]
const ligadoDe = (id: number, outras: Partial<Ligado> = {}): Ligado => ({
  id,
  protocolo: `2026000${id}`,
  tipo: 'CAUSADO_POR',
  propria: true,
  assunto: 'Carga molhada',
  cliente: 'Padaria Sol',
  etapa: 'Triagem',
  status: { id: 1, label: 'Aberto', cor: '#1d62b8' },
  aberto: true,
  prazo: { situacao: 'SEM_PRAZO', em: null },
  ...outras,
})

let pedidos: URLSearchParams[] = []
let enviados: unknown[] = []
beforeEach(() => {
  pedidos = []
  enviados = []
})

async function abrir(outras: Partial<TicketDetalhado> = {}, carga = cargaDe('OPERADOR')) {
  servidor.use(
    ...servidorDoTicket({ ticket: ticketDe(outras), historico: [entradaDe(1)] }),
    responder(listarTickets, ({ url }) => {
      pedidos.push(new URL(url).searchParams)
      const itens = [daLista(ID), daLista(7001), daLista(9002)]
      return { itens, paginator: montarPaginator(1, 20, itens.length) }
    }),
    responder(ligarTicket, async (pedido) => {
      enviados.push(await pedido.json())
      return { message: 'Tickets ligados', versao: 6 }
    }),
    responder(desligarTicket, ({ url }) => {
      enviados.push(new URL(url).pathname.split('/').slice(-1)[0])
      return { message: 'Ligação desfeita', versao: 6 }
    }),
  )
  const tela = abrirTicket({ carga })
  await screen.findByRole('heading', { level: 1 })
  return tela
}
const equipe = async () => within(await screen.findByRole('region', { name: 'Só para a equipe' }))
const LIGADOS = [
  ligadoDe(7001),
  ligadoDe(7002, { tipo: 'RELACIONADO', aberto: false, status: { id: 0, label: 'Unido', cor: '#868e96' } }),
]

describe('MES-06/ligados tickets ligados', () => {
  it('mostra o que cada um é, de quem, onde está e o prazo, com o caminho até ele', async () => {
    await abrir({ ligados: LIGADOS })
    const [causa, outro] = (await equipe()).getAllByRole('listitem')
    expect(causa).toHaveTextContent('Causado por 2026.000700-1Padaria Sol · TriagemSem prazo')
    expect(within(causa as HTMLElement).getByRole('link')).toHaveAttribute('href', '/tickets/7001')
    expect(outro).toHaveTextContent('Relacionado a 2026.000700-2Padaria Sol · Unido')
  })

  it('liga ao que se achou, deste cliente primeiro, e não oferece este nem os já ligados', async () => {
    const { usuario } = await abrir({ ligados: [ligadoDe(7001)] })
    await usuario.click((await equipe()).getByRole('button', { name: 'Ligar a outro ticket…' }))
    const dialogo = within(await screen.findByRole('dialog', { name: 'Ligar a outro ticket' }))
    const campo = dialogo.getByRole('combobox', { name: 'Outro ticket' })
    await usuario.click(campo)
    expect(await screen.findAllByRole('option')).toHaveLength(1)
    expect(pedidos[0]?.get('idCli')).toBe('44')
    await usuario.type(campo, 'rótulo')
    await waitFor(() => expect(pedidos.at(-1)?.get('termo')).toBe('rótulo'))
    expect(pedidos.at(-1)?.get('idCli')).toBeNull()
    await usuario.click(await screen.findByRole('option'))
    await usuario.click(dialogo.getByRole('combobox', { name: 'Tipo da ligação' }))
    await usuario.click(await screen.findByRole('option', { name: 'Causado por' }))
    await usuario.click(dialogo.getByRole('button', { name: 'Ligar' }))
    expect(await screen.findByText('Tickets ligados.')).toBeVisible()
    expect(enviados).toEqual([{ outro: 9002, tipo: 'CAUSADO_POR' }])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('desfaz a um toque, e o Desfazer do aviso a põe de volta como era', async () => {
    const { usuario } = await abrir({ ligados: LIGADOS })
    const nome = 'Desfazer a ligação com o ticket 2026.000700-1'
    await usuario.click((await equipe()).getByRole('button', { name: nome }))
    await usuario.click(await screen.findByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(enviados).toEqual(['7001', { outro: 7001, tipo: 'CAUSADO_POR' }]))
  })

  it('a última sai da tela antes da resposta, e o Desfazer é oferecido assim mesmo', async () => {
    const { usuario } = await abrir({ ligados: [ligadoDe(7001)] })
    const resposta = Promise.withResolvers<{ message: string; versao: number }>()
    servidor.use(
      ...servidorDoTicket({ ticket: ticketDe({ ligados: [], versao: 6 }), historico: [entradaDe(1)] }),
      responder(desligarTicket, () => resposta.promise),
    )
    const nome = 'Desfazer a ligação com o ticket 2026.000700-1'
    await usuario.click((await equipe()).getByRole('button', { name: nome }))
    await waitFor(() => expect(canaisOuvidos()).toContain(canalInternoDoTicket(ID)))
    act(() => emitir(canalInternoDoTicket(ID), 'ticket-mudou', { id: ID, versao: 6, muda: ['tickets'] }))
    await waitFor(() => expect(screen.queryByRole('button', { name: nome })).not.toBeInTheDocument())
    resposta.resolve({ message: 'Ligação desfeita', versao: 6 })
    expect(await screen.findByRole('button', { name: 'Desfazer' })).toBeVisible()
  })

  it('a recusa fica no diálogo, com o que foi escolhido', async () => {
    const { usuario } = await abrir()
    servidor.use(responder(ligarTicket, recusar(409, { codigo: 'X', message: 'Já estão ligados.' })))
    await usuario.click((await equipe()).getByRole('button', { name: 'Ligar a outro ticket…' }))
    const dialogo = within(await screen.findByRole('dialog', { name: 'Ligar a outro ticket' }))
    await usuario.click(dialogo.getByRole('combobox', { name: 'Outro ticket' }))
    await usuario.click((await screen.findAllByRole('option'))[0] as HTMLElement)
    await usuario.click(dialogo.getByRole('button', { name: 'Ligar' }))
    expect(await dialogo.findByText('Já estão ligados.')).toBeVisible()
    expect(dialogo.getByRole('button', { name: 'Ligar' })).toBeEnabled()
  })

  it('a do ticket unido se desfaz lá; muitos se dobram', async () => {
    const muitos = Array.from({ length: 6 }, (_, i) => ligadoDe(8001 + i, { propria: i > 0 }))
    const { usuario } = await abrir({ ligados: muitos })
    const lado = await equipe()
    expect(lado.getAllByRole('listitem')).toHaveLength(4)
    expect(lado.getByText('De um ticket unido a este')).toBeVisible()
    await usuario.click(lado.getByRole('button', { name: 'Mostrar todos os 6' }))
    expect(lado.getAllByRole('button', { name: /^Desfazer a ligação/ })).toHaveLength(5)
  })

  it('sem a ação não há botões; para o consumidor final não há nada', async () => {
    const { unmount } = await abrir({
      ligados: LIGADOS,
      acoes: { ...ACOES, ligar: { permite: false, motivo: null } },
    })
    expect((await equipe()).getByText('Ligados (2)')).toBeVisible()
    expect((await equipe()).queryByRole('button', { name: /liga/i })).not.toBeInTheDocument()
    unmount()
    await abrir({ ligados: LIGADOS, acoes: ACOES_DO_CLIENTE }, cargaDe('CONSUMIDOR_FINAL'))
    expect(screen.queryByText('Ligados (2)')).not.toBeInTheDocument()
  })

  it('o histórico leva ao outro, para quem o vê', async () => {
    const mensagem = 'Ligou este ticket a outro: “Causado por”.'
    servidor.use(
      ...servidorDoTicket({
        ticket: ticketDe(),
        historico: [
          entradaDe(2, {
            acao: 'LIGACAO',
            tipo: 'PRIVADO',
            mensagem,
            ligado: { id: 7001, protocolo: '20260007001' },
          }),
          entradaDe(1, { acao: 'LIGACAO', tipo: 'PRIVADO', mensagem }),
        ],
      }),
    )
    abrirTicket()
    const [comLink, sem] = await screen.findAllByText(/Ligou este ticket a outro/)
    expect(within(comLink as HTMLElement).getByRole('link')).toHaveTextContent('2026.000700-1')
    expect(within(sem as HTMLElement).queryByRole('link')).not.toBeInTheDocument()
  })

  it('unir usa a mesma busca, só entre os abertos do cliente', async () => {
    servidor.use(
      responder(unirTicket, async (pedido) => {
        enviados.push(await pedido.json())
        return { message: 'Ticket unido com sucesso', versao: 6, destino: 7001 }
      }),
    )
    const { usuario } = await abrir({
      acoes: { ...ACOES, unir: { permite: true, motivo: null } },
      totalDeProdutos: 0,
    })
    await usuario.click((await equipe()).getByRole('button', { name: 'Unir a outro ticket…' }))
    const dialogo = within(await screen.findByRole('dialog', { name: 'Unir a outro ticket' }))
    await usuario.type(dialogo.getByRole('combobox', { name: 'Unir ao ticket' }), 'avaria')
    await waitFor(() => expect(pedidos.at(-1)?.get('termo')).toBe('avaria'))
    expect([pedidos.at(-1)?.get('idCli'), pedidos.at(-1)?.get('abertos')]).toEqual(['44', 'true'])
    await usuario.click((await screen.findAllByRole('option'))[0] as HTMLElement)
    await usuario.click(dialogo.getByRole('button', { name: 'Unir' }))
    await waitFor(() => expect(enviados).toEqual([{ destino: 7001, liberaProdutos: false, versao: 5 }]))
  })
})

import type { RespostaDe } from '@balcao/dominio/contrato'
import { CANAL_DE_TICKETS } from '@balcao/dominio/tickets/canais'
import { minhaFila, proximoDaFila, type TicketDaFila } from '@balcao/dominio/tickets/fila/contratos'
import { assumirTicket, desfazerResponsavel } from '@balcao/dominio/tickets/fluxo/contratos-responsavel'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { abrirPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { canaisOuvidos, emitir } from '../../teste/pusher.ts'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { servidorDeTickets, ticketDe } from '../../teste/ticket-da-lista.ts'

const servidor = usarServidor()

type Fila = RespostaDe<typeof minhaFila>
const naFila = (id: number, outras: Partial<TicketDaFila> = {}): TicketDaFila => ({
  ...ticketDe(id),
  clienteRespondeuEm: null,
  ...outras,
})
const grupo = (nome: Fila['grupos'][number]['grupo'], ...itens: TicketDaFila[]) => ({
  grupo: nome,
  itens,
  total: itens.length,
  totalExato: true,
})
const FILA: Fila = {
  setores: [3],
  grupos: [
    grupo('PERTO_DO_PRAZO', naFila(1, { prazo: { situacao: 'ATRASADO', em: '2026-11-01T12:00:00Z' } })),
    grupo('CLIENTE_RESPONDEU'),
    grupo('MEUS', naFila(2)),
    { ...grupo('SEM_OPERADOR', naFila(3), naFila(4)), totalExato: false },
  ],
}

function abrir(fila = FILA, tipo: Parameters<typeof cargaDe>[0] = 'OPERADOR') {
  const { respostas, pedidos } = servidorDeTickets([ticketDe(1)], { carga: cargaDe(tipo, { filiais: [] }) })
  servidor.use(responder(minhaFila, fila), ...respostas)
  return { ...abrirPortal('/home'), pedidosDaLista: pedidos }
}
const minha = async () =>
  within((await screen.findByText('Minha fila', { selector: 'h2' })).closest('section') as HTMLElement)

describe('MES-01 a home de quem atende é a sua fila', () => {
  it('MES-01 os grupos que têm tickets, na ordem em que se atende, antes dos números', async () => {
    abrir()
    const fila = await minha()
    const titulos = await fila.findAllByText(/\(\d/, { selector: 'h3' })
    expect(titulos.map(({ textContent }) => textContent)).toEqual([
      'Atrasados e perto do prazo (1)',
      'Meus, por prazo (1)',
      'Sem operador nos meus setores (2+)',
    ])
    const h2 = screen.getAllByText(/./, { selector: 'h2' }).map(({ textContent }) => textContent)
    expect(h2.indexOf('Minha fila')).toBeLessThan(h2.indexOf('Tickets'))
  })

  it('HOM-01 cada grupo abre a lista com o que ele tem', async () => {
    const { usuario, pedidosDaLista } = abrir()
    await usuario.click(await (await minha()).findByText('Ver todos'))
    await waitFor(() => expect(pedidosDaLista).toHaveLength(1))
    for (const filtro of ['setor[]=3', 'semOperador=true', 'abertos=true', 'direction=ASC'])
      expect(pedidosDaLista[0]).toContain(filtro)
  })

  it('HOM-01 MES-01 o que o cliente respondeu abre a lista só com isso', async () => {
    const { usuario, pedidosDaLista } = abrir({
      setores: [3],
      grupos: [grupo('CLIENTE_RESPONDEU', naFila(2))],
    })
    await usuario.click(await (await minha()).findByText('Ver os meus'))
    await waitFor(() => expect(pedidosDaLista).toHaveLength(1))
    for (const filtro of ['meus=true', 'clienteRespondeu=true']) expect(pedidosDaLista[0]).toContain(filtro)
  })

  it('MES-01 vazia, diz o que isso quer dizer', async () => {
    abrir({ setores: [3], grupos: FILA.grupos.map((um) => ({ ...um, itens: [], total: 0 })) })
    expect(await (await minha()).findByText(/^Sua fila está em dia/)).toBeVisible()
  })

  it('ERR-04 quando falha, o resto da página fica', async () => {
    const tela = servidorDeTickets([], { carga: cargaDe('OPERADOR', { filiais: [] }) })
    servidor.use(
      responder(minhaFila, () => recusar(500, { message: 'Falhou' })),
      ...tela.respostas,
    )
    abrirPortal('/home')
    expect(await (await minha()).findByText('Falhou')).toBeVisible()
    expect(await screen.findByText('Em aberto')).toBeVisible()
  })

  it.each(['REPRESENTANTE', 'CONSUMIDOR_FINAL'] as const)(
    'MES-01 %s fica com a home que tem',
    async (tipo) => {
      abrir(FILA, tipo)
      await screen.findByText('Em aberto')
      expect(screen.queryByText('Minha fila')).not.toBeInTheDocument()
    },
  )

  it('SHL-06 o que muda chega por si', async () => {
    abrir()
    await (await minha()).findByText('Meus, por prazo (1)')
    await waitFor(() => expect(canaisOuvidos()).toContain(CANAL_DE_TICKETS))
    servidor.use(responder(minhaFila, { setores: [3], grupos: [grupo('MEUS', naFila(2), naFila(5))] }))
    act(() => emitir(CANAL_DE_TICKETS, 'ticket-mudou', { id: 5, versao: 2 }))
    expect(await screen.findByText('Meus, por prazo (2)')).toBeVisible()
  })
})

it('MES-02 assume-se da própria fila, e se desfaz', async () => {
  const desfeitos: unknown[] = []
  const { usuario } = abrir()
  servidor.use(
    responder(assumirTicket, { message: 'Você assumiu o ticket', versao: 2 }),
    responder(desfazerResponsavel, async (pedido) => {
      desfeitos.push(await pedido.json())
      return { feitos: 1, resultados: [{ id: 3, feito: true, message: 'Desfeito', versao: 3 }] }
    }),
  )
  const [primeiro] = await (await minha()).findAllByText('Assumir')
  await usuario.click(primeiro as HTMLElement)
  await usuario.click(await screen.findByText('Desfazer'))
  await waitFor(() => expect(desfeitos).toEqual([{ tickets: [{ id: 3, versao: 2 }] }]))
  expect(await screen.findByText('Desfeito.')).toBeVisible()
})

describe('MES-01 MES-04 o próximo da fila', () => {
  const proximoE = (ticket: RespostaDe<typeof proximoDaFila>['ticket']) =>
    servidor.use(responder(proximoDaFila, { ticket }))

  it('pelo botão', async () => {
    const { usuario, roteador } = abrir()
    proximoE({ id: 1, protocolo: '1', grupo: 'PERTO_DO_PRAZO' })
    await usuario.click(await (await minha()).findByText('Próximo da fila'))
    await waitFor(() => expect(roteador.state.location.pathname).toBe('/tickets/1'))
  })

  it('pelo Ctrl+K; sem outro, diz', async () => {
    // Where one is says the router: what another page left in the window is nobody's ticket.
    window.history.replaceState(null, '', '/tickets/9')
    const { usuario } = abrir()
    proximoE(null)
    await minha()
    await usuario.keyboard('{Control>}k{/Control}')
    await screen.findByRole('combobox', { name: 'Buscar em tudo' })
    const [opcao] = await screen.findAllByText('Próximo da fila', { selector: '[role="option"] *' })
    await usuario.click(opcao as HTMLElement)
    expect(await screen.findByText('Sua fila está vazia.')).toBeVisible()
  })
})

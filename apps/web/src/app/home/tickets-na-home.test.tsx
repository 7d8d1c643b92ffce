import type { RespostaDe } from '@balcao/dominio/contrato'
import { canalDoColaborador } from '@balcao/dominio/realtime/canais'
import { CANAL_DE_TICKETS } from '@balcao/dominio/tickets/canais'
import { listarTicketsRecentes, totaisDeTickets } from '@balcao/dominio/tickets/lista/contratos'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { abrirPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe, FILIAIS } from '../../teste/carga.ts'
import { canaisOuvidos, emitir } from '../../teste/pusher.ts'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { servidorDeTickets, ticketDe } from '../../teste/ticket-da-lista.ts'

const servidor = usarServidor()

const TOTAIS: RespostaDe<typeof totaisDeTickets> = {
  abertos: 1_240,
  atrasados: 3,
  proximos: 5,
  meus: 7,
  semOperador: 11,
  totalExato: true,
  porStatus: [
    { id: 1, label: 'Aberto', cor: '#1d62b8', quantidade: 1_000, totalExato: true },
    { id: 2, label: 'Em andamento', cor: '#f2b600', quantidade: 240, totalExato: true },
  ],
}

function abrir({ carga = cargaDe('ADMIN'), totais = TOTAIS, recentes = [ticketDe(1), ticketDe(2)] } = {}) {
  const { respostas, pedidos } = servidorDeTickets([ticketDe(1)], { carga })
  const pedidosDaHome: string[] = []
  const anotar = ({ url }: Request) => pedidosDaHome.push(url.replace(/.*\/tickets\//, ''))
  servidor.use(
    responder(totaisDeTickets, (pedido) => {
      anotar(pedido)
      return totais
    }),
    responder(listarTicketsRecentes, (pedido) => {
      anotar(pedido)
      return { itens: recentes }
    }),
    ...respostas,
  )
  return { ...abrirPortal('/home'), pedidosDaLista: pedidos, pedidosDaHome }
}

// By text and scope: a search by role over the whole portal is slow.
const painel = async (titulo: string) =>
  within((await screen.findByText(titulo, { selector: 'h2' })).closest('section') as HTMLElement)
const figura = async (nome: string) =>
  (await screen.findByText(nome, { selector: 'section a span' })).closest('a') as HTMLAnchorElement

describe('HOM-01 números que abrem a lista', () => {
  it.each([
    ['Em aberto', '1.240', '?abertos=true', '?abertos=true'],
    ['Atrasados', '3', '?prazo=ATRASADO', '?prazo=ATRASADO&orderBy=dtPrazo&direction=ASC'],
    ['Perto de atrasar', '5', '?prazo=PROXIMO', '?prazo=PROXIMO&orderBy=dtPrazo&direction=ASC'],
    ['Meus', '7', '?meus=true&abertos=true', '?meus=true&abertos=true'],
    ['Sem operador', '11', '?semOperador=true&abertos=true', '?semOperador=true&abertos=true'],
    ['Em andamento', '240', /status=/, '?status[]=2&abertos=true'],
  ])('HOM-01 %s', async (nome, valor, endereco, pedido) => {
    const { usuario, roteador, pedidosDaLista } = abrir()
    const link = await figura(nome)
    expect(link).toHaveAccessibleName(`${nome} ${valor}`)
    await usuario.click(link)
    await screen.findByText('Tickets', { selector: 'h1' })
    expect(roteador.state.location.pathname).toBe('/tickets')
    expect(roteador.state.location.searchStr).toEqual(
      typeof endereco === 'string' ? endereco : expect.stringMatching(endereco),
    )
    await waitFor(() => expect(pedidosDaLista).toEqual([pedido]))
  })

  it('HOM-01 onde a contagem parou, o número diz que há mais; os meus são sempre todos', async () => {
    const porStatus = TOTAIS.porStatus.map((um, i) => ({ ...um, totalExato: i > 0 }))
    abrir({ totais: { ...TOTAIS, totalExato: false, porStatus } })
    for (const [nome, valor] of [
      ['Em aberto', '1.240+'],
      ['Atrasados', '3+'],
      ['Meus', '7'],
      ['Aberto', '1.000+'],
      ['Em andamento', '240'],
    ] as const)
      expect(await figura(nome)).toHaveAccessibleName(`${nome} ${valor}`)
  })

  it('HOM-01 enquanto não chegam, o título e um esqueleto que ninguém lê', async () => {
    const { respostas } = servidorDeTickets([])
    servidor.use(
      responder(totaisDeTickets, () => new Promise<never>(() => {})),
      ...respostas,
    )
    abrirPortal('/home')
    const tickets = await painel('Tickets')
    expect(tickets.queryByText('Em aberto')).not.toBeInTheDocument()
    expect(tickets.queryByRole('link')).not.toBeInTheDocument()
  })

  it('HOM-01 o que atrasou tem cor; zero não tem', async () => {
    abrir({ totais: { ...TOTAIS, atrasados: 0 } })
    expect((await figura('Perto de atrasar')).style.getPropertyValue('--cor')).toContain('laranja')
    expect((await figura('Atrasados')).style.getPropertyValue('--cor')).toBe('')
  })

  it('HOM-01 a filial escolhida vale para os tickets; quem tem uma só vê os que a lista mostra', async () => {
    localStorage.setItem('balcao:filial:aurora:7', '2')
    const duas = abrir()
    await figura('Em aberto')
    expect(duas.pedidosDaHome.toSorted()).toEqual(['recentes?idFil=2&take=8', 'totais?idFil=2'])
    duas.unmount()
    const uma = abrir({ carga: cargaDe('OPERADOR', { filiais: FILIAIS.slice(0, 1) }) })
    await figura('Em aberto')
    expect(uma.pedidosDaHome.toSorted()).toEqual(['recentes?take=8', 'totais'])
  })

  it('PER-01 o representante acompanha: nada é dado a ele, nem espera por ele', async () => {
    abrir({ carga: cargaDe('REPRESENTANTE') })
    await figura('Atrasados')
    const tickets = await painel('Tickets')
    for (const nome of ['Meus', 'Sem operador']) expect(tickets.queryByText(nome)).not.toBeInTheDocument()
  })
})

describe('HOM-01 tickets recentes', () => {
  it('HOM-01 protocolo, tipo, cliente e status; a linha abre o ticket', async () => {
    const { usuario, roteador } = abrir({ recentes: [ticketDe(41), ticketDe(42)] })
    const recentes = await painel('Tickets recentes')
    const protocolo = await recentes.findByText(/^2026\.000041/)
    const linha = protocolo.closest('tr')
    for (const texto of ['Devolução total', 'Mercado Estrela', 'Aberto'])
      expect(linha).toHaveTextContent(texto)
    expect(protocolo.closest('a')).toHaveAttribute('href', '/tickets/41')
    await usuario.click(protocolo)
    await waitFor(() => expect(roteador.state.location.pathname).toBe('/tickets/41'))
  })

  it('ERR-04 cada área falha sozinha e tenta de novo', async () => {
    const { respostas } = servidorDeTickets([])
    servidor.use(
      responder(totaisDeTickets, recusar(409, { message: 'Totais em recálculo.' })),
      responder(listarTicketsRecentes, { itens: [ticketDe(1)] }),
      ...respostas,
    )
    const { usuario } = abrirPortal('/home')
    expect(await screen.findByRole('alert')).toHaveTextContent('Totais em recálculo.')
    expect(await screen.findByText(/^2026\.000001/)).toBeVisible()
    servidor.use(responder(totaisDeTickets, TOTAIS))
    await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await figura('Em aberto')).toHaveTextContent('1.240')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('HOM-01 sem tickets, diz o que virá', async () => {
    abrir({ recentes: [] })
    expect(await screen.findByText(/^Nenhum ticket por enquanto/)).toBeVisible()
  })
})

describe('consumidor final', () => {
  const carga = cargaDe('CONSUMIDOR_FINAL', { filiais: [] })

  it('PER-08 os seus tickets, sem o que é da equipe', async () => {
    const { usuario, pedidosDaLista } = abrir({ carga })
    await figura('Em aberto')
    const tickets = await painel('Meus tickets')
    for (const nome of ['Atrasados', 'Perto de atrasar', 'Meus', 'Sem operador'])
      expect(tickets.queryByText(nome)).not.toBeInTheDocument()
    const recentes = await painel('Meus tickets recentes')
    await recentes.findByText(/^2026\.000001/)
    expect(recentes.queryByText('Mercado Estrela')).not.toBeInTheDocument()
    await usuario.click(await figura('Em andamento'))
    await waitFor(() => expect(pedidosDaLista).toEqual(['?status[]=2&abertos=true']))
  })

  it('PER-08 quem nunca abriu um lê isso', async () => {
    abrir({ carga, totais: { ...TOTAIS, abertos: 0, porStatus: [] }, recentes: [] })
    expect(await screen.findByText('Você ainda não abriu nenhum ticket.')).toBeVisible()
    expect(await figura('Em aberto')).toHaveTextContent('0')
  })
})

describe('SHL-06 ao vivo', () => {
  it.each([
    ['ADMIN', CANAL_DE_TICKETS],
    ['CONSUMIDOR_FINAL', canalDoColaborador(7)],
  ] as const)('SHL-06 %s ouve o seu canal, e as duas áreas são pedidas uma vez', async (tipo, canal) => {
    const { pedidosDaHome } = abrir({ carga: cargaDe(tipo, { filiais: [] }) })
    await figura('Em aberto')
    await screen.findByText(/^2026\.000001/)
    await waitFor(() => expect(canaisOuvidos()).toContain(canal))
    expect(canaisOuvidos().includes(CANAL_DE_TICKETS)).toBe(canal === CANAL_DE_TICKETS)
    const aberto = { ...TOTAIS, abertos: 1_241 }
    servidor.use(responder(totaisDeTickets, aberto))
    act(() => {
      for (let i = 0; i < 5; i++) emitir(canal, 'ticket-mudou', { id: 1, versao: 2 })
    })
    await waitFor(async () => expect(await figura('Em aberto')).toHaveTextContent('1.241'))
    await waitFor(() =>
      expect(pedidosDaHome.toSorted()).toEqual(['recentes?take=8', 'recentes?take=8', 'totais']),
    )
  })

  it('HOM-01 quem volta à página lê os números de agora', async () => {
    const { usuario } = abrir()
    await usuario.click(await figura('Em aberto'))
    await screen.findByText('Tickets', { selector: 'h1' })
    servidor.use(responder(totaisDeTickets, { ...TOTAIS, abertos: 9 }))
    await usuario.keyboard('gh')
    await waitFor(async () => expect(await figura('Em aberto')).toHaveTextContent(/^Em aberto 9$/))
  })
})

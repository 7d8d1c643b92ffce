import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import { obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { listarTickets } from '@balcao/dominio/tickets/lista/contratos'
import { montarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { abrirPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { responder, usarServidor } from '../../teste/servidor.ts'
import { ticketDe as detalhadoDe, entradaDe, servidorDoTicket } from '../../teste/ticket.tsx'
import { servidorDeTickets, ticketDe } from '../../teste/ticket-da-lista.ts'

const servidor = usarServidor()
const POR_PAGINA = 2
let ids: number[] = []

const original = window.matchMedia
const telaDe = (larga: boolean) => {
  vi.spyOn(window, 'matchMedia').mockImplementation((consulta) => ({
    ...original(consulta),
    matches: larga && consulta === '(min-width: 80em)',
  }))
}

beforeEach(() => {
  telaDe(true)
  ids = [1, 2, 3]
  servidor.use(
    ...servidorDeTickets([], { carga: cargaDe('OPERADOR') }).respostas,
    ...servidorDoTicket({ ticket: detalhadoDe(), historico: [entradaDe(1)] }),
  )
  servidor.use(
    responder(listarTickets, ({ url }) => {
      const page = Number(new URL(url).searchParams.get('page') ?? 1)
      const daPagina = ids.slice((page - 1) * POR_PAGINA, page * POR_PAGINA)
      return {
        itens: daPagina.map((id) => ticketDe(id)),
        paginator: montarPaginator(page, POR_PAGINA, ids.length),
      }
    }),
    responder(obterTicket, ({ url }) => {
      const id = Number(url.split('/').at(-1))
      return detalhadoDe({ id, protocolo: montarProtocolo(2026, id) })
    }),
  )
})

const nomeDe = (id: number) => new RegExp(`^Ticket 2026\\.${String(id).padStart(6, '0')}`)
// Asked for each time: the pane of the ticket before goes away with it.
const aoLado = (id: number) =>
  waitFor(() =>
    within(screen.getByRole('region', { name: 'Ticket aberto' })).getByRole('heading', {
      level: 2,
      name: nomeDe(id),
    }),
  )
const naLista = (id: number) =>
  screen.findByText(new RegExp(`^2026\\.${String(id).padStart(6, '0')}`), { ignore: 'h2' })
const naMesa = async (caminho = '/tickets?abertos=true') => {
  const portal = abrirPortal(caminho)
  await portal.usuario.click(await screen.findByRole('button', { name: 'Lado a lado' }))
  await screen.findByText('Escolha um ticket na lista para abri-lo aqui.')
  await naLista(1)
  return portal
}

describe('lista e ticket lado a lado', () => {
  it('MES-03 o clique abre ao lado, o endereço guarda qual, e a linha diz que é a aberta', async () => {
    const { usuario, roteador } = await naMesa()
    await usuario.click(await naLista(2))
    await aoLado(2)
    expect(roteador.state.location.href).toBe('/tickets?abertos=true&ticket=2')
    expect((await naLista(2)).closest('a')).toHaveAttribute('aria-current', 'true')
    await usuario.click(screen.getByRole('button', { name: 'Fechar o ticket' }))
    expect(await screen.findByText('Escolha um ticket na lista para abri-lo aqui.')).toBeVisible()
    expect(roteador.state.location.href).toBe('/tickets?abertos=true')
  })

  it('MES-03 ] e [ andam pela lista, pelas páginas também, com o foco no título', async () => {
    const { usuario, roteador } = await naMesa()
    for (const id of [1, 2, 3]) {
      await usuario.keyboard('[BracketRight]')
      await aoLado(id)
      await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: nomeDe(id) })).toHaveFocus())
    }
    expect(roteador.state.location.href).toBe('/tickets?abertos=true&page=2&ticket=3')
    await usuario.keyboard('[BracketRight]')
    expect(await screen.findByText('Este é o último ticket da lista.')).toBeVisible()
    await usuario.keyboard('[BracketLeft]')
    await aoLado(2)
    expect(roteador.state.location.href).toBe('/tickets?abertos=true&ticket=2')
  })

  it('MES-03 voltar depois de ] ] ] leva à lista de onde se saiu, não pelos tickets por que se passou', async () => {
    const { usuario, roteador } = await naMesa()
    for (const id of [1, 2, 3]) {
      await usuario.keyboard('[BracketRight]')
      await aoLado(id)
    }
    roteador.history.back()
    expect(await screen.findByText('Escolha um ticket na lista para abri-lo aqui.')).toBeVisible()
    expect(roteador.state.location.href).toBe('/tickets?abertos=true')
  })

  it('MES-03 e do que se abriu com um clique, ao lado, volta-se do mesmo modo', async () => {
    const { usuario, roteador } = await naMesa()
    await usuario.click(await naLista(1))
    await aoLado(1)
    await usuario.keyboard('[BracketRight]')
    await aoLado(2)
    await usuario.keyboard('[BracketLeft]')
    await aoLado(1)
    roteador.history.back()
    expect(await screen.findByText('Escolha um ticket na lista para abri-lo aqui.')).toBeVisible()
    expect(roteador.state.location.href).toBe('/tickets?abertos=true')
  })

  it('MES-03 de um ticket sozinho, voltar depois de ] ] leva à lista', async () => {
    const { usuario, roteador } = abrirPortal('/tickets?abertos=true')
    await usuario.click(await naLista(1))
    for (const id of [1, 2, 3]) {
      await screen.findByRole('heading', { level: 1, name: nomeDe(id) })
      await screen.findByRole('button', { name: 'Próximo ticket da lista' })
      if (id < 3) await usuario.keyboard('[BracketRight]')
    }
    roteador.history.back()
    await waitFor(() => expect(roteador.state.location.href).toBe('/tickets?abertos=true'))
  })

  it('MES-03 o que se escreve em um ticket espera por quem anda e volta', async () => {
    const { usuario } = await naMesa()
    await usuario.keyboard('[BracketRight]')
    await aoLado(1)
    await usuario.type(await screen.findByRole('textbox', { name: 'Mensagem' }), 'Pela metade')
    await usuario.click(screen.getByRole('button', { name: 'Próximo ticket da lista' }))
    await aoLado(2)
    expect(await screen.findByRole('textbox', { name: 'Mensagem' })).toHaveValue('')
    await usuario.click(screen.getByRole('button', { name: 'Ticket anterior da lista' }))
    await aoLado(1)
    expect(await screen.findByRole('textbox', { name: 'Mensagem' })).toHaveValue('Pela metade')
  })

  it('MES-03 a escolha é lembrada, e L a desfaz, levando ao ticket sozinho', async () => {
    const { unmount } = await naMesa()
    unmount()
    const { usuario, roteador } = abrirPortal('/tickets?ticket=2')
    await aoLado(2)
    await usuario.keyboard('l')
    await screen.findByRole('heading', { level: 1, name: nomeDe(2) })
    expect(roteador.state.location.href).toBe('/tickets/2')
  })

  it('MES-03 sozinho, depois da lista, ] e [ andam por ela, de onde ela está agora', async () => {
    const { usuario, roteador } = abrirPortal('/tickets?abertos=true')
    await usuario.click(await naLista(1))
    await screen.findByRole('heading', { level: 1, name: nomeDe(1) })
    await screen.findByRole('button', { name: 'Próximo ticket da lista' })
    // It left the list meanwhile: the one that took its place comes next.
    ids = [2, 3]
    await usuario.keyboard('[BracketRight]')
    await screen.findByRole('heading', { level: 1, name: nomeDe(2) })
    expect(roteador.state.location.href).toBe('/tickets/2')
  })

  it('TIC-01 o caminho de volta leva à lista como estava, na página a que se andou', async () => {
    const { usuario, roteador } = abrirPortal('/tickets?abertos=true&prazo=ATRASADO')
    await usuario.click(await naLista(2))
    await screen.findByRole('heading', { level: 1, name: nomeDe(2) })
    await screen.findByRole('button', { name: 'Próximo ticket da lista' })
    await usuario.keyboard('[BracketRight]')
    const titulo = await screen.findByRole('heading', { level: 1, name: nomeDe(3) })
    const cabecalho = within(titulo.closest('header') as HTMLElement)
    await usuario.click(cabecalho.getByRole('link', { name: 'Tickets' }))
    await naLista(3)
    expect(roteador.state.location.pathname).toBe('/tickets')
    expect(roteador.state.location.search).toEqual({ abertos: 'true', prazo: 'ATRASADO', page: '2' })
  })

  it('MES-03 sem ter vindo da lista não há por onde andar', async () => {
    const { usuario } = abrirPortal('/tickets/2')
    await screen.findByRole('heading', { level: 1, name: nomeDe(2) })
    await usuario.keyboard('?')
    const ajuda = await screen.findByRole('dialog', { name: 'Atalhos do teclado' })
    for (const nome of ['Responder', 'Escrever mensagem interna', 'Encaminhar o ticket', /^Próximo passo: /])
      expect(within(ajuda).getByText(nome)).toBeVisible()
    expect(within(ajuda).queryByText('Próximo ticket da lista')).not.toBeInTheDocument()
  })

  it('MES-03 em tela estreita nada muda: o endereço de um ao lado abre o ticket', async () => {
    telaDe(false)
    const { roteador } = abrirPortal('/tickets?abertos=true&ticket=2')
    await screen.findByRole('heading', { level: 1, name: nomeDe(2) })
    expect(roteador.state.location.href).toBe('/tickets/2')
  })
})

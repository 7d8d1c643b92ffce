import { listarColetas } from '@balcao/dominio/coletas/contratos'
import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../teste/abrir-portal.tsx'
import { cargaDe } from '../teste/carga.ts'
import { responder, usarServidor } from '../teste/servidor.ts'
import { entradaDe, ID, produtoDe, servidorDoTicket, ticketDe } from '../teste/ticket.tsx'

const servidor = usarServidor()

function abrir(caminho: string) {
  const mundo = { ticket: ticketDe(), historico: [entradaDe(1)], produtos: [produtoDe(1)] }
  servidor.use(...respostasDoPortal(), ...servidorDoTicket(mundo))
  return abrirPortal(caminho)
}
const titulo = (nome: string) => screen.findByRole('heading', { level: 1, name: nome })

it('TIC-03 a página se chama pelo protocolo', async () => {
  abrir(`/tickets/${ID}`)
  await titulo('Ticket 2026.000123-4')
  await waitFor(() => expect(document.title).toBe('Ticket 2026.000123-4 · Aurora Distribuidora'))
})

it('SHL-01 /tickets/{id}/editar abre /tickets/{id}', async () => {
  const { roteador } = abrir(`/tickets/${ID}/editar`)
  await titulo('Ticket 2026.000123-4')
  expect(roteador.state.location.pathname).toBe(`/tickets/${ID}`)
})

it('TIC-03 a aba tem o seu lugar no endereço', async () => {
  const { roteador, usuario } = abrir(`/tickets/${ID}?aba=produtos`)
  expect(await screen.findByRole('row', { name: /^P1/ })).toBeVisible()
  await usuario.click(screen.getByRole('tab', { name: 'Histórico' }))
  expect(await screen.findByText('Mensagem 1')).toBeVisible()
  expect(roteador.state.location.href).toBe(`/tickets/${ID}`)
  await usuario.click(screen.getByRole('tab', { name: /^Produtos/ }))
  await waitFor(() => expect(roteador.state.location.href).toBe(`/tickets/${ID}?aba=produtos`))
})

it.each(['abc', '0', '1.5', '9'.repeat(20)])('TIC-03 o número %s não é de ticket nenhum', async (numero) => {
  abrir(`/tickets/${numero}`)
  await titulo('Ticket não encontrado')
  await waitFor(() => expect(document.title).toContain('Ticket não encontrado'))
})

// As the server answers: what the shell counts comes with the app data, and is not asked for again.
const CARGA = cargaDe('OPERADOR', { esperam: { avisos: 0, recebidas: { emails: 0, conversas: 0 } } })
const DO_PORTAL = ['/sac/carga', '/sac/validar-sessao']
// Asked once the page has had its turn: a slow machine may still see it.
const DEPOIS_DA_PAGINA = '/aprovacoes/quantas'
const DO_TICKET = [`/sac/tickets/${ID}`, `/sac/tickets/${ID}/historico`, `/sac/tickets/${ID}/atividades`]

it.each([
  ['sem coleta', false, DO_TICKET],
  ['com coleta', true, [...DO_TICKET, '/sac/coletas']],
])('TIC-03 aberto, o ticket %s pede só o que mostra, uma vez', async (_caso, temColeta, esperados) => {
  const mundo = { ticket: ticketDe({ temColeta }), historico: [entradaDe(1)] }
  servidor.use(
    ...respostasDoPortal(CARGA),
    ...servidorDoTicket(mundo),
    responder(listarColetas, { itens: [], paginator: montarPaginator(1, 1, 0) }),
  )
  const pedidos: string[] = []
  const anotar = ({ request }: { request: Request }) => {
    const [, caminho] = new URL(request.url).pathname.split('/api/aurora')
    if (caminho) pedidos.push(caminho)
  }
  servidor.events.on('request:start', anotar)
  const { cliente } = abrirPortal(`/tickets/${ID}`, { comoNoNavegador: true })
  expect(await screen.findByText('Mensagem 1')).toBeVisible()
  expect(await screen.findByText('Nenhuma atividade disponível.')).toBeVisible()
  await waitFor(() => expect(cliente.isFetching()).toBe(0))
  servidor.events.removeListener('request:start', anotar)
  const agora = pedidos.filter((caminho) => caminho !== DEPOIS_DA_PAGINA)
  expect(pedidos.length - agora.length).toBeLessThanOrEqual(1)
  expect(agora.toSorted()).toEqual([...DO_PORTAL, ...esperados].toSorted())
})

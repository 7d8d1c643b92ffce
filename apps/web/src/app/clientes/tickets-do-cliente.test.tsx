import type { TicketDaLista } from '@balcao/dominio/tickets/campos'
import { listarHistorico, obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { listarSolicitacoesDoCliente, listarTicketsDoCliente } from '@balcao/dominio/tickets/do-cliente'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { abrirSecao, paginaDe } from '../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { entradaDe, servidorDoTicket, ticketDe as ticketInteiro } from '../../teste/ticket.tsx'
import { ticketDe } from '../../teste/ticket-da-lista.ts'
import { TicketsDoCliente } from './tickets-do-cliente.tsx'

const servidor = usarServidor()
beforeEach(() => {
  servidor.use(
    responder(listarTicketsDoCliente, paginaDe([ticketDe(12), ticketDe(13)])),
    responder(listarSolicitacoesDoCliente, paginaDe([ticketDe(13)])),
    ...servidorDoTicket({ ticket: ticketInteiro(), historico: [entradaDe(1)] }),
  )
})
const linha = (assunto: string) => screen.findByRole('row', { name: new RegExp(assunto) })

it('CLI-01 os tickets do cliente, sem a coluna que diria de quem são', async () => {
  abrirSecao(TicketsDoCliente)
  expect(await linha('Assunto 12')).toHaveTextContent(/Aberto.*Devolução total.*Triagem/)
  expect(screen.queryByRole('columnheader', { name: 'Cliente' })).not.toBeInTheDocument()
})

it("CLI-01 'Só em aberto' mostra o que o cliente ainda espera", async () => {
  const { usuario } = abrirSecao(TicketsDoCliente)
  await linha('Assunto 12')
  await usuario.click(screen.getByRole('switch', { name: 'Só em aberto' }))
  await waitFor(() => expect(screen.queryByText('Assunto 12')).not.toBeInTheDocument())
  expect(await linha('Assunto 13')).toBeVisible()
})

it('CLI-07 a linha abre o ticket para ler, com o que se disse por último e o caminho da página dele', async () => {
  const { usuario, aoAbrirItem } = abrirSecao(TicketsDoCliente)
  const primeira = await linha('Assunto 12')
  await usuario.click(within(primeira).getAllByRole('button')[0] as HTMLElement)
  expect(aoAbrirItem).toHaveBeenLastCalledWith(12)
  const dialogo = within(await screen.findByRole('dialog', { name: 'Ticket' }))
  expect(await dialogo.findByRole('heading', { name: /^Ticket / })).toBeVisible()
  expect(await dialogo.findByText('Mensagem 1')).toBeVisible()
  expect(dialogo.getByText('Etapa', { selector: 'dt' })).toBeVisible()
  expect(dialogo.getByRole('link', { name: 'Abrir ticket' })).toHaveAttribute('href', '/tickets/12')
  expect(dialogo.queryByRole('textbox')).not.toBeInTheDocument()
})

it('ERR-04 o ticket que não vem e o histórico que não vem são ditos cada um no seu lugar', async () => {
  servidor.use(responder(listarHistorico, recusar(409, { message: 'Histórico em manutenção.' })))
  const { unmount } = abrirSecao(TicketsDoCliente, { item: 12 })
  expect(await screen.findByText('Histórico em manutenção.')).toBeVisible()
  expect(screen.getByText('Etapa', { selector: 'dt' })).toBeVisible()
  unmount()
  servidor.use(responder(obterTicket, recusar(404, { message: 'Registro não encontrado.' })))
  abrirSecao(TicketsDoCliente, { item: 12 })
  expect(await screen.findByText('Registro não encontrado.')).toBeVisible()
})

it('ERR-08 sem nenhum diz isso; ERR-04 a falha fica na seção', async () => {
  servidor.use(responder(listarTicketsDoCliente, paginaDe<TicketDaLista>([])))
  const { usuario } = abrirSecao(TicketsDoCliente, { titulo: 'Tickets SAC' })
  expect(await screen.findByText('Nenhum registro encontrado')).toBeVisible()
  servidor.use(responder(listarTicketsDoCliente, recusar(409, { message: 'Em manutenção.' })))
  await usuario.click(screen.getByRole('button', { name: 'Atualizar tickets sac' }))
  expect(await screen.findByText('Em manutenção.')).toBeVisible()
})

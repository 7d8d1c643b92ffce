import { obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAtalhos } from '../../platform/atalhos.ts'
import { abrirPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { responder, usarServidor } from '../../teste/servidor.ts'
import { ticketDe as detalhadoDe, entradaDe, servidorDoTicket } from '../../teste/ticket.tsx'
import { servidorDeTickets, ticketDe } from '../../teste/ticket-da-lista.ts'

const servidor = usarServidor()

beforeEach(() => {
  const original = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((consulta) => ({
    ...original(consulta),
    matches: consulta === '(min-width: 80em)',
  }))
  servidor.use(
    ...servidorDeTickets([ticketDe(1), ticketDe(2), ticketDe(3)], { carga: cargaDe('OPERADOR') }).respostas,
    ...servidorDoTicket({ ticket: detalhadoDe(), historico: [entradaDe(1)] }),
    responder(obterTicket, detalhadoDe({ id: 2 })),
  )
})

/** 'No ticket': r, i, e… as the help says them. */
function lerAjuda(ajuda: HTMLElement): Record<string, string[]> {
  const grupos = within(ajuda).getAllByRole('region')
  return Object.fromEntries(
    grupos.map((grupo) => [
      within(grupo).getByRole('heading').textContent ?? '',
      [...grupo.querySelectorAll('dd')].map(({ textContent }) => textContent?.toLowerCase() ?? ''),
    ]),
  )
}
/** From the last to the first: after G, H would be the second of two. */
const SOZINHAS = [...'zyxwvutsrqponmlkjihgfedcba[]/?.,;']

it('MES-04 a ajuda diz cada tecla que age, no lugar em que age, e nenhuma outra', async () => {
  const { usuario } = abrirPortal('/tickets?abertos=true&ticket=2')
  const painel = await screen.findByRole('region', { name: 'Ticket aberto' })
  const mensagem = await within(painel).findByRole('textbox', { name: 'Mensagem' })
  const [linha] = await screen.findAllByRole('link', { name: /^Abrir ticket|^2026/ })
  const { result } = renderHook(useAtalhos)
  await waitFor(() => expect(result.current.map(({ teclas }) => teclas.join(' '))).toContain('l'))

  await usuario.keyboard('?')
  const dialogo = await screen.findByRole('dialog', { name: 'Atalhos do teclado' })
  const dito = lerAjuda(dialogo)
  await usuario.keyboard('{Escape}')
  await waitFor(() => expect(dialogo).not.toBeInTheDocument())

  expect(dito).toEqual({
    'Ao escrever': ['ctrl+enter'],
    'No ticket': expect.arrayContaining(['a', 'j', 'p', 'r', 'i', 'e', '[', ']']),
    'Na lista': ['j', 'k', 'enter'],
    'Nesta página': ['l'],
    'Em qualquer página': expect.arrayContaining(['n', 'v', 'ctrl+k', '/', '?', 'g depois h', 'g depois t']),
  })

  // What acts keeps the browser from its own; what it would do is of other tests.
  for (const atalho of result.current) if (atalho.acao) atalho.acao = () => {}
  const agem = (alvo: Element, teclas: readonly string[], extra = {}) =>
    teclas.filter((key) => {
      // Each on its own: one after the other they would be a text.
      fireEvent.pointerDown(document.body)
      return !fireEvent.keyDown(alvo, { key, ...extra })
    })
  const umaSo = (...lugares: string[]) =>
    lugares.flatMap((lugar) => dito[lugar] ?? []).filter((tecla) => tecla.length === 1)

  const naPagina = new Set(umaSo('No ticket', 'Nesta página', 'Em qualquer página', 'Na lista'))
  expect(new Set(agem(document.body, SOZINHAS))).toEqual(naPagina)
  expect(agem(linha as HTMLElement, ['j', 'k'])).toEqual(['j', 'k'])
  expect(agem(mensagem, SOZINHAS)).toEqual([])
  expect(agem(mensagem, ['Enter', 'k'], { ctrlKey: true })).toEqual(['Enter', 'k'])
})

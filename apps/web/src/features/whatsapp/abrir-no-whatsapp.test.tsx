import { oferecerRespostas } from '@balcao/dominio/respostas/contratos'
import { anotarConversa, listarNumerosDoTicket } from '@balcao/dominio/whatsapp/contratos'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { responder, usarServidor } from '../../teste/servidor.ts'
import { abrirTicket, entradaDe, servidorDoTicket, ticketDe } from '../../teste/ticket.tsx'
import { provarRecusa } from '../../teste/valor-recusado.ts'
import { ContextoDaAjuda } from '../tickets/detalhe/composicao/ajuda-ao-escrever.ts'
import { AbrirNoWhatsapp } from './abrir-no-whatsapp.tsx'

const servidor = usarServidor()

function abrir(numeros: { nome: string; numero: string }[]) {
  const anotados: unknown[] = []
  servidor.use(
    ...servidorDoTicket({ ticket: ticketDe(), historico: [entradaDe(1)] }),
    responder(listarNumerosDoTicket, { itens: numeros }),
    responder(oferecerRespostas, { itens: [] }),
    responder(anotarConversa, async (pedido) => {
      anotados.push(await pedido.json())
      return { id: 9, versao: 6 }
    }),
  )
  const { usuario } = abrirTicket({
    Envolver: ({ children }: { children?: ReactNode }) => (
      <ContextoDaAjuda value={[AbrirNoWhatsapp]}>{children}</ContextoDaAjuda>
    ),
  })
  return { anotados, usuario }
}

it('ALC-05 abre a conversa com o texto escrito e a anota no ticket', async () => {
  const { anotados } = abrir([{ nome: 'Bom Dia · Compras', numero: '5519987654321' }])
  // The help comes once somebody begins to write.
  const campo = await screen.findByRole('textbox', { name: 'Mensagem' })
  fireEvent.focus(campo)
  fireEvent.change(campo, { target: { value: 'Olá' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Abrir no WhatsApp' }))
  const dialogo = within(await screen.findByRole('dialog', { name: 'Abrir no WhatsApp' }))
  fireEvent.change(await dialogo.findByRole('textbox', { name: 'Mensagem' }), {
    target: { value: 'Olá, tudo certo?' },
  })
  const link = dialogo.getByRole('link', { name: 'Abrir e anotar' })
  expect(link).toHaveAttribute('href', 'https://wa.me/5519987654321?text=Ol%C3%A1%2C%20tudo%20certo%3F')
  // The browser of the test would go there.
  link.addEventListener('click', (evento) => evento.preventDefault())
  fireEvent.click(link)
  await waitFor(() => expect(anotados).toEqual([{ numero: '5519987654321', mensagem: 'Olá, tudo certo?' }]))
})

it('GER-09, ALC-05 o número que não é de ninguém não abre a conversa de outro, nem some', async () => {
  const { anotados, usuario } = abrir([
    { nome: 'Bom Dia · Compras', numero: '5519987654321' },
    { nome: 'Bom Dia · Loja', numero: '5519987650000' },
  ])
  const campo = await screen.findByRole('textbox', { name: 'Mensagem' })
  fireEvent.focus(campo)
  fireEvent.change(campo, { target: { value: 'Olá' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Abrir no WhatsApp' }))
  const dialogo = within(await screen.findByRole('dialog', { name: 'Abrir no WhatsApp' }))
  fireEvent.change(await dialogo.findByRole('textbox', { name: 'Mensagem' }), { target: { value: 'Olá' } })
  await provarRecusa('features/whatsapp/dialogo-da-conversa.tsx', {
    ...{ usuario, servidor, texto: 'Financeiro' },
    campo: dialogo.getByRole('combobox', { name: 'Para' }),
    enviar: async () => fireEvent.click(dialogo.getByRole('link', { name: 'Abrir e anotar' })),
  })
  expect(anotados).toEqual([])
})

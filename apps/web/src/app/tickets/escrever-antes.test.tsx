import { procurarNotasADevolver } from '@balcao/dominio/tickets/abertura/contratos-devolucao'
import { obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { notifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import { isValidElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { responder, usarServidor } from '../../teste/servidor.ts'
import { ACOES, entradaDe, ID, servidorDoTicket, ticketDe } from '../../teste/ticket.tsx'
import { servidorDaAbertura, tipoDe } from '../../teste/ticket-novo.tsx'

const servidor = usarServidor()

/** The whole portal at a ticket that only comes when told. */
async function abrirSemOTicket(ticket = ticketDe()) {
  const chegada = Promise.withResolvers<void>()
  servidor.use(
    ...respostasDoPortal(cargaDe('OPERADOR')),
    responder(obterTicket, async () => {
      await chegada.promise
      return ticket
    }),
    ...servidorDoTicket({ ticket, historico: [entradaDe(1)] }),
  )
  const portal = abrirPortal(`/tickets/${ID}`)
  await screen.findByRole('button', { name: 'Buscar em tudo' })
  return { ...portal, chegar: chegada.resolve }
}
const textoDe = (mensagem: unknown) =>
  isValidElement<{ texto: string }>(mensagem) ? mensagem.props.texto : mensagem
const lugar = (nome: string) => screen.findByRole('textbox', { name: nome })

describe('escrever antes de o ticket chegar', () => {
  it.each([
    ['r', 'Público'],
    ['i', 'Privado'],
  ])('MES-04 %s e as palavras passam para a mensagem, e nenhuma letra é um comando', async (tecla, tipo) => {
    const { usuario, chegar, roteador } = await abrirSemOTicket()
    await usuario.keyboard(tecla)
    expect(await lugar('Mensagem')).toHaveFocus()
    await usuario.keyboard('espera a peça{Enter}vir')
    chegar()
    const formulario = await screen.findByRole('form', { name: 'Nova mensagem' })
    await waitFor(() => expect(formulario).toContainElement(document.activeElement as HTMLElement))
    expect(await lugar('Mensagem')).toHaveValue('espera a peça\nvir')
    await usuario.keyboard('.')
    expect(await lugar('Mensagem')).toHaveValue('espera a peça\nvir.')
    expect(screen.getByRole('radio', { name: tipo })).toBeChecked()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(roteador.state.location.pathname).toBe(`/tickets/${ID}`)
  })

  it('MES-04 onde não se pode escrever, diz por quê e o que ficou sem lugar', async () => {
    const nao = { permite: false, motivo: 'Este ticket está arquivado.' }
    const mostrar = vi.spyOn(notifications, 'show')
    const { usuario, chegar } = await abrirSemOTicket(ticketDe({ acoes: { ...ACOES, responder: nao } }))
    await usuario.keyboard('rvenha')
    expect(mostrar).not.toHaveBeenCalled()
    chegar()
    const avisos = () => mostrar.mock.calls.map(([{ message }]) => textoDe(message))
    await waitFor(() =>
      expect(avisos().sort()).toEqual([nao.motivo, 'O que você digitou ficou sem lugar: “venha”']),
    )
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('MES-04 já aberto, quem não pode responder e segue escrevendo não abre nada', async () => {
    const nao = { permite: false, motivo: 'Este ticket está arquivado.' }
    const { usuario, chegar } = await abrirSemOTicket(ticketDe({ acoes: { ...ACOES, responder: nao } }))
    chegar()
    await screen.findByRole('textbox', { name: 'Mensagem' })
    await usuario.keyboard('rvenha')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  it('MES-04 letras soltas enquanto o ticket vem não avançam nem encaminham nada quando ele chega', async () => {
    const { usuario, chegar } = await abrirSemOTicket()
    await usuario.keyboard('x')
    chegar()
    await screen.findByRole('textbox', { name: 'Mensagem' })
    await usuario.keyboard('{Shift}')
    expect(screen.getByRole('radio', { name: 'Público' })).toBeChecked()
  })
})

it('MES-04, MES-07 V e o número da nota: vai para o campo quando a janela tem os seus dados', async () => {
  servidor.use(
    ...respostasDoPortal(cargaDe('OPERADOR')),
    ...servidorDaAbertura([tipoDe(1, { usa_nota_produto: 2, permite_espelho: true })]),
    responder(procurarNotasADevolver, { clientes: [], notas: [], temMais: false }),
  )
  const { usuario } = abrirPortal('/home')
  await screen.findByRole('heading', { level: 1 })
  await usuario.keyboard('v4711')
  const campo = await screen.findByRole('combobox', { name: /^Nota, chave ou cliente/ })
  await waitFor(() => expect(campo).toHaveValue('4711'))
  await usuario.keyboard('2')
  expect(campo).toHaveValue('47112')
})

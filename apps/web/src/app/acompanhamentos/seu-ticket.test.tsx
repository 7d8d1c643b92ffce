import {
  avaliarPeloLink,
  responderPeloLink,
  type TicketDoCliente,
  verTicketPeloLink,
  visitarTicketPeloLink,
} from '@balcao/dominio/acompanhamentos/pelo-link'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { ticketDoCliente } from '../../teste/ticket-do-cliente.ts'

const servidor = usarServidor()
const ENCERRADO = {
  situacao: 'ENCERRADO',
  avaliacao: { avaliacao: null, impedimento: null },
} as const

function abrir(caminho: string, ...situacoes: Parameters<typeof ticketDoCliente>[0][]) {
  const fila = situacoes.map(ticketDoCliente)
  const visitas: unknown[] = []
  servidor.use(
    ...respostasDoPortal(),
    responder(verTicketPeloLink, () => (fila.length > 1 ? fila.shift() : fila[0]) ?? ticketDoCliente()),
    responder(visitarTicketPeloLink, async (request) => {
      visitas.push(await request.json())
      return { message: 'Visita registrada.' }
    }),
  )
  return { ...abrirPortal(caminho, { conectado: false }), visitas }
}
const SEU_TICKET = '/seu-ticket?token=abc&negocio=aurora'
const AVALIAR = '/avaliar?token=abc&negocio=aurora&nota=2'

describe('/seu-ticket', () => {
  it('ALC-03 mostra onde está, os produtos e a conversa, sem sessão; diz uma vez que foi aberto', async () => {
    const { visitas } = abrir(SEU_TICKET, {})
    expect(await screen.findByRole('heading', { level: 1, name: 'Caixa amassada' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Em atendimento' })).toBeVisible()
    const passos = within(screen.getByRole('list', { name: 'Andamento' })).getAllByRole('listitem')
    expect(passos.map((passo) => passo.getAttribute('aria-current'))).toEqual([null, 'step', null])
    expect(screen.getByText('100 · 5 SC · autorizado: 3 · Avaria')).toBeVisible()
    expect(screen.getByText('Recebemos as fotos.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Baixar laudo.pdf, 2 KB' })).toBeVisible()
    expect(screen.queryByText('Avalie o atendimento')).not.toBeInTheDocument()
    await waitFor(() => expect(visitas).toEqual([{ token: 'abc' }]))
  })

  it('ALC-03 o que se escreveu sobrevive à recarga; enviado, mostra-se na conversa', async () => {
    const primeira = abrir(SEU_TICKET, {})
    await primeira.usuario.type(await screen.findByLabelText('Sua mensagem'), 'Chegou hoje.')
    primeira.unmount()
    const resposta = {
      id: 2,
      quem: 'Ana Lima',
      minha: true,
      quando: '2026-11-11T13:00:00Z',
      acao: 'MENSAGEM',
      mensagem: 'Chegou hoje.',
      anexos: [],
    } satisfies TicketDoCliente['conversa'][number]
    const { usuario } = abrir(SEU_TICKET, {}, { conversa: [resposta] })
    servidor.use(responder(responderPeloLink, { message: 'Resposta enviada.' }))
    expect(await screen.findByLabelText('Sua mensagem')).toHaveValue('Chegou hoje.')
    await usuario.click(screen.getByRole('button', { name: 'Enviar resposta' }))
    expect(await screen.findByText('Resposta enviada.')).toBeVisible()
    expect(await screen.findByText('Você')).toBeVisible()
    expect(screen.getByLabelText('Sua mensagem')).toHaveValue('')
  })

  it('ALC-03 encerrado há muito não oferece resposta; um link que não vale é dito, sem outra tentativa', async () => {
    const primeira = abrir(SEU_TICKET, { situacao: 'ENCERRADO', impedimento: 'Encerrado há muito tempo.' })
    expect(await screen.findByText('Encerrado há muito tempo.')).toBeVisible()
    expect(screen.queryByLabelText('Sua mensagem')).not.toBeInTheDocument()
    primeira.unmount()
    const { visitas } = abrir(SEU_TICKET, {})
    servidor.use(
      responder(
        verTicketPeloLink,
        recusar(404, { codigo: 'LINK_DE_TICKET_INVALIDO', message: 'Este link não vale mais.' }),
      ),
    )
    expect(await screen.findByRole('alert')).toHaveTextContent('Este link não vale mais.')
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument()
    expect(visitas).toEqual([])
  })
})

describe('/avaliar', () => {
  it('ALC-04 a nota da mensagem vem escolhida e só conta no botão; pode-se escolher outra', async () => {
    const corpos: unknown[] = []
    const dada = { nota: 4, comentario: 'Bom.', em: '2026-11-11T12:00:00Z', por: 'Ana Lima' } as const
    const { usuario } = abrir(AVALIAR, ENCERRADO, { avaliacao: { avaliacao: dada, impedimento: null } })
    servidor.use(
      responder(avaliarPeloLink, async (request) => {
        corpos.push(await request.json())
        return { message: 'Avaliação registrada. Obrigado!' }
      }),
    )
    expect(await screen.findByRole('radio', { name: '2: Ruim' })).toBeChecked()
    expect(corpos).toEqual([])
    await usuario.click(screen.getByRole('radio', { name: '4: Bom' }))
    await usuario.type(screen.getByLabelText('Comentário'), 'Bom.')
    await usuario.click(screen.getByRole('button', { name: 'Enviar avaliação' }))
    expect(await screen.findByText('4 de 5 · Bom')).toBeVisible()
    expect(corpos).toEqual([{ token: 'abc', nota: 4, comentario: 'Bom.' }])
    expect(screen.getByRole('link', { name: 'Ver o atendimento' })).toBeVisible()
  })

  it('ALC-04 o que não se pode avaliar diz por quê; sem nota nada se envia', async () => {
    const primeira = abrir(AVALIAR, {})
    expect(await screen.findByText('O atendimento é avaliado depois que termina.')).toBeVisible()
    primeira.unmount()
    abrir('/avaliar?token=abc&negocio=aurora&nota=9', ENCERRADO)
    expect(await screen.findByRole('button', { name: 'Enviar avaliação' })).toHaveAttribute('aria-disabled')
  })
})

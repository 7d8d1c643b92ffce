import { listarAtendentesDisponiveis } from '@balcao/dominio/tickets/catalogo/contratos'
import { obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import {
  assumirTicket,
  atribuirTicket,
  desfazerResponsavel,
  devolverTicket,
} from '@balcao/dominio/tickets/fluxo/contratos-responsavel'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  abrirAcoes,
  camposEnviados,
  etapaDe,
  impedida,
  servidorDoTicket,
  ticketDe,
} from '../../../teste/acoes-do-ticket.tsx'
import { recusar, responder, usarServidor } from '../../../teste/servidor.ts'

const servidor = usarServidor()
const SIM = { permite: true, motivo: null }
const MARIA = { id: 8, nome: 'Maria Souza' }

function usar(ticket: Parameters<typeof ticketDe>[0]) {
  const enviados: unknown[] = []
  const anotar = (verbo: string, message: string) => async (pedido: Request) => {
    enviados.push([verbo, await pedido.json()])
    return { message, versao: 6 }
  }
  servidor.use(
    ...servidorDoTicket(ticketDe(ticket), []).respostas,
    responder(assumirTicket, anotar('assumir', 'Você assumiu o ticket')),
    responder(atribuirTicket, anotar('atribuir', 'Ticket atribuído a Maria Souza')),
    responder(devolverTicket, anotar('devolver', 'Ticket devolvido à fila')),
    responder(desfazerResponsavel, async (pedido) => {
      enviados.push(['desfazer', await pedido.json()])
      return { feitos: 1, resultados: [{ id: 12, feito: true, message: 'Desfeito', versao: 7 }] }
    }),
    responder(listarAtendentesDisponiveis, { itens: [{ ...MARIA, setores: [2], abertos: 3 }] }),
  )
  return enviados
}

describe('MES-02 de quem é o ticket', () => {
  it('MES-02 assume pelo botão, e desfaz', async () => {
    const enviados = usar({ acoes: { assumir: SIM } })
    const { usuario } = abrirAcoes()
    await usuario.click(await screen.findByRole('button', { name: 'Assumir' }))
    await usuario.click(await screen.findByText('Desfazer'))
    await waitFor(() =>
      expect(enviados).toEqual([
        ['assumir', {}],
        ['desfazer', { tickets: [{ id: 12, versao: 6 }] }],
      ]),
    )
  })

  it('MES-04 assume pela tecla A', async () => {
    const enviados = usar({ acoes: { assumir: SIM } })
    const { usuario } = abrirAcoes()
    await screen.findByRole('button', { name: 'Assumir' })
    await usuario.keyboard('a')
    await waitFor(() => expect(enviados).toEqual([['assumir', {}]]))
  })

  it.each([
    ['o que a própria pessoa acabou de fazer não a impede de avançar', 6, '6'],
    ['TIC-13 o que outra fez no meio não se dá por visto', 7, '5'],
  ])('MES-04 assumir e logo avançar: %s', async (_caso, respondida, enviada) => {
    usar({ etapa: etapaDe('Triagem', null), acoes: { assumir: SIM } })
    const versoes: unknown[] = []
    servidor.use(
      responder(assumirTicket, { message: 'Você assumiu o ticket', versao: respondida }),
      responder(avancarEtapa, async (pedido) => {
        versoes.push((await camposEnviados(pedido)).versao)
        return { message: 'Avançou', versao: respondida + 1 }
      }),
    )
    const { usuario } = abrirAcoes()
    await screen.findByRole('button', { name: 'Assumir' })
    // What the ticket became is still on its way.
    servidor.use(responder(obterTicket, () => new Promise<never>(() => {})))
    await usuario.keyboard('a')
    await screen.findByText('Você assumiu o ticket.')
    await usuario.keyboard('p')
    const janela = within(await screen.findByRole('dialog', { name: 'Avançar etapa' }))
    await usuario.click(await janela.findByRole('button', { name: 'Avançar etapa' }))
    await waitFor(() => expect(versoes).toEqual([enviada]))
  })

  it('MES-04 a tecla de quem não pode diz por quê', async () => {
    const enviados = usar({
      operador: MARIA,
      acoes: { assumir: impedida('Este ticket está com Maria Souza.') },
    })
    const { usuario } = abrirAcoes()
    await screen.findByRole('button', { name: 'Mais ações' })
    await usuario.keyboard('a')
    expect(await screen.findByText('Este ticket está com Maria Souza.')).toBeVisible()
    expect(enviados).toEqual([])
  })

  it('MES-02 quem chegou depois lê com quem o ticket está', async () => {
    usar({ acoes: { assumir: SIM } })
    servidor.use(
      responder(assumirTicket, () =>
        recusar(409, { codigo: 'TICKET_COM_OUTRO_OPERADOR', message: 'Este ticket está com Maria Souza.' }),
      ),
    )
    const { usuario } = abrirAcoes()
    await usuario.click(await screen.findByRole('button', { name: 'Assumir' }))
    expect(await screen.findByText('Este ticket está com Maria Souza.')).toBeVisible()
  })

  it.each([
    [true, [['assumir', {}]]],
    [false, []],
  ])('MES-02 ao abrir, onde a filial pede (%s)', async (assumeAoAbrir, esperado) => {
    const enviados = usar({ assumeAoAbrir, acoes: { assumir: SIM } })
    abrirAcoes()
    await screen.findByRole('button', { name: 'Assumir' })
    await waitFor(() => expect(enviados).toEqual(esperado))
  })

  it('MES-02 devolve à fila e atribui a alguém do setor, pelo menu', async () => {
    const enviados = usar({ operador: MARIA, acoes: { devolver: SIM, atribuir: SIM } })
    const { usuario } = abrirAcoes()
    const escolher = async (nome: string) => {
      await usuario.click(await screen.findByRole('button', { name: 'Mais ações' }))
      await usuario.click(await screen.findByRole('menuitem', { name: nome }))
    }
    await escolher('Devolver à fila')
    await waitFor(() => expect(enviados).toEqual([['devolver', { versao: 5 }]]))
    await escolher('Atribuir…')
    await usuario.click(await screen.findByRole('combobox', { name: /^Operador/ }))
    await usuario.click(await screen.findByText('Maria Souza'))
    await usuario.click(screen.getByRole('button', { name: 'Atribuir' }))
    await waitFor(() => expect(enviados).toContainEqual(['atribuir', { versao: 5, operador: 8 }]))
  })
})

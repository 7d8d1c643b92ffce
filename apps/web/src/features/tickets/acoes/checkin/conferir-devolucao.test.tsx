import { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  abrirAcoes,
  abrirPrincipal,
  camposEnviados,
  conflito,
  etapaDe,
  grupo,
  produtoDe,
  servidorDoTicket,
  ticketDe,
} from '../../../../teste/acoes-do-ticket.tsx'
import { responder, usarServidor } from '../../../../teste/servidor.ts'
import { provarRecusa } from '../../../../teste/valor-recusado.ts'

const servidor = usarServidor()
const NOME = 'Conferir devolução'
let enviados: unknown[] = []

beforeEach(() => {
  enviados = []
  const produtos = [
    produtoDe(1, { qtd_autorizada: 10 }),
    produtoDe(2, { qtd_autorizada: 0 }),
    produtoDe(3, { qtd_autorizada: 4 }),
  ]
  servidor.use(
    ...servidorDoTicket(ticketDe({ etapa: etapaDe('Conferência', 'CHECKIN_DEVOLUCAO') }), produtos).respostas,
    responder(avancarEtapa, async (request) => {
      enviados.push(await camposEnviados(request))
      return { message: 'Devolução conferida.', versao: 6 }
    }),
  )
})

async function abrir() {
  const tela = abrirAcoes()
  const janela = await abrirPrincipal(tela, NOME)
  const concluir = () => tela.usuario.click(janela.getByRole('button', { name: NOME }))
  const recebida = (produto: string) => grupo(janela, produto).getByRole('textbox', { name: 'Recebida' })
  return { ...tela, janela, concluir, recebida }
}

describe('TIC-11 conferir devolução', () => {
  it('TIC-11 só o que foi autorizado se conta, e tudo conferido basta um clique', async () => {
    const { usuario, janela, concluir } = await abrir()
    expect(janela.queryByText('Produto 2')).not.toBeInTheDocument()
    await usuario.click(janela.getByRole('button', { name: 'Tudo conferido' }))
    expect(janela.getAllByText('Confere')).toHaveLength(2)
    await concluir()
    expect(await screen.findByText('Devolução conferida.')).toBeVisible()
    expect(enviados).toEqual([
      {
        'checkin[0][id]': '1',
        'checkin[0][qtd_recebida]': '10',
        'checkin[1][id]': '3',
        'checkin[1][qtd_recebida]': '4',
        versao: '5',
      },
    ])
  })

  it('TIC-11 o que não foi contado não passa por zero; a diferença pede explicação; a mais não pode', async () => {
    const { usuario, janela, concluir, recebida } = await abrir()
    await usuario.type(recebida('Produto 1'), '7')
    await concluir()
    const [um, tres] = [grupo(janela, 'Produto 1'), grupo(janela, 'Produto 3')]
    expect(await tres.findByText('Campo obrigatório')).toBeVisible()
    expect(um.getByText('Faltam 3')).toBeVisible()
    expect(um.getByText('Diga por que o recebido é diferente do autorizado.')).toBeVisible()
    await usuario.type(recebida('Produto 3'), '5')
    expect(tres.getByText(/O autorizado é 4/)).toBeVisible()
    expect(enviados).toEqual([])
    await usuario.clear(recebida('Produto 3'))
    await usuario.type(recebida('Produto 3'), '4')
    await usuario.type(um.getByRole('textbox', { name: 'Observação' }), 'Três não vieram')
    await concluir()
    expect(await screen.findByText('Devolução conferida.')).toBeVisible()
    expect(enviados[0]).toMatchObject({
      'checkin[0][qtd_recebida]': '7',
      'checkin[0][obs]': 'Três não vieram',
    })
  })

  it('TIC-13 no conflito a contagem fica', async () => {
    servidor.use(responder(avancarEtapa, conflito()))
    const { usuario, janela, concluir, recebida } = await abrir()
    await usuario.click(janela.getByRole('button', { name: 'Tudo conferido' }))
    await concluir()
    expect(await janela.findByText(/Maria Souza/)).toBeVisible()
    expect(recebida('Produto 1')).toHaveValue('10')
  })
})

it('GER-09, TIC-11 uma contagem que não se lê não vai, nem some', async () => {
  const { usuario, janela, concluir, recebida } = await abrir()
  await usuario.click(janela.getByRole('button', { name: 'Tudo conferido' }))
  await provarRecusa('features/tickets/acoes/produtos/campo-de-quantidade-da-grade.tsx', {
    ...{ usuario, servidor, enviar: concluir, texto: '1.2.3' },
    campo: recebida('Produto 1'),
  })
})

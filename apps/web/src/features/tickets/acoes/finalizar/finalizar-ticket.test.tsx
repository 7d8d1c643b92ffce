import { listarMotivosDeFinalizacao } from '@balcao/dominio/tickets/catalogo/contratos'
import { finalizarTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  abrirAcoes,
  abrirPrincipal,
  grupo,
  impedida,
  servidorDoTicket,
  ticketDe,
} from '../../../../teste/acoes-do-ticket.tsx'
import { recusar, responder, usarServidor } from '../../../../teste/servidor.ts'

const servidor = usarServidor()
const MOTIVOS = [
  { id: 1, descricao: 'Devolução concluída', informa: false, conclui: true },
  { id: 2, descricao: 'Devolução em parte', informa: true, conclui: true },
  { id: 3, descricao: 'Cliente desistiu', informa: false, conclui: false },
]
let enviados: unknown[] = []
let pedidos: string[] = []

beforeEach(() => {
  enviados = []
  pedidos = []
  servidor.use(
    ...servidorDoTicket(ticketDe({ acoes: { avancar: impedida('Última etapa.') } })).respostas,
    responder(listarMotivosDeFinalizacao, ({ url }) => {
      pedidos.push(new URL(url).search)
      return { itens: MOTIVOS }
    }),
    responder(finalizarTicket, async (request) => {
      enviados.push(await request.json())
      return { message: 'Ticket finalizado.', versao: 6 }
    }),
  )
})

async function abrir() {
  const tela = abrirAcoes()
  const janela = await abrirPrincipal(tela, 'Finalizar ticket')
  const finalizar = () => tela.usuario.click(janela.getByRole('button', { name: 'Finalizar ticket' }))
  return { ...tela, janela, finalizar }
}

describe('TIC-11 finalizar ticket', () => {
  it('TIC-10 os motivos são os do tipo, os que não concluem à parte, e um é preciso', async () => {
    const { janela, usuario, finalizar } = await abrir()
    expect(pedidos).toEqual(['?tipo=DEVOLUCAO_PARCIAL'])
    expect(grupo(janela, 'Encerrar sem concluir').getAllByRole('radio')).toHaveLength(1)
    await finalizar()
    expect(await janela.findByText('Campo obrigatório')).toBeVisible()
    await usuario.click(grupo(janela, 'Encerrar sem concluir').getByLabelText('Cliente desistiu'))
    await finalizar()
    expect(await screen.findByText('Ticket finalizado.')).toBeVisible()
    expect(enviados).toEqual([{ motivo: 3, observacao: '', mensagem: '', versao: 5 }])
  })

  it('TIC-10 o motivo que informa exige a observação', async () => {
    const { janela, usuario, finalizar } = await abrir()
    await usuario.click(janela.getByLabelText('Devolução em parte'))
    await finalizar()
    expect(await janela.findByText('Campo obrigatório')).toBeVisible()
    expect(enviados).toEqual([])
    expect(janela.getByLabelText(/^Mensagem ao cliente/)).toHaveAccessibleDescription(
      /não tem e-mail de contato/,
    )
    expect(janela.getByLabelText(/^Observação/)).toHaveAccessibleDescription(/Só a equipe lê/)
    await usuario.type(janela.getByLabelText(/^Observação/), 'Faltou uma caixa')
    await finalizar()
    expect(await screen.findByText('Ticket finalizado.')).toBeVisible()
    expect(enviados).toEqual([{ motivo: 2, observacao: 'Faltou uma caixa', mensagem: '', versao: 5 }])
  })

  it('TIC-10 a etapa que não deixa concluir explica, e a escolha fica', async () => {
    servidor.use(
      responder(
        finalizarTicket,
        recusar(409, { codigo: 'ETAPA_NAO_PERMITE_FINALIZAR', message: 'Ainda não.' }),
      ),
    )
    const { janela, usuario, finalizar } = await abrir()
    await usuario.click(janela.getByLabelText('Devolução concluída'))
    await finalizar()
    expect(await janela.findByRole('alert')).toHaveTextContent('Ainda não.')
    expect(janela.getByLabelText('Devolução concluída')).toBeChecked()
  })

  it('SEG-05 quem não pode concluir lê por quê, e ainda pode encerrar', async () => {
    const motivo = 'Esta etapa é do setor Financeiro. Encaminhe o ticket ou peça a alguém desse setor.'
    const acoes = { avancar: impedida('Última etapa.'), concluir: impedida(motivo) }
    servidor.use(...servidorDoTicket(ticketDe({ acoes })).respostas)
    const { janela, usuario, finalizar } = await abrir()
    expect(grupo(janela, 'Concluir').getByText(motivo)).toBeVisible()
    for (const opcao of grupo(janela, 'Concluir').getAllByRole('radio')) expect(opcao).toBeDisabled()
    await usuario.click(janela.getByLabelText('Cliente desistiu'))
    await finalizar()
    expect(await screen.findByText('Ticket finalizado.')).toBeVisible()
    expect(enviados).toEqual([{ motivo: 3, observacao: '', mensagem: '', versao: 5 }])
  })

  it('ERR-05 sem os motivos, diz e deixa tentar de novo', async () => {
    servidor.use(responder(listarMotivosDeFinalizacao, recusar(403, { message: 'Sem acesso.' })))
    const tela = abrirAcoes()
    await tela.usuario.click(await screen.findByRole('button', { name: 'Finalizar ticket' }))
    expect(await screen.findByText('Sem acesso.')).toBeVisible()
    servidor.use(responder(listarMotivosDeFinalizacao, { itens: MOTIVOS }))
    await tela.usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByLabelText('Cliente desistiu')).toBeVisible()
  })
})

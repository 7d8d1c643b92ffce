import { listarTipos } from '@balcao/dominio/tickets/catalogo/contratos'
import { listarAnexosDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { reclassificarTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import { pesquisarTransportadoras } from '@balcao/dominio/transportadoras/contratos'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { abrirAcoes, abrirPeloMenu, servidorDoTicket, ticketDe } from '../../../../teste/acoes-do-ticket.tsx'
import { escolher } from '../../../../teste/escolher.ts'
import { recusar, responder, usarServidor } from '../../../../teste/servidor.ts'
import { transportadoraDe } from '../../../../teste/transportadora.ts'

const servidor = usarServidor()
const tipo = (id: number, desc: string, key: string, description: string, outras = {}) => ({
  id,
  chave: desc,
  desc,
  menu: { key, description },
  usa_assunto: 0,
  usa_consumidor_final: 0,
  usa_nota: 0,
  usa_produto: 0,
  usa_nota_produto: 0,
  usa_prorrogacao: 0,
  usa_mensagem: 0,
  usa_transportadora: 0,
  permite_espelho: false,
  troca: false,
  motivos: { obrigatorio: false, itens: [] },
  ...outras,
})

beforeEach(() => {
  servidor.use(
    ...servidorDoTicket(ticketDe()).respostas,
    responder(pesquisarTransportadoras, { itens: [transportadoraDe(8, 'Rápida Cargas')] }),
    responder(listarTipos, {
      itens: [
        tipo(1, 'Devolução parcial', 'SOLICITACAO', 'Solicitação'),
        tipo(2, 'Avaria', 'RECLAMACAO', 'Reclamação'),
        tipo(3, 'Atraso de entrega', 'RECLAMACAO', 'Reclamação', { usa_transportadora: 1 }),
        tipo(4, 'Elogio', 'DUVIDA', 'Dúvida', { usa_consumidor_final: 1 }),
      ],
    }),
  )
})

async function abrir() {
  const tela = abrirAcoes()
  const janela = await abrirPeloMenu(tela, 'Mudar tipo')
  return {
    ...tela,
    janela,
    mudar: () => tela.usuario.click(janela.getByRole('button', { name: 'Mudar tipo' })),
  }
}

describe('TIC-10 mudar tipo', () => {
  it('ERR-07 os tipos vêm por menu, o atual não se escolhe, e o sucesso diz o texto do servidor', async () => {
    const enviados: unknown[] = []
    servidor.use(
      responder(reclassificarTicket, async (request) => {
        enviados.push(await request.json())
        return { message: 'O ticket agora é Avaria.', versao: 6 }
      }),
    )
    const { janela, usuario, mudar } = await abrir()
    expect(janela.getByRole('heading', { name: 'Reclamação' })).toBeVisible()
    expect(janela.getByRole('radio', { name: 'Devolução parcial' })).toBeDisabled()
    await mudar()
    expect(await janela.findByText('Campo obrigatório')).toBeVisible()
    await usuario.click(janela.getByRole('radio', { name: 'Avaria' }))
    await mudar()
    expect(await screen.findByText('O ticket agora é Avaria.')).toBeVisible()
    expect(enviados).toEqual([{ idTipo: 2, versao: 5 }])
  })

  it('NOV-05 um tipo com transportadora pergunta por ela, e só ele a envia', async () => {
    const enviados: unknown[] = []
    servidor.use(
      responder(reclassificarTicket, async (request) => {
        enviados.push(await request.json())
        return recusar(409, { message: 'Não agora.' })
      }),
    )
    const { janela, usuario, mudar } = await abrir()
    await usuario.click(janela.getByRole('radio', { name: 'Atraso de entrega' }))
    await mudar()
    expect(await janela.findByText('Campo obrigatório')).toBeVisible()
    expect(janela.getByRole('combobox', { name: 'Transportadora' })).toHaveFocus()
    await escolher(usuario, 'Transportadora', /Rápida Cargas/)
    await mudar()
    expect(await janela.findByText('Não agora.')).toBeVisible()
    await usuario.click(janela.getByRole('radio', { name: 'Avaria' }))
    expect(janela.queryByRole('combobox', { name: 'Transportadora' })).toBeNull()
    await mudar()
    await waitFor(() =>
      expect(enviados).toEqual([
        { idTipo: 3, transportadora_id: 8, versao: 5 },
        { idTipo: 2, versao: 5 },
      ]),
    )
  })

  it('NOV-05 o ticket que já tem transportadora não pergunta por outra', async () => {
    const ticket = ticketDe({ transportadora: { id: 9, razSoc: 'Via Norte' } })
    servidor.use(...servidorDoTicket(ticket).respostas)
    const { janela, usuario } = await abrir()
    await usuario.click(janela.getByRole('radio', { name: 'Atraso de entrega' }))
    expect(janela.queryByRole('combobox', { name: 'Transportadora' })).toBeNull()
  })

  it('TIC-10 o ticket de um consumidor só muda para tipos que atendem consumidores', async () => {
    const consumidor = {
      completo: true,
      nome: 'Cecília',
      documento: null,
      email: null,
      telefone: null,
      data_nascimento: null,
    }
    servidor.use(...servidorDoTicket(ticketDe({ consumidor })).respostas)
    const { janela } = await abrir()
    expect(janela.getByRole('radio', { name: 'Avaria' })).toBeDisabled()
    expect(janela.getAllByText('Só para clientes')).toHaveLength(2)
    expect(janela.getByRole('radio', { name: 'Elogio' })).toBeEnabled()
  })

  it('ERR-07 a falha diz o que falhou e por quê', async () => {
    servidor.use(responder(reclassificarTicket, recusar(409, { message: 'Faltam notas.' })))
    const { janela, usuario, mudar } = await abrir()
    await usuario.click(janela.getByRole('radio', { name: 'Avaria' }))
    await mudar()
    const alerta = await janela.findByRole('alert')
    expect(alerta).toHaveTextContent('Erro ao mudar tipo do ticket')
    expect(alerta).toHaveTextContent('Faltam notas.')
  })

  it('MES-07 o tipo que pede a nota abre as duas telas da devolução no próprio ticket, com as fotos que vieram', async () => {
    const pedidos: unknown[] = []
    const foto = { id: 5, nome_exibicao: 'caixa.png', midia: 'image/png' }
    const semProdutos = ticketDe({
      ...{ totalDeProdutos: 0, totalDeAnexos: 2, tipo: { ...ticketDe().tipo, id: 9 } },
      consumidor: {
        nome: 'Zé',
        documento: null,
        email: null,
        telefone: null,
        data_nascimento: null,
        completo: false,
      },
    })
    servidor.use(
      ...servidorDoTicket(semProdutos).respostas,
      responder(listarAnexosDoTicket, {
        itens: [foto, { id: 6, nome_exibicao: 'nota.pdf', midia: 'application/pdf' }] as never,
      }),
      responder(listarTipos, {
        itens: [
          tipo(1, 'Devolução parcial', 'S', 'Solicitação', { usa_nota_produto: 2, permite_espelho: true }),
          tipo(2, 'Devolução total', 'S', 'Solicitação', {
            usa_nota: 2,
            permite_espelho: true,
            usa_consumidor_final: 1,
          }),
          tipo(3, 'Avaria', 'R', 'Reclamação'),
        ],
      }),
    )
    const tela = abrirAcoes(undefined, null, (pedido) => pedidos.push(pedido))
    const janela = await abrirPeloMenu(tela, 'Mudar tipo')
    expect(janela.getByRole('radio', { name: /Devolução total/ })).toBeDisabled()
    expect(janela.getByRole('radio', { name: /Avaria/ })).toBeDisabled()
    await tela.usuario.click(janela.getByRole('radio', { name: /Devolução parcial/ }))
    await tela.usuario.click(janela.getByRole('button', { name: 'Escolher a nota' }))
    await waitFor(() =>
      expect(pedidos).toEqual([
        {
          devolucao: {},
          tipo: 'Devolução parcial',
          cliente: undefined,
          noTicket: { id: 12, versao: 5, cliente: null, fotos: [foto] },
        },
      ]),
    )
  })
})

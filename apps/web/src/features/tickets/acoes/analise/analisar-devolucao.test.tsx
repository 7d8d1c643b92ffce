import { listarMotivosDeAnalise } from '@balcao/dominio/tickets/catalogo/contratos'
import { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { screen, waitFor, within } from '@testing-library/react'
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
import { recusar, responder, usarServidor } from '../../../../teste/servidor.ts'

const servidor = usarServidor()
const NOME = 'Analisar devolução'
const PRODUTOS = [produtoDe(1), produtoDe(2, { qtd_solicitada: 2.5, unidade: 'KG', valor_unitario: 10 })]
let enviados: Record<string, string>[] = []

function usar(ticket = ticketDe({ etapa: etapaDe('Análise da devolução', 'ANALISE_DEVOLUCAO') })) {
  const { agora, respostas } = servidorDoTicket(ticket, PRODUTOS)
  servidor.use(
    ...respostas,
    responder(listarMotivosDeAnalise, {
      itens: [
        { id: 4, desc: 'Sem nota' },
        { id: 5, desc: 'Fora do prazo' },
      ],
    }),
    responder(avancarEtapa, async (request) => {
      enviados.push(await camposEnviados(request))
      return { message: 'Devolução analisada.', versao: 6 }
    }),
  )
  return agora
}

beforeEach(() => {
  enviados = []
})

async function abrir() {
  const tela = abrirAcoes()
  const janela = await abrirPrincipal(tela, NOME)
  const concluir = () => tela.usuario.click(janela.getByRole('button', { name: NOME }))
  const campo = (produto: string, rotulo: string) =>
    grupo(janela, produto).getByRole('textbox', { name: rotulo })
  return { ...tela, janela, concluir, campo }
}

describe('TIC-11 analisar devolução', () => {
  it('TIC-11 o saldo de cada produto é dito enquanto se digita', async () => {
    usar()
    const { usuario, janela, campo } = await abrir()
    await waitFor(() => expect(campo('Produto 1', 'Fora do prazo')).toHaveFocus())
    expect(grupo(janela, 'Produto 1').getByText('Faltam 10')).toBeVisible()
    await usuario.type(campo('Produto 1', 'Avaria'), '3')
    expect(grupo(janela, 'Produto 1').getByText('Faltam 7')).toBeVisible()
    await usuario.type(campo('Produto 1', 'Autorizada'), '8')
    expect(grupo(janela, 'Produto 1').getByText('Passou 1')).toBeVisible()
    await usuario.type(campo('Produto 2', 'Autorizada'), '2,5')
    expect(grupo(janela, 'Produto 2').getByText('Fecha')).toBeVisible()
    expect(janela.getByText(/Autorizado:/)).toHaveTextContent('R$ 125,00 de R$ 150,00')
    expect(janela.getByText('1 de 2 produtos fecham')).toBeVisible()
  })

  it('TIC-11 autoriza tudo de uma vez e envia exatamente isso, uma vez', async () => {
    usar()
    const { usuario, janela } = await abrir()
    await usuario.click(janela.getAllByRole('button', { name: 'Autorizar tudo' })[0] as HTMLElement)
    expect(janela.getAllByText('Fecha')).toHaveLength(2)
    const concluir = janela.getByRole('button', { name: NOME })
    await waitFor(() => expect(concluir).not.toHaveAttribute('aria-disabled'))
    await usuario.dblClick(concluir)
    expect(await screen.findByText('Devolução analisada.')).toBeVisible()
    const zeros = (i: number) =>
      Object.fromEntries(
        ['fora_prazo', 'outra_marca', 'falta', 'avaria', 'quebra_direta'].map((d) => [
          `analise[${i}][qtd_${d}]`,
          '0',
        ]),
      )
    expect(enviados).toEqual([
      {
        'analise[0][id]': '1',
        ...zeros(0),
        'analise[0][qtd_autorizada]': '10',
        'analise[1][id]': '2',
        ...zeros(1),
        'analise[1][qtd_autorizada]': '2.5',
        versao: '5',
      },
    ])
  })

  it('TIC-11 o que não fecha e o que se nega sem motivo são ditos na linha, até serem resolvidos', async () => {
    usar()
    const { usuario, janela, concluir, campo } = await abrir()
    await usuario.click(janela.getByRole('button', { name: 'Negar tudo' }))
    await usuario.click(await screen.findByRole('menuitem', { name: 'Fora do prazo' }))
    expect(campo('Produto 1', 'Fora do prazo')).toHaveValue('10')
    await usuario.clear(campo('Produto 1', 'Fora do prazo'))
    await concluir()
    const linha = grupo(janela, 'Produto 1')
    expect(await linha.findByText('As quantidades somam 0, mas o pedido é de 10.')).toBeVisible()
    expect(linha.getByText('Diga o motivo do que não foi autorizado.')).toBeVisible()
    expect(enviados).toEqual([])
    await usuario.type(campo('Produto 1', 'Falta'), '10')
    expect(linha.queryByText(/somam/)).not.toBeInTheDocument()
  })

  it('TIC-11 o que se nega vai com motivo e observação', async () => {
    usar()
    const { usuario, janela, concluir, campo } = await abrir()
    await usuario.click(janela.getByRole('button', { name: 'Negar tudo' }))
    await usuario.click(await screen.findByRole('menuitem', { name: 'Fora do prazo' }))
    for (const produto of ['Produto 1', 'Produto 2']) {
      await usuario.click(grupo(janela, produto).getByRole('combobox', { name: 'Motivo' }))
      await usuario.click(
        within(await screen.findByRole('listbox')).getByRole('option', { name: 'Sem nota' }),
      )
    }
    await usuario.type(campo('Produto 1', 'Observação'), 'Sem registro')
    await concluir()
    expect(await screen.findByText('Devolução analisada.')).toBeVisible()
    expect(enviados[0]).toMatchObject({
      'analise[0][qtd_fora_prazo]': '10',
      'analise[0][motivo_analise_id]': '4',
      'analise[0][obs]': 'Sem registro',
      'analise[1][qtd_fora_prazo]': '2.5',
    })
  })

  it('TIC-11 Enter e setas andam pela coluna, sem enviar', async () => {
    usar()
    const { usuario, campo } = await abrir()
    await usuario.click(campo('Produto 1', 'Avaria'))
    await usuario.keyboard('{Enter}')
    expect(campo('Produto 2', 'Avaria')).toHaveFocus()
    await usuario.keyboard('{ArrowUp}')
    expect(campo('Produto 1', 'Avaria')).toHaveFocus()
    expect(enviados).toEqual([])
  })

  it('TIC-13 no conflito o digitado fica, e a quantidade pedida passa a ser a de agora', async () => {
    const agora = usar()
    servidor.use(responder(avancarEtapa, conflito()))
    const { usuario, janela, concluir, campo } = await abrir()
    await usuario.click(janela.getAllByRole('button', { name: 'Autorizar tudo' })[0] as HTMLElement)
    await concluir()
    expect(await janela.findByText(/Maria Souza/)).toBeVisible()
    agora.produtos = [produtoDe(1, { qtd_solicitada: 12 }), produtoDe(2, { qtd_solicitada: 2.5 })]
    await usuario.click(janela.getByRole('button', { name: 'Ver como está agora' }))
    expect(await grupo(janela, 'Produto 1').findByText('Faltam 2')).toBeVisible()
    expect(campo('Produto 1', 'Autorizada')).toHaveValue('10')
  })

  it('ERR-02 o que o servidor recusa aparece na linha', async () => {
    usar()
    const recusa = {
      message: 'Confira os campos.',
      campos: { 'analise.1.obs': 'Explique melhor.', analise: 'Falta um.' },
    }
    servidor.use(responder(avancarEtapa, recusar(422, recusa)))
    const { usuario, janela, concluir } = await abrir()
    await usuario.click(janela.getAllByRole('button', { name: 'Autorizar tudo' })[0] as HTMLElement)
    await concluir()
    expect(await grupo(janela, 'Produto 2').findByText('Explique melhor.')).toBeVisible()
    expect(janela.getByText(/Falta um\./)).toBeVisible()
  })

  it('ERR-01 fechada por engano, a análise é oferecida na volta; enviada, some', async () => {
    usar()
    const primeira = await abrir()
    await primeira.usuario.type(primeira.campo('Produto 1', 'Avaria'), '3')
    primeira.unmount()
    const volta = await abrir()
    await volta.usuario.click(volta.janela.getByRole('button', { name: 'Recuperar' }))
    expect(volta.campo('Produto 1', 'Avaria')).toHaveValue('3')
    expect(grupo(volta.janela, 'Produto 1').getByText('Faltam 7')).toBeVisible()
    await volta.usuario.click(
      volta.janela.getAllByRole('button', { name: 'Autorizar tudo' })[0] as HTMLElement,
    )
    await volta.concluir()
    expect(await screen.findByText('Devolução analisada.')).toBeVisible()
    expect(Object.keys(localStorage).filter((chave) => chave.includes('rascunho'))).toEqual([])
  })

  it('TIC-11 a etapa que também tem caminhos pede os dois', async () => {
    const condicionais = [{ id: 9, descricao: 'Segue normal', proxima: 'Crédito' }]
    usar(ticketDe({ etapa: etapaDe('Análise', 'ANALISE_DEVOLUCAO', { condicionais }) }))
    const { usuario, janela, concluir } = await abrir()
    await usuario.click(janela.getAllByRole('button', { name: 'Autorizar tudo' })[0] as HTMLElement)
    await concluir()
    expect(await janela.findByText('Campo obrigatório')).toBeVisible()
    await usuario.click(janela.getByLabelText('Segue normal'))
    await concluir()
    expect(await screen.findByText('Devolução analisada.')).toBeVisible()
    expect(enviados[0]).toMatchObject({ condicional: '9' })
  })
})

import { listarCustosDisponiveis } from '@balcao/dominio/tickets/detalhe/contratos'
import { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type Aberta,
  abrirAcoes,
  abrirPrincipal,
  camposEnviados,
  etapaDe,
  grupo,
  servidorDoTicket,
  ticketDe,
} from '../../../../teste/acoes-do-ticket.tsx'
import { cargaDe } from '../../../../teste/carga.ts'
import { recusar, responder, usarServidor } from '../../../../teste/servidor.ts'
import { provarRecusa } from '../../../../teste/valor-recusado.ts'

const servidor = usarServidor()
const NOME = 'Analisar custos'
let enviados: unknown[] = []

beforeEach(() => {
  enviados = []
  servidor.use(
    ...servidorDoTicket(ticketDe({ etapa: etapaDe('Controladoria', 'ANALISE_CONTROLADORIA') })).respostas,
    responder(listarCustosDisponiveis, {
      itens: [
        { id: 1, descricao: 'Frete de retorno' },
        { id: 2, descricao: 'Descarte' },
      ],
      lancados: [
        { id: 9, custo: 'Vistoria', valor: 50, observacao: null, datahora_criacao: '2026-11-01T12:00:00Z' },
      ],
      total: 50,
      limite: 1000,
    }),
    responder(avancarEtapa, async (request) => {
      enviados.push(await camposEnviados(request))
      return { message: 'Custos analisados.', versao: 6 }
    }),
  )
})

async function abrir(carga = cargaDe('GERENTE')) {
  const tela = abrirAcoes(carga)
  const janela = await abrirPrincipal(tela, NOME)
  const concluir = () => tela.usuario.click(janela.getByRole('button', { name: NOME }))
  return { ...tela, janela, concluir }
}

type Tela = Awaited<ReturnType<typeof abrir>>
async function adicionar({ usuario, janela }: Tela, linha: number, custo: string, valor: string) {
  await usuario.click(await janela.findByRole('button', { name: 'Adicionar custo' }))
  await preencher({ usuario, janela }, linha, custo, valor)
}
async function preencher(
  { usuario, janela }: { usuario: Tela['usuario']; janela: Aberta },
  linha: number,
  custo: string,
  valor: string,
) {
  const campos = grupo(janela, `Custo ${linha}`)
  await usuario.click(campos.getByRole('combobox', { name: /Custo/ }))
  await usuario.click(within(await screen.findByRole('listbox')).getByRole('option', { name: custo }))
  await usuario.type(campos.getByRole('textbox', { name: /Valor/ }), valor)
}

describe('TIC-11 analisar custos', () => {
  it('TIC-12 lança custos, soma com os já lançados, e remove', async () => {
    const tela = await abrir()
    const { usuario, janela, concluir } = tela
    await adicionar(tela, 1, 'Frete de retorno', '120,50')
    await adicionar(tela, 2, 'Descarte', '30')
    expect(janela.getByText(/^Total:/)).toHaveTextContent('R$ 200,50')
    await usuario.click(janela.getByRole('button', { name: 'Remover custo 2' }))
    expect(janela.getByText(/^Total:/)).toHaveTextContent('R$ 170,50')
    await concluir()
    expect(await janela.findByText('Campo obrigatório')).toBeVisible()
    await usuario.type(janela.getByLabelText(/Parecer/), 'De acordo')
    await concluir()
    expect(await screen.findByText('Custos analisados.')).toBeVisible()
    expect(enviados).toEqual([
      {
        'controladoria[parecer]': 'De acordo',
        'controladoria[custos][0][custo_id]': '1',
        'controladoria[custos][0][valor]': '120.5',
        versao: '5',
      },
    ])
  })

  it('TIC-12 o mesmo custo duas vezes e o valor vazio são ditos no campo', async () => {
    const tela = await abrir()
    const { usuario, janela, concluir } = tela
    await usuario.type(janela.getByLabelText(/Parecer/), 'De acordo')
    await adicionar(tela, 1, 'Descarte', '10')
    await usuario.click(janela.getByRole('button', { name: 'Adicionar custo' }))
    await concluir()
    expect(await grupo(janela, 'Custo 2').findByText('Campo obrigatório')).toBeVisible()
    expect(grupo(janela, 'Custo 2').getByText('O valor mínimo é 0,01')).toBeVisible()
    await preencher(tela, 2, 'Descarte', '5')
    await concluir()
    expect(
      await janela.findByText('Este custo já está na lista: some os valores em uma linha.'),
    ).toBeVisible()
    expect(enviados).toEqual([])
  })

  it('SEG-05 o que passa do limite da filial é dito no campo, com o que já foi lançado', async () => {
    const tela = await abrir()
    await tela.usuario.type(tela.janela.getByLabelText(/Parecer/), 'De acordo')
    await adicionar(tela, 1, 'Descarte', '950,01')
    await tela.concluir()
    expect(
      await grupo(tela.janela, 'Custo 1').findByText(
        'Os custos deste ticket somariam R$ 1.000,01, e o limite da filial é R$ 1.000,00.',
      ),
    ).toBeVisible()
    expect(enviados).toEqual([])
  })

  it('ERR-01 o rascunho traz de volta as linhas', async () => {
    const primeira = await abrir()
    await adicionar(primeira, 1, 'Descarte', '10')
    primeira.unmount()
    const { usuario, janela } = await abrir()
    await usuario.click(janela.getByRole('button', { name: 'Recuperar' }))
    const linha = within(await janela.findByRole('group', { name: 'Custo 1' }))
    expect(linha.getByRole('combobox', { name: /Custo/ })).toHaveValue('Descarte')
    expect(linha.getByRole('textbox', { name: /Valor/ })).toHaveValue('10,00')
  })

  it('PER-01 quem não vê custos dá só o parecer', async () => {
    servidor.use(responder(listarCustosDisponiveis, recusar(403, { message: 'Não' })))
    const { usuario, janela, concluir } = await abrir(cargaDe('COLABORADOR'))
    expect(janela.queryByText('Custos')).not.toBeInTheDocument()
    await usuario.type(janela.getByLabelText(/Parecer/), 'De acordo')
    await concluir()
    expect(await screen.findByText('Custos analisados.')).toBeVisible()
    expect(enviados).toEqual([{ 'controladoria[parecer]': 'De acordo', versao: '5' }])
  })
})

it('GER-09, TIC-12 um valor que não se lê não vai, nem some', async () => {
  const tela = await abrir()
  await tela.usuario.type(tela.janela.getByLabelText(/Parecer/), 'De acordo')
  await adicionar(tela, 1, 'Descarte', '5')
  await provarRecusa('features/tickets/acoes/controladoria/linha-de-custo.tsx', {
    ...{ usuario: tela.usuario, servidor, texto: '1.2.3', enviar: tela.concluir },
    campo: within(tela.janela.getByRole('group', { name: 'Custo 1' })).getByRole('textbox', {
      name: /Valor/,
    }),
  })
})

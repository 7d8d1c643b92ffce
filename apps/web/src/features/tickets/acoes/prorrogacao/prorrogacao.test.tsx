import { formatarData, hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { listarTitulosDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  abrirAcoes,
  abrirPrincipal,
  camposEnviados,
  etapaDe,
  servidorDoTicket,
  ticketDe,
} from '../../../../teste/acoes-do-ticket.tsx'
import { recusar, responder, usarServidor } from '../../../../teste/servidor.ts'
import { provarRecusa } from '../../../../teste/valor-recusado.ts'

const servidor = usarServidor()
let enviados: unknown[] = []
let prorrogados: unknown[] = []
const PEDIDO = {
  responsavel: 'TRANSPORTADORA',
  nome: 'Rápido Sul',
  dias_atraso: 8,
  dias_confirmados: null,
  parecer_logistica: null,
  nova_data_vencimento: null,
  parecer_financeiro: null,
  vencimento_maximo: somarDias(hojeEm(new Date()), 180),
} as const

const TITULOS = [
  { id: 71, nro: '4501/1', numNf: 4501, dtVenc: somarDias(hojeEm(new Date()), -3), dias: -3, valor: 100.5 },
  { id: 72, nro: '4501/2', numNf: 4501, dtVenc: somarDias(hojeEm(new Date()), 20), dias: 20, valor: 200 },
]

beforeEach(() => {
  enviados = []
})

type Respostas = ReturnType<typeof responder>[]

async function abrir(
  exige: 'PRORROGACAO_LOGISTICA' | 'PRORROGACAO_FINANCEIRO',
  nome: string,
  outras = {},
  respostas: Respostas = [],
) {
  const ticket = ticketDe({ etapa: etapaDe('Etapa', exige), prorrogacao: { ...PEDIDO, ...outras } })
  servidor.use(
    ...servidorDoTicket(ticket).respostas,
    responder(listarTitulosDoTicket, { itens: TITULOS }),
    responder(avancarEtapa, async (request) => {
      prorrogados = (await request.clone().formData()).getAll('financeiro[titulos][]')
      enviados.push(await camposEnviados(request))
      return { message: 'Feito.', versao: 6 }
    }),
  )
  servidor.use(...respostas)
  const tela = abrirAcoes()
  const janela = await abrirPrincipal(tela, nome)
  return { ...tela, janela, concluir: () => tela.usuario.click(janela.getByRole('button', { name: nome })) }
}

describe('TIC-11 confirmar atraso da entrega', () => {
  const abrirLogistica = () => abrir('PRORROGACAO_LOGISTICA', 'Confirmar atraso da entrega')

  it('TIC-11 mostra o que foi pedido, e confirma com parecer', async () => {
    const { usuario, janela, concluir } = await abrirLogistica()
    expect(janela.getByText('8 dias')).toBeVisible()
    expect(janela.getByText('Transportadora: Rápido Sul')).toBeVisible()
    await concluir()
    expect(await janela.findAllByText('Campo obrigatório')).toHaveLength(2)
    await usuario.type(janela.getByLabelText(/Dias de atraso/), '9')
    await usuario.type(janela.getByLabelText(/Parecer/), 'Confirmado com a transportadora')
    await concluir()
    expect(await janela.findByText('O pedido foi de 8 dias: confirme no máximo 8.')).toBeVisible()
    await usuario.clear(janela.getByLabelText(/Dias de atraso/))
    await usuario.type(janela.getByLabelText(/Dias de atraso/), '6')
    await concluir()
    expect(await screen.findByText('Feito.')).toBeVisible()
    expect(enviados).toEqual([
      {
        'logistica[dias_confirmados]': '6',
        'logistica[parecer]': 'Confirmado com a transportadora',
        versao: '5',
      },
    ])
  })
})

describe('TIC-11 prorrogar vencimento', () => {
  const abrirFinanceiro = (respostas: Respostas = []) =>
    abrir(
      'PRORROGACAO_FINANCEIRO',
      'Prorrogar vencimento',
      { dias_confirmados: 6, parecer_logistica: 'Atrasou mesmo' },
      respostas,
    )

  it('TIC-11 SEG-05 aprova com o novo vencimento, depois de hoje e não longe demais', async () => {
    const { usuario, janela, concluir } = await abrirFinanceiro()
    expect(janela.getByText('Atrasou mesmo')).toBeVisible()
    await concluir()
    expect(await janela.findAllByText('Campo obrigatório')).toHaveLength(2)
    await usuario.click(janela.getByLabelText('Aprovar a prorrogação'))
    await usuario.type(janela.getByLabelText(/Parecer/), 'De acordo')
    await concluir()
    expect(await janela.findByText('Informe o novo vencimento.')).toBeVisible()
    const hoje = hojeEm(new Date())
    const data = janela.getByRole('textbox', { name: /Novo vencimento/ })
    await usuario.type(data, formatarData(hoje))
    await concluir()
    expect(await janela.findByText('O novo vencimento precisa ser depois de hoje.')).toBeVisible()
    await usuario.clear(data)
    await usuario.type(data, formatarData(somarDias(hoje, 181)))
    await concluir()
    const limite = formatarData(PEDIDO.vencimento_maximo)
    expect(
      await janela.findByText(`O novo vencimento pode ser no máximo em ${limite}, o limite desta filial.`),
    ).toBeVisible()
    await usuario.clear(data)
    await usuario.type(data, formatarData(somarDias(hoje, 10)))
    await concluir()
    expect(await screen.findByText('Feito.')).toBeVisible()
    expect(enviados).toEqual([
      {
        'financeiro[aprovado]': 'true',
        'financeiro[nova_data_vencimento]': somarDias(hoje, 10),
        'financeiro[parecer]': 'De acordo',
        'financeiro[titulos][]': '72',
        versao: '5',
      },
    ])
    expect(prorrogados).toEqual(['71', '72'])
  })

  it('TIC-11 dias a mais em cada título, em vez da data; o que nada mudaria é dito', async () => {
    const { usuario, janela, concluir } = await abrirFinanceiro()
    const segundo = await janela.findByRole('checkbox', { name: /4501\/2/ })
    await usuario.click(janela.getByLabelText('Aprovar a prorrogação'))
    await usuario.type(janela.getByLabelText(/Parecer/), 'De acordo')
    await usuario.click(janela.getByRole('checkbox', { name: /4501\/1/ }))
    const data = janela.getByRole('textbox', { name: /Novo vencimento/ })
    await usuario.type(data, formatarData(somarDias(hojeEm(new Date()), 20)))
    await concluir()
    expect(await janela.findByText(/nada mudaria/)).toBeVisible()
    await usuario.type(janela.getByLabelText(/dias a mais em cada um/), '15')
    expect(data).toHaveValue('')
    const nova = formatarData(somarDias(hojeEm(new Date()), 35))
    expect(segundo).toHaveAccessibleDescription(new RegExp(`passa para ${nova}`))
    await concluir()
    expect(await screen.findByText('Feito.')).toBeVisible()
    expect(enviados).toMatchObject([{ 'financeiro[dias]': '15' }])
    expect(enviados[0]).not.toHaveProperty('financeiro[nova_data_vencimento]')
  })

  it('TIC-11 nega sem data, mesmo que uma tenha sido digitada', async () => {
    const { usuario, janela, concluir } = await abrirFinanceiro()
    await usuario.click(janela.getByLabelText('Aprovar a prorrogação'))
    await usuario.type(janela.getByRole('textbox', { name: /Novo vencimento/ }), '01012030')
    await usuario.click(janela.getByLabelText('Negar'))
    await usuario.type(janela.getByLabelText(/Parecer/), 'Não procede')
    await concluir()
    expect(await screen.findByText('Feito.')).toBeVisible()
    expect(enviados).toEqual([
      { 'financeiro[aprovado]': 'false', 'financeiro[parecer]': 'Não procede', versao: '5' },
    ])
  })

  it('TIC-11 mostra os títulos em aberto, todos escolhidos, e prorroga só os que ficam', async () => {
    const { usuario, janela, concluir } = await abrirFinanceiro()
    const primeiro = await janela.findByRole('checkbox', { name: /4501\/1 · R\$\s100,50/ })
    expect(primeiro).toBeChecked()
    expect(primeiro).toHaveAccessibleDescription(/Nota 4501 · vence em .* · Vencido há 3 dias/)
    expect(janela.getByText(/2 de 2, R\$\s300,50/)).toBeVisible()
    await usuario.click(janela.getByLabelText('Aprovar a prorrogação'))
    await usuario.type(janela.getByLabelText(/Parecer/), 'De acordo')
    const nova = somarDias(hojeEm(new Date()), 10)
    await usuario.type(janela.getByRole('textbox', { name: /Novo vencimento/ }), formatarData(nova))
    const segundo = janela.getByRole('checkbox', { name: /4501\/2/ })
    expect(segundo).toHaveAccessibleDescription(/já vence depois: não muda/)
    await usuario.click(primeiro)
    await usuario.click(segundo)
    await concluir()
    expect(await janela.findByText('Escolha ao menos um título.')).toBeVisible()
    await usuario.click(primeiro)
    await waitFor(() => expect(janela.queryByText('Escolha ao menos um título.')).not.toBeInTheDocument())
    await concluir()
    expect(await screen.findByText('Feito.')).toBeVisible()
    expect(prorrogados).toEqual(['71'])
  })

  it('TIC-11 sem títulos em aberto diz isso, e aprova do mesmo jeito', async () => {
    const tela = await abrirFinanceiro([responder(listarTitulosDoTicket, { itens: [] })])
    const { usuario, janela, concluir } = tela
    expect(await janela.findByText('As notas deste ticket não têm títulos em aberto.')).toBeVisible()
    await usuario.click(janela.getByLabelText('Aprovar a prorrogação'))
    await usuario.type(janela.getByLabelText(/Parecer/), 'De acordo')
    const nova = formatarData(somarDias(hojeEm(new Date()), 10))
    await usuario.type(janela.getByRole('textbox', { name: /Novo vencimento/ }), nova)
    await concluir()
    expect(await screen.findByText('Feito.')).toBeVisible()
    expect(prorrogados).toEqual([])
  })

  it('ERR-04 sem ver os títulos não se aprova; negar, sim', async () => {
    const falha = responder(listarTitulosDoTicket, recusar(503, { message: 'Fora do ar.' }))
    const { usuario, janela, concluir } = await abrirFinanceiro([falha])
    expect(await janela.findByText(/Fora do ar\./)).toBeVisible()
    await usuario.click(janela.getByLabelText('Aprovar a prorrogação'))
    await usuario.type(janela.getByLabelText(/Parecer/), 'De acordo')
    const nova = formatarData(somarDias(hojeEm(new Date()), 10))
    await usuario.type(janela.getByRole('textbox', { name: /Novo vencimento/ }), nova)
    await concluir()
    expect(await janela.findByText('Para aprovar, espere os títulos carregarem.')).toBeVisible()
    expect(enviados).toEqual([])
    await usuario.click(janela.getByLabelText('Negar'))
    await concluir()
    expect(await screen.findByText('Feito.')).toBeVisible()
  })
})

describe('GER-09 um valor recusado não vai, nem some', () => {
  it('TIC-11 dias de atraso com vírgula', async () => {
    const tela = await abrir('PRORROGACAO_LOGISTICA', 'Confirmar atraso da entrega')
    await tela.usuario.type(tela.janela.getByLabelText(/Parecer/), 'Confirmado com a transportadora')
    await provarRecusa('features/tickets/acoes/logistica/confirmar-atraso.tsx', {
      ...{ usuario: tela.usuario, servidor, texto: '1,5', enviar: tela.concluir },
      campo: tela.janela.getByLabelText(/Dias de atraso/),
    })
  })

  it('TIC-11 um vencimento que não existe', async () => {
    const tela = await abrir('PRORROGACAO_FINANCEIRO', 'Prorrogar vencimento')
    await tela.usuario.click(tela.janela.getByLabelText('Aprovar a prorrogação'))
    await tela.usuario.type(tela.janela.getByLabelText(/Parecer/), 'De acordo')
    await provarRecusa('features/tickets/acoes/financeiro/prorrogar-vencimento.tsx', {
      ...{ usuario: tela.usuario, servidor, texto: '99/99/2026', enviar: tela.concluir },
      campo: tela.janela.getByRole('textbox', { name: /Novo vencimento/ }),
    })
  })
})

import { formatarData, hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  abrirAcoes,
  abrirPrincipal,
  camposEnviados,
  etapaDe,
  servidorDoTicket,
  ticketDe,
} from '../../../../teste/acoes-do-ticket.tsx'
import { responder, usarServidor } from '../../../../teste/servidor.ts'

const servidor = usarServidor()
let enviados: unknown[] = []
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

beforeEach(() => {
  enviados = []
})

async function abrir(exige: 'PRORROGACAO_LOGISTICA' | 'PRORROGACAO_FINANCEIRO', nome: string, outras = {}) {
  const ticket = ticketDe({ etapa: etapaDe('Etapa', exige), prorrogacao: { ...PEDIDO, ...outras } })
  servidor.use(
    ...servidorDoTicket(ticket).respostas,
    responder(avancarEtapa, async (request) => {
      enviados.push(await camposEnviados(request))
      return { message: 'Feito.', versao: 6 }
    }),
  )
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
  const abrirFinanceiro = () =>
    abrir('PRORROGACAO_FINANCEIRO', 'Prorrogar vencimento', {
      dias_confirmados: 6,
      parecer_logistica: 'Atrasou mesmo',
    })

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
        versao: '5',
      },
    ])
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
})

import {
  type Agenda,
  finalizarAgenda,
  listarAgendas,
  listarMotivosDaAgenda,
  obterAgenda,
  reagendarAgenda,
} from '@balcao/dominio/agendas/contratos'
import { formatarData, hojeEm, inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { agendaDe } from '../../teste/agenda.ts'
import { cargaDe } from '../../teste/carga.ts'
import { escolher } from '../../teste/escolher.ts'
import { abrirSecao, ID_CLI, paginaDe } from '../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { provarFiltroRecusado, provarRecusa } from '../../teste/valor-recusado.ts'
import { AgendasDeCobrancaDoCliente, AgendasDoCliente } from './agendas-do-cliente.tsx'

const servidor = usarServidor()
const AMANHA = somarDias(hojeEm(new Date()), 1)

let pedidos: URLSearchParams[] = []
let enviados: unknown[] = []
let agenda = agendaDe(5)
beforeEach(() => {
  pedidos = []
  enviados = []
  agenda = agendaDe(5)
  const anotar = async (request: Request) => {
    enviados.push(await request.json())
    return agenda
  }
  servidor.use(
    responder(listarAgendas, ({ url }) => {
      pedidos.push(new URL(url).searchParams)
      return paginaDe([
        agendaDe(5),
        agendaDe(6, { situacao: { chave: 'ATRASADA', label: 'Atrasada', type: 'ERROR' } }),
      ])
    }),
    responder(listarMotivosDaAgenda, {
      itens: [
        { id: 1, desc: 'Contato feito' },
        { id: 2, desc: 'Não atendeu' },
      ],
    }),
    // After the reasons, whose path it would take for an id.
    responder(obterAgenda, () => agenda),
    responder(finalizarAgenda, async (request) => ({ ...(await anotar(request)), proxima: null })),
    responder(reagendarAgenda, anotar),
  )
})
const linha = (texto: RegExp) => screen.findByRole('row', { name: texto })
const campo = (nome: string) => screen.getByText(nome, { selector: 'dt' }).nextElementSibling

describe('agendas do cliente', () => {
  it.each([
    ['de venda', AgendasDoCliente, 'A'],
    ['de cobrança', AgendasDeCobrancaDoCliente, 'C'],
  ] as const)('AGE-01 %s, as mais novas primeiro', async (_, Secao, tipo) => {
    abrirSecao(Secao)
    expect(await linha(/Retorno 5/)).toHaveTextContent(/20\/11\/2026 14:30.*Pendente.*Falar do pedido.*Ana/)
    expect(Object.fromEntries(pedidos[0] ?? [])).toMatchObject({
      idCli: String(ID_CLI),
      tipo,
      orderBy: 'data_agendada',
      direction: 'DESC',
      page: '1',
    })
  })

  it('AGE-02 o tipo da situação colore a borda da linha', async () => {
    abrirSecao(AgendasDoCliente)
    expect(await linha(/Retorno 6/)).toHaveAttribute('data-tom', 'vermelho')
    expect(await linha(/Retorno 5/)).toHaveAttribute('data-tom', 'neutro')
  })

  it('CLI-01 o período pede ao servidor', async () => {
    const { usuario } = abrirSecao(AgendasDoCliente)
    await linha(/Retorno 5/)
    await usuario.type(screen.getByRole('textbox', { name: 'De' }), '01112026')
    await waitFor(() => expect(pedidos.at(-1)?.get('dtIni')).toBe('2026-11-01'))
  })

  it('ERR-04 a falha fica na seção, e tentar novamente as traz', async () => {
    servidor.use(responder(listarAgendas, recusar(409, { message: 'Em manutenção.' })))
    const { usuario } = abrirSecao(AgendasDoCliente)
    expect(await screen.findByText('Em manutenção.')).toBeVisible()
    servidor.use(responder(listarAgendas, paginaDe<Agenda>([])))
    await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByText('Nenhum registro encontrado')).toBeVisible()
  })
})

describe('uma agenda', () => {
  it('CLI-07, AGE-01 a linha a abre, com tudo o que se sabe dela', async () => {
    const { usuario, aoAbrirItem } = abrirSecao(AgendasDoCliente)
    await linha(/Retorno 5/)
    await usuario.click(screen.getAllByRole('button', { name: '20/11/2026 14:30' })[0] as HTMLElement)
    expect(aoAbrirItem).toHaveBeenLastCalledWith(5)
    expect(await screen.findByRole('heading', { name: 'Retorno 5' })).toBeVisible()
    expect(campo('Tipo')).toHaveTextContent('Venda')
    expect(campo('Colaborador')).toHaveTextContent('Ana Paula Ribeiro')
    expect(campo('Origem')).toHaveTextContent('Este portal')
    expect(campo('Discadora')).toHaveTextContent('Ligação ocupada · 19/11/2026 12:00')
    expect(screen.getByRole('link', { name: /^900/ })).toHaveAttribute('href', '/pedidos/900')
  })

  it('AGE-01 a que não se pode mudar diz por quê', async () => {
    agenda = agendaDe(5, { permiteFinalizar: false, semAcao: 'Esta agenda é de outro sistema.' })
    abrirSecao(AgendasDoCliente, { item: 5 })
    expect(await screen.findByText('Esta agenda é de outro sistema.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Finalizar agenda' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Reagendar' })).not.toBeInTheDocument()
  })

  it('AGE-01 finalizar exige o motivo e leva a versão que a pessoa viu', async () => {
    const { usuario } = abrirSecao(AgendasDoCliente, { item: 5 })
    await usuario.click(await screen.findByRole('button', { name: 'Finalizar agenda' }))
    const janela = within(await screen.findByRole('dialog', { name: 'Finalizar agenda' }))
    await usuario.click(janela.getByRole('button', { name: 'Finalizar agenda' }))
    expect(await janela.findByText('Campo obrigatório')).toBeVisible()
    await escolher(usuario, /Motivo/, 'Contato feito')
    await usuario.type(janela.getByLabelText('Resultado'), 'Vai pedir')
    await usuario.click(janela.getByRole('button', { name: 'Finalizar agenda' }))
    expect(await screen.findByText('Agenda finalizada.')).toBeVisible()
    expect(enviados).toEqual([
      { motivo_id: 1, resultado: 'Vai pedir', proxima_data: null, proxima_assunto: '', versao: 4 },
    ])
  })

  it('AGE-01 finalizar com o próximo passo: o dia a um clique, a hora e o assunto de antes', async () => {
    const { usuario } = abrirSecao(AgendasDoCliente, { item: 5 })
    await usuario.click(await screen.findByRole('button', { name: 'Finalizar agenda' }))
    const janela = within(await screen.findByRole('dialog', { name: 'Finalizar agenda' }))
    await escolher(usuario, /Motivo/, 'Contato feito')
    await usuario.click(janela.getByRole('button', { name: 'Amanhã' }))
    expect(janela.getByRole('textbox', { name: 'Próximo contato' })).toHaveValue(formatarData(AMANHA))
    await usuario.type(janela.getByLabelText('Assunto do próximo contato'), 'Fechar o pedido')
    await usuario.click(janela.getByRole('button', { name: 'Finalizar agenda' }))
    await waitFor(() => expect(enviados).toHaveLength(1))
    const esperada = new Date(inicioDoDia(AMANHA).getTime() + 14.5 * 3_600_000).toISOString()
    expect(enviados[0]).toMatchObject({ proxima_data: esperada, proxima_assunto: 'Fechar o pedido' })
  })

  it('PAR-01 onde a filial exige resultado e próximo passo, finalizar os pede', async () => {
    const exige = { agendaExigeResultado: 'S', agendaExigeProximoPasso: 'S', diasMaximosRetorno: '7' }
    const parametros = Object.entries(exige).map(([chave, valor]) => ({
      chave: `GERAL_${chave}`,
      filialId: 1,
      valor,
    }))
    const { usuario } = abrirSecao(AgendasDoCliente, { item: 5, carga: cargaDe('OPERADOR', { parametros }) })
    await usuario.click(await screen.findByRole('button', { name: 'Finalizar agenda' }))
    const janela = within(await screen.findByRole('dialog', { name: 'Finalizar agenda' }))
    await escolher(usuario, /Motivo/, 'Contato feito')
    await usuario.click(janela.getByRole('button', { name: 'Finalizar agenda' }))
    await waitFor(() => expect(janela.getAllByText('Campo obrigatório')).toHaveLength(2))
    expect(janela.getByRole('textbox', { name: 'Próximo contato' })).toBeRequired()
    // Up to the last day that the branch allows.
    expect(janela.getByRole('button', { name: 'Em uma semana' })).toBeVisible()
    expect(janela.queryByRole('button', { name: 'Em um mês' })).toBeNull()
    expect(enviados).toEqual([])
  })

  it('AGE-01 quem foi mais rápido é dito, e o que foi escrito fica', async () => {
    const mudou = { codigo: 'ALTERADO_POR_OUTRA_PESSOA', message: 'Mudou.', mudancas: [] }
    servidor.use(responder(finalizarAgenda, recusar(409, mudou)))
    const { usuario } = abrirSecao(AgendasDoCliente, { item: 5 })
    await usuario.click(await screen.findByRole('button', { name: 'Finalizar agenda' }))
    const janela = within(await screen.findByRole('dialog', { name: 'Finalizar agenda' }))
    await escolher(usuario, /Motivo/, 'Contato feito')
    await usuario.type(janela.getByLabelText('Resultado'), 'Vai pedir')
    await usuario.click(janela.getByRole('button', { name: 'Finalizar agenda' }))
    expect(await janela.findByText('Esta agenda mudou enquanto você preenchia')).toBeVisible()
    expect(janela.getByLabelText('Resultado')).toHaveValue('Vai pedir')
  })

  it('AGE-01 reagendar: data e hora de São Paulo, até onde a filial deixa', async () => {
    const parametros = [{ chave: 'GERAL_diasMaximosRetorno', filialId: null, valor: '10' }]
    const { usuario } = abrirSecao(AgendasDoCliente, { item: 5, carga: cargaDe('OPERADOR', { parametros }) })
    await usuario.click(await screen.findByRole('button', { name: 'Reagendar' }))
    const janela = within(await screen.findByRole('dialog', { name: 'Reagendar' }))
    const data = janela.getByRole('textbox', { name: /Nova data/ })
    expect(janela.getByLabelText(/Hora/)).toHaveValue('14:30')
    await usuario.type(data, formatarData(somarDias(AMANHA, 30)))
    await usuario.click(janela.getByRole('button', { name: 'Reagendar' }))
    expect(enviados).toEqual([])
    await usuario.clear(data)
    await usuario.type(data, formatarData(AMANHA))
    await usuario.click(janela.getByRole('button', { name: 'Reagendar' }))
    expect(await screen.findByText('Agenda reagendada.')).toBeVisible()
    const esperada = new Date(inicioDoDia(AMANHA).getTime() + 14.5 * 3_600_000).toISOString()
    expect(enviados).toEqual([{ data_agendada: esperada, observacao: '', versao: 4 }])
  })

  it('CLI-07 Esc fecha o formulário, depois a agenda', async () => {
    const { usuario, aoAbrirItem } = abrirSecao(AgendasDoCliente, { item: 5 })
    await usuario.click(await screen.findByRole('button', { name: 'Reagendar' }))
    await screen.findByRole('dialog', { name: 'Reagendar' })
    await usuario.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Reagendar' })).not.toBeInTheDocument())
    expect(aoAbrirItem).not.toHaveBeenCalled()
    await usuario.keyboard('{Escape}')
    await waitFor(() => expect(aoAbrirItem).toHaveBeenLastCalledWith(null))
  })
})

describe('GER-09 um valor recusado não vai, nem some', () => {
  it('GER-10, AGE-01 finalizar com uma data que não existe', async () => {
    const { usuario } = abrirSecao(AgendasDoCliente, { item: 5 })
    await usuario.click(await screen.findByRole('button', { name: 'Finalizar agenda' }))
    const janela = within(await screen.findByRole('dialog', { name: 'Finalizar agenda' }))
    await escolher(usuario, /Motivo/, 'Contato feito')
    await provarRecusa('features/agendas/proximo-passo.tsx', {
      ...{ usuario, servidor, texto: '99/99/2026' },
      campo: janela.getByRole('textbox', { name: 'Próximo contato' }),
      enviar: () => usuario.click(janela.getByRole('button', { name: 'Finalizar agenda' })),
    })
  })

  it('GER-10, AGE-01 reagendar para ontem', async () => {
    const { usuario } = abrirSecao(AgendasDoCliente, { item: 5 })
    await usuario.click(await screen.findByRole('button', { name: 'Reagendar' }))
    const janela = within(await screen.findByRole('dialog', { name: 'Reagendar' }))
    await provarRecusa('features/agendas/reagendar-agenda.tsx', {
      ...{ usuario, servidor, texto: formatarData(somarDias(AMANHA, -2)) },
      campo: janela.getByRole('textbox', { name: /Nova data/ }),
      enviar: () => usuario.click(janela.getByRole('button', { name: 'Reagendar' })),
    })
  })

  it('GER-10 o período que não vale não alarga a lista', async () => {
    const { usuario } = abrirSecao(AgendasDoCliente)
    await linha(/Retorno 5/)
    await provarFiltroRecusado('features/agendas/agendas-do-cliente.tsx', {
      ...{ usuario, servidor, texto: '99/99/2026', depois: { texto: '05/11/2025', pedido: '2025-11-05' } },
      campo: screen.getByRole('textbox', { name: 'De' }),
    })
  })
})

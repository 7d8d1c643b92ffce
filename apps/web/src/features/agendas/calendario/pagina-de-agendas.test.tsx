import { noDiaEHora } from '@balcao/dominio/agendas/calendario'
import {
  type Agenda,
  contarAgendasPorDia,
  desfazerReagendamento,
  listarAgendas,
  listarAgendasAtrasadas,
  obterAgenda,
  reagendarAgenda,
} from '@balcao/dominio/agendas/contratos'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../../teste/abrir-portal.tsx'
import { agendaDe } from '../../../teste/agenda.ts'
import { cargaDe } from '../../../teste/carga.ts'
import { paginaDe } from '../../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../../teste/servidor.ts'
import { nomeDoDia } from './nomes-dos-dias.ts'

const servidor = usarServidor()
const HOJE = hojeEm(new Date())
const AMANHA = somarDias(HOJE, 1)

let contadas: URLSearchParams[] = []
let listadas: URLSearchParams[] = []
let enviados: unknown[] = []
const amanhaAs = (hora: string) => noDiaEHora(AMANHA, hora).toISOString()

beforeEach(() => {
  contadas = []
  listadas = []
  enviados = []
  const gravar = async (request: Request): Promise<Agenda> => {
    const corpo = await request.json()
    enviados.push(corpo)
    return agendaDe(5, { data_agendada: corpo.data_agendada ?? amanhaAs('09:00'), versao: 5 })
  }
  servidor.use(
    ...respostasDoPortal(cargaDe('OPERADOR')),
    responder(contarAgendasPorDia, ({ url }) => {
      contadas.push(new URL(url).searchParams)
      const itens = [{ dia: AMANHA, pendentes: 2, atrasadas: 0, cumpridas: 1 }]
      return { dtIni: HOJE, dtFim: AMANHA, itens }
    }),
    responder(listarAgendasAtrasadas, paginaDe([agendaDe(9, { assunto: 'Esquecida' })], { total: 3 })),
    responder(listarAgendas, ({ url }) => {
      listadas.push(new URL(url).searchParams)
      return paginaDe([agendaDe(5, { data_agendada: amanhaAs('09:30') })])
    }),
    responder(reagendarAgenda, gravar),
    responder(desfazerReagendamento, gravar),
    responder(obterAgenda, agendaDe(5)),
  )
})

const dia = (qual: string) => screen.findByRole('gridcell', { name: new RegExp(nomeDoDia(qual)) })
const busca = (portal: ReturnType<typeof abrirPortal>) => portal.roteador.state.location.search as object

/** To a day, which need not be on the screen. */
function arrastar(linha: HTMLElement, ate: string) {
  const alvo = document.createElement('div')
  alvo.dataset.soltar = ate
  document.elementFromPoint = vi.fn(() => alvo)
  fireEvent.pointerDown(linha, { button: 0, pointerType: 'mouse', clientX: 0, clientY: 0 })
  fireEvent.pointerMove(window, { clientX: 40, clientY: 40 })
  fireEvent.pointerUp(window, { clientX: 40, clientY: 40 })
}

describe('/agendas', () => {
  it('AGE-03 o mês conta, o dia lista, e cada dia se diz por extenso', async () => {
    abrirPortal('/agendas')
    expect(await dia(AMANHA)).toHaveAccessibleName(`${nomeDoDia(AMANHA)}: 2 pendentes, 1 cumprida`)
    expect(contadas[0]?.get('dtIni')).not.toBe(contadas[0]?.get('dtFim'))
    await waitFor(() => expect(listadas).not.toHaveLength(0))
    expect(listadas.every((lista) => lista.get('dtIni') === lista.get('dtFim'))).toBe(true)
  })

  it('VEN-01 as setas andam na grade, Enter abre o dia, e voltar volta', async () => {
    const portal = abrirPortal('/agendas')
    const hoje = await dia(HOJE)
    hoje.focus()
    await portal.usuario.keyboard('{ArrowRight}')
    await waitFor(async () => expect(await dia(AMANHA)).toHaveFocus())
    await portal.usuario.keyboard('{Enter}')
    await waitFor(() => expect(busca(portal)).toMatchObject({ visao: 'dia', dia: AMANHA }))
    expect(screen.queryByRole('grid')).not.toBeInTheDocument()
    portal.roteador.history.back()
    expect(await screen.findByRole('grid')).toBeVisible()
    await portal.usuario.keyboard('t')
    await waitFor(() => expect(busca(portal)).toMatchObject({ dia: HOJE }))
    await portal.usuario.keyboard('s')
    expect(await screen.findByRole('table', { name: 'Semana' })).toBeVisible()
  })

  it('PAR-01 AGE-03 a semana mostra os dias e as horas que a filial diz', async () => {
    const gravado = (chave: string, valor: string) => ({ chave: `GERAL_${chave}`, filialId: null, valor })
    const parametros = [
      gravado('agendaDiasDaSemana', 'SEG_A_SEX'),
      gravado('agendaHoraInicial', '10'),
      gravado('agendaHoraFinal', '12'),
    ]
    servidor.use(responder(listarAgendas, paginaDe<Agenda>([])))
    const mostrados = async () => {
      const tabela = within(await screen.findByRole('table', { name: 'Semana' }))
      const horas = tabela.getAllByRole('rowheader').map(({ textContent }) => textContent)
      return [tabela.getAllByRole('columnheader').length - 1, horas[0], horas.at(-1)]
    }
    const portal = abrirPortal('/agendas?visao=semana&dia=2026-11-18')
    expect(await mostrados()).toEqual([6, '08h', '17h'])
    portal.unmount()
    servidor.use(...respostasDoPortal(cargaDe('OPERADOR', { parametros })))
    abrirPortal('/agendas?visao=semana&dia=2026-11-18')
    expect(await mostrados()).toEqual([5, '10h', '11h'])
  })

  it('AGE-02 as atrasadas estão sempre à mão, contadas', async () => {
    const portal = abrirPortal('/agendas?visao=dia')
    await portal.usuario.click(await screen.findByRole('button', { name: 'Atrasadas: 3' }))
    const lista = within(await screen.findByRole('list', { name: 'Agendas atrasadas' }))
    expect(lista.getByText('Esquecida')).toBeVisible()
    expect(busca(portal)).toMatchObject({ atrasadas: 'true' })
  })

  it('AGE-01 arrastar a outro dia reagenda com a mesma hora, e desfazer devolve', async () => {
    const portal = abrirPortal(`/agendas?dia=${AMANHA}`)
    const linha = await screen.findByRole('button', { name: /^09:30/ })
    const soltarEm = async (alvo: HTMLElement) => {
      document.elementFromPoint = vi.fn(() => alvo)
      fireEvent.pointerDown(linha, { button: 0, pointerType: 'mouse', clientX: 0, clientY: 0 })
      fireEvent.pointerMove(window, { clientX: 40, clientY: 40 })
      await waitFor(() => expect(alvo).toHaveAttribute('data-alvo'))
      fireEvent.pointerUp(window, { clientX: 40, clientY: 40 })
    }
    // Where it was, it stays without a word to the server.
    await soltarEm(await dia(AMANHA))
    await soltarEm(await dia(somarDias(AMANHA, 1)))
    await waitFor(() => expect(enviados).toHaveLength(1))
    const esperada = noDiaEHora(somarDias(AMANHA, 1), '09:30').toISOString()
    expect(enviados[0]).toEqual({ data_agendada: esperada, versao: 4 })
    await portal.usuario.click(await screen.findByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(enviados[1]).toEqual({ versao: 5 }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('AGE-01 soltar num horário que já passou diz por que não', async () => {
    abrirPortal(`/agendas?dia=${AMANHA}`)
    const linha = await screen.findByRole('button', { name: /^09:30/ })
    arrastar(linha, somarDias(HOJE, -3))
    expect(await screen.findByText('Escolha um horário que ainda não passou')).toBeVisible()
    expect(enviados).toEqual([])
  })

  it.each([
    ['a filial da agenda não deixa ir tão longe, e a da pessoa deixaria', 2, false],
    ['a filial da agenda deixa, e a da pessoa não deixaria', 1, true],
  ])('AGE-01, PAR-01 arrastar: %s', async (_caso, comPoucosDias, vai) => {
    const parametros = [{ chave: 'GERAL_diasMaximosRetorno', filialId: comPoucosDias, valor: '3' }]
    const deCampinas = agendaDe(5, {
      data_agendada: amanhaAs('09:30'),
      filial: { id: 2, desc: 'Filial Campinas' },
    })
    localStorage.setItem('balcao:filial:aurora:7', '1')
    servidor.use(
      ...respostasDoPortal(cargaDe('OPERADOR', { parametros })),
      responder(listarAgendas, paginaDe([deCampinas])),
    )
    abrirPortal(`/agendas?dia=${AMANHA}`)
    arrastar(await screen.findByRole('button', { name: /^09:30/ }), somarDias(HOJE, 4))
    if (vai) await waitFor(() => expect(enviados).toMatchObject([{ versao: 4 }]))
    else expect(await screen.findByText(MENSAGENS.dataMaxima(somarDias(HOJE, 3)))).toBeVisible()
    expect(enviados).toHaveLength(vai ? 1 : 0)
  })

  it('PER-07 o filtro por colaborador é de quem vê as de todos', async () => {
    abrirPortal('/agendas?idColab=9')
    await dia(HOJE)
    expect(screen.queryByRole('combobox', { name: 'Colaborador' })).not.toBeInTheDocument()
    expect(contadas[0]?.has('idColab')).toBe(false)
  })

  it('PER-07 e o gestor escolhe de quem', async () => {
    const colaboradores = [
      { id: 9, nome: 'Bia Souza', tipo: 'OPERADOR' as const },
      { id: 7, nome: 'Ana Paula Ribeiro', tipo: 'GERENTE' as const },
    ]
    servidor.use(...respostasDoPortal(cargaDe('GERENTE', { colaboradores })))
    abrirPortal('/agendas?idColab=9')
    expect(await screen.findByRole('combobox', { name: 'Colaborador' })).toHaveValue('Bia Souza')
    await waitFor(() => expect(contadas.at(-1)?.get('idColab')).toBe('9'))
  })

  it('ERR-04 a contagem que falha não leva o resto, e o dia sem nada convida', async () => {
    servidor.use(
      responder(contarAgendasPorDia, recusar(409, { message: 'Em manutenção.' })),
      responder(listarAgendas, paginaDe<Agenda>([])),
    )
    abrirPortal('/agendas')
    expect(await screen.findByText('Em manutenção.')).toBeVisible()
    expect(await screen.findByText('Nenhuma agenda neste dia')).toBeVisible()
  })
})

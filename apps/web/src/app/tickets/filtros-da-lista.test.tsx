import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { abrirPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { usarServidor } from '../../teste/servidor.ts'
import { servidorDeTickets, ticketDe } from '../../teste/ticket-da-lista.ts'
import { provarFiltroRecusado } from '../../teste/valor-recusado.ts'

const servidor = usarServidor()

let pedidos: string[] = []
function abrir(caminho: string, opcoes?: Parameters<typeof servidorDeTickets>[1]) {
  const cenario = servidorDeTickets([ticketDe(1), ticketDe(2)], opcoes)
  pedidos = cenario.pedidos
  servidor.use(...cenario.respostas)
  return abrirPortal(caminho)
}
const chips = async () => within(await screen.findByRole('list', { name: 'Filtros ativos' }))
const endereco = ({ roteador }: ReturnType<typeof abrir>) => roteador.state.location.searchStr
// By text: a search by role over the whole portal is slow.
const linhas = () => screen.findByText(/^2026\.000001/)

beforeEach(() => {
  pedidos = []
})

describe('filtros da lista de tickets', () => {
  it('TIC-01 os filtros do endereço vão para o servidor e viram chips com nomes', async () => {
    const tela = abrir('/tickets?status=2&status=1&setor=2&dtIni=2026-11-01&meus=true&xis=1')
    await linhas()
    expect(pedidos).toEqual(['?status[]=1&status[]=2&dtIni=2026-11-01&setor[]=2&meus=true'])
    const ativos = await chips()
    await ativos.findByRole('button', { name: 'Remover filtro Setor: Logística' })
    ativos.getByRole('button', { name: 'Remover filtro Status: Em andamento' })
    ativos.getByRole('button', { name: 'Remover filtro Abertura: desde 01/11/2026' })
    await tela.usuario.click(ativos.getByRole('button', { name: 'Remover filtro Status: Aberto' }))
    await waitFor(() => expect(endereco(tela)).toBe('?status=2&dtIni=2026-11-01&setor=2&meus=true'))
    await tela.usuario.click(screen.getByRole('button', { name: 'Limpar filtros' }))
    await waitFor(() => expect(endereco(tela)).toBe(''))
    expect(screen.queryByRole('list', { name: 'Filtros ativos' })).not.toBeInTheDocument()
  })

  it('GER-08 o que não se entende no endereço fica de fora, sem estragar o resto', async () => {
    abrir('/tickets?status=abc&dtIni=31/12/2026&tipo=1&page=-2&orderBy=xis&take=20&direction=DESC')
    await linhas()
    expect(pedidos).toEqual(['?tipo[]=1'])
  })

  it('TIC-01 escolher um status muda o endereço e volta à primeira página', async () => {
    const tela = abrir('/tickets?page=3', { total: 100 })
    await linhas()
    await tela.usuario.click(await screen.findByRole('combobox', { name: 'Status' }))
    await tela.usuario.click(await screen.findByRole('option', { name: 'Em andamento' }))
    await waitFor(() => expect(endereco(tela)).toBe('?status=2'))
    await waitFor(() => expect(pedidos).toEqual(['?page=3', '?status[]=2']))
    tela.roteador.history.back()
    await waitFor(() => expect(endereco(tela)).toBe('?page=3'))
  })

  it('TIC-01 o termo espera a digitação parar e não enche o histórico', async () => {
    const tela = abrir('/tickets')
    await linhas()
    const antes = tela.roteador.history.length
    await tela.usuario.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'caixa amassada')
    await waitFor(() => expect(endereco(tela)).toBe('?termo=caixa+amassada'))
    expect(screen.getByRole('searchbox', { name: 'Buscar' })).toHaveValue('caixa amassada')
    await waitFor(() => expect(pedidos.at(-1)).toBe('?termo=caixa+amassada'))
    expect(pedidos.length).toBeLessThan(4)
    expect(tela.roteador.history.length).toBe(antes)
    await tela.usuario.click(screen.getByRole('button', { name: 'Limpar a busca' }))
    await waitFor(() => expect(endereco(tela)).toBe(''))
    expect(screen.getByRole('searchbox', { name: 'Buscar' })).toHaveValue('')
  })

  it('TIC-01 guarda os filtros e os devolve na próxima visita sem filtros, com aviso', async () => {
    const tela = abrir('/tickets')
    await linhas()
    await tela.usuario.click(screen.getByRole('button', { name: 'Em aberto' }))
    await waitFor(() => expect(endereco(tela)).toBe('?abertos=true'))
    tela.unmount()
    const outra = abrir('/tickets')
    await linhas()
    expect(endereco(outra)).toBe('?abertos=true')
    expect(pedidos).toEqual(['?abertos=true'])
    const aviso = screen.getByText('Filtros da última visita')
    await outra.usuario.click(within(aviso).getByRole('button', { name: 'Limpar' }))
    await waitFor(() => expect(endereco(outra)).toBe(''))
    expect(screen.queryByText('Filtros da última visita')).not.toBeInTheDocument()
    outra.unmount()
    const limpa = abrir('/tickets')
    await linhas()
    expect(endereco(limpa)).toBe('')
  })

  it('TIC-01 um link com filtros vale mais que os guardados, e outra pessoa não os recebe', async () => {
    const tela = abrir('/tickets')
    await linhas()
    await tela.usuario.click(screen.getByRole('button', { name: 'Atrasados' }))
    await waitFor(() => expect(endereco(tela)).toBe('?prazo=ATRASADO'))
    tela.unmount()
    const porLink = abrir('/tickets?tipo=2')
    await linhas()
    expect(endereco(porLink)).toBe('?tipo=2')
    expect(screen.queryByText('Filtros da última visita')).not.toBeInTheDocument()
    porLink.unmount()
    const carga = cargaDe('ADMIN')
    const deOutra = abrir('/tickets', { carga: { ...carga, colaborador: { ...carga.colaborador, id: 8 } } })
    await linhas()
    expect(endereco(deOutra)).toBe('')
  })

  it('TIC-01 entrar de novo por um atalho também devolve os filtros', async () => {
    const tela = abrir('/tickets')
    await linhas()
    await tela.usuario.click(screen.getByRole('button', { name: 'Em aberto' }))
    await waitFor(() => expect(endereco(tela)).toBe('?abertos=true'))
    await tela.usuario.keyboard('gh')
    await screen.findByRole('heading', { level: 1, name: /Ana$/ })
    await tela.usuario.keyboard('gt')
    await linhas()
    await waitFor(() => expect(endereco(tela)).toBe('?abertos=true'))
  })

  it('PER-01 quem é de fora só tem os filtros que pode usar, nem por um link da equipe', async () => {
    abrir('/tickets?setor=2&meus=true&status=1', { carga: cargaDe('CONSUMIDOR_FINAL') })
    await linhas()
    expect(pedidos).toEqual(['?status[]=1'])
    expect(await screen.findByRole('combobox', { name: 'Tipo' })).toBeVisible()
    for (const nome of ['Mais filtros', 'Exportar', 'Meus', 'Atrasados'])
      expect(screen.queryByRole('button', { name: nome })).not.toBeInTheDocument()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('columnheader', { name: /operador/ })).not.toBeInTheDocument()
  })

  it('PER-01 a equipe tem os outros filtros atrás de um botão; o representante não exporta nem age em lote', async () => {
    const tela = abrir('/tickets', { carga: cargaDe('REPRESENTANTE') })
    await linhas()
    await tela.usuario.click(screen.getByRole('button', { name: 'Mais filtros' }))
    for (const nome of ['Operador', 'Representante', 'Região', 'Setor', 'Filial', 'Cliente', 'Prazo'])
      expect(await screen.findByRole('combobox', { name: nome })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Exportar' })).not.toBeInTheDocument()
    expect(screen.queryByRole('checkbox', { name: /Selecionar/ })).not.toBeInTheDocument()
    await tela.usuario.click(await screen.findByRole('checkbox', { name: 'Só os meus' }))
    await waitFor(() => expect(endereco(tela)).toBe('?meus=true'))
    expect(screen.getByRole('button', { name: 'Mais filtros (1)' })).toBeVisible()
  })
})

it('GER-10 o período que não vale não alarga a lista', async () => {
  const { usuario } = abrir('/tickets?dtIni=2026-11-01')
  await linhas()
  await provarFiltroRecusado('platform/listas/campo-do-filtro.tsx', {
    ...{ usuario, servidor, texto: '99/99/2026', depois: { texto: '05/11/2025', pedido: '2025-11-05' } },
    campo: await screen.findByRole('textbox', { name: 'De' }),
  })
})

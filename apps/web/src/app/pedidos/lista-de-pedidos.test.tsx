import { listarPedidos } from '@balcao/dominio/pedidos/contratos'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { abrirPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { pedidoDe, pedidoInteiro, respostasDoPedido, servidorDePedidos } from '../../teste/pedido.ts'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()

let consultas: string[] = []
function abrir(caminho: string, pedidos = [pedidoDe(321), pedidoDe(322)], opcoes = {}) {
  const cenario = servidorDePedidos(pedidos, opcoes)
  consultas = cenario.consultas
  servidor.use(...cenario.respostas)
  return abrirPortal(caminho)
}
const endereco = ({ roteador }: ReturnType<typeof abrir>) => roteador.state.location.searchStr
// By text: a search by role over the whole portal is slow.
const linha = async (id: number) => {
  const celula = await screen.findByText(String(id))
  const achada = celula.closest('tr')
  if (!achada) throw new Error(`sem a linha ${id}`)
  return achada
}
// Pages are chosen by days: what is asked for depends on the clock.
const semDatas = (consulta: string | undefined) => consulta?.replace(/\d{4}-\d{2}-\d{2}/g, 'DATA')

beforeEach(() => {
  consultas = []
})

describe('lista de pedidos', () => {
  it('VEN-01, DOC-06 sem filtros pede os de hoje; mostra contagem, valor, status e quem incluiu', async () => {
    abrir('/pedidos', [
      pedidoDe(321, { ordComp: '4500', status: { chave: 'LIBERADO', label: 'Na separação' } }),
    ])
    const texto = (await linha(321)).textContent
    expect(consultas).toEqual([''])
    for (const parte of ['Mercado Estrela', 'Na separação', 'OC 4500', '09:00 · Bruno Castro', '12/11/2026'])
      expect(texto).toContain(parte)
    expect(texto).toMatch(/R\$\s1\.234,50/)
    expect(screen.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible()
    expect(screen.getByText(/^1 · R\$\s1\.000,00$/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Hoje', pressed: true })).toBeVisible()
  })

  it('VEN-01 Meus Pedidos pede os próprios, lembra filtros à parte e não repete quem incluiu', async () => {
    const tela = abrir('/meus-pedidos?status=FATURADO')
    expect((await linha(321)).textContent).not.toContain('Bruno Castro')
    expect(screen.getByRole('heading', { level: 1, name: 'Meus Pedidos' })).toBeVisible()
    expect(consultas).toEqual(['meus?status[]=FATURADO'])
    await tela.usuario.click(screen.getByRole('button', { name: '7 dias' }))
    await waitFor(() => expect(endereco(tela)).toContain('dias=7'))
    tela.unmount()
    const todos = abrir('/pedidos')
    await linha(321)
    expect(endereco(todos)).toBe('')
  })

  it('DOC-06 os períodos rápidos vão no endereço em dias e ao servidor em datas, até o limite da filial', async () => {
    const parametros = [{ chave: 'GERAL_diasLimiteConsultaPedido', filialId: null, valor: '60' }]
    const tela = abrir('/pedidos', undefined, { carga: cargaDe('ADMIN', { parametros }) })
    await linha(321)
    await tela.usuario.click(screen.getByRole('button', { name: '60 dias' }))
    await waitFor(() => expect(endereco(tela)).toBe('?dias=60'))
    await waitFor(() => expect(semDatas(consultas.at(-1))).toBe('?dtIni=DATA&dtFim=DATA'))
    expect(screen.getByRole('button', { name: '60 dias', pressed: true })).toBeVisible()
    await tela.usuario.click(
      await screen.findByRole('button', { name: 'Remover filtro Período: últimos 60 dias' }),
    )
    await waitFor(() => expect(endereco(tela)).toBe(''))
  })

  it('GER-10 um período maior que o limite da filial puxa a outra ponta', async () => {
    const parametros = [{ chave: 'GERAL_diasLimiteConsultaPedido', filialId: null, valor: '10' }]
    const carga = cargaDe('ADMIN', { parametros })
    const tela = abrir('/pedidos?dtIni=2026-03-01&dtFim=2026-03-05', undefined, { carga })
    await linha(321)
    const ate = screen.getByRole('textbox', { name: 'Até' })
    fireEvent.change(ate, { target: { value: '20/03/2026' } })
    fireEvent.blur(ate)
    expect(screen.getByRole('textbox', { name: 'De' })).toHaveValue('10/03/2026')
    await waitFor(() => expect(endereco(tela)).toBe('?dtIni=2026-03-10&dtFim=2026-03-20'))
  })

  it('DOC-06 o status tem o nome da filial e os filtros voltam na próxima visita', async () => {
    const parametros = [
      { chave: 'GERAL_descricaoStatusPedido', filialId: null, valor: 'FATURADO=Nota emitida' },
    ]
    const carga = cargaDe('ADMIN', { parametros })
    const tela = abrir('/pedidos', undefined, { carga })
    await linha(321)
    await tela.usuario.click(screen.getByRole('combobox', { name: 'Status' }))
    await tela.usuario.click(await screen.findByRole('option', { name: 'Nota emitida' }))
    await waitFor(() => expect(endereco(tela)).toBe('?status=FATURADO'))
    tela.unmount()
    const outra = abrir('/pedidos', undefined, { carga })
    await linha(321)
    await waitFor(() => expect(endereco(outra)).toBe('?status=FATURADO'))
    expect(consultas).toEqual(['?status[]=FATURADO'])
    expect(screen.getByRole('button', { name: 'Remover filtro Status: Nota emitida' })).toBeVisible()
    expect(screen.getByText('Filtros da última visita')).toBeVisible()
  })

  it('DOC-06 ordena pela coluna e muda de página pelo endereço', async () => {
    const tela = abrir('/pedidos', undefined, { total: 50 })
    await linha(321)
    await tela.usuario.click(screen.getByRole('button', { name: /^Total/ }))
    await waitFor(() => expect(endereco(tela)).toBe('?orderBy=vlTot'))
    await tela.usuario.click(screen.getByRole('button', { name: 'Página 2' }))
    await waitFor(() => expect(endereco(tela)).toBe('?orderBy=vlTot&page=2'))
    await waitFor(() => expect(consultas.at(-1)).toBe('?orderBy=vlTot&page=2'))
  })

  it('vazia diz o que fazer: olhar mais dias ou tirar filtros', async () => {
    const tela = abrir('/pedidos', [])
    await screen.findByText('Nenhum registro encontrado')
    await tela.usuario.click(screen.getByRole('button', { name: 'Ver os últimos 45 dias' }))
    await waitFor(() => expect(endereco(tela)).toBe('?dias=45'))
    await tela.usuario.click(
      within(await screen.findByRole('main'))
        .getAllByRole('button', { name: 'Limpar filtros' })
        .at(-1) as Element,
    )
    await waitFor(() => expect(endereco(tela)).toBe(''))
  })

  it('ERR-04 a falha fica na área e tenta de novo', async () => {
    const cenario = servidorDePedidos([pedidoDe(321)])
    servidor.use(...cenario.respostas)
    servidor.use(responder(listarPedidos, () => recusar(422, { message: 'Período grande demais.' })))
    const { usuario } = abrirPortal('/pedidos')
    await screen.findByText('Período grande demais.')
    servidor.use(...cenario.respostas)
    await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await linha(321)).toBeVisible()
  })

  it('J e Enter abrem o pedido; G depois P volta à lista', async () => {
    servidor.use(...respostasDoPedido(pedidoInteiro()))
    const { usuario, roteador } = abrir('/pedidos')
    await linha(321)
    await usuario.keyboard('j{Enter}')
    await waitFor(() => expect(roteador.state.location.pathname).toBe('/pedidos/321'))
    await usuario.keyboard('gp')
    await waitFor(() => expect(roteador.state.location.pathname).toBe('/pedidos'))
  })

  it('PER-01 quem não lista pedidos não tem a página nem o atalho', async () => {
    const { usuario, roteador } = abrir('/pedidos', undefined, { carga: cargaDe('CONSUMIDOR_FINAL') })
    await screen.findByRole('heading', { name: 'Página não encontrada' })
    expect(consultas).toEqual([])
    await usuario.keyboard('gh')
    await waitFor(() => expect(roteador.state.location.pathname).toBe('/home'))
    await usuario.keyboard('gp')
    expect(roteador.state.location.pathname).toBe('/home')
  })
})

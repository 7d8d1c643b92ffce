import {
  listarOrcamentosDoCliente,
  listarUltimosCotadosDoProduto,
  obterOrcamento,
} from '@balcao/dominio/orcamentos/contratos'
import { listarUltimosPedidosDoProduto } from '@balcao/dominio/pedidos/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { orcamentoDe, orcamentoInteiro } from '../../teste/orcamento.ts'
import { itemDe } from '../../teste/pedido.ts'
import { abrirSecao, paginaDe } from '../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { provarFiltroRecusado } from '../../teste/valor-recusado.ts'
import { OrcamentosDoCliente } from './orcamentos-do-cliente.tsx'

const servidor = usarServidor()
let pedidos: URLSearchParams[] = []
beforeEach(() => {
  pedidos = []
})

function abrir(
  itens = [orcamentoDe(70), orcamentoDe(71)],
  item: number | null = null,
  aoAtender?: () => void,
) {
  servidor.use(
    responder(listarOrcamentosDoCliente, ({ url }) => {
      pedidos.push(new URL(url).searchParams)
      return paginaDe(itens)
    }),
  )
  return abrirSecao((props) => <OrcamentosDoCliente {...props} aoAtender={aoAtender} />, { item })
}
const linha = (id: number) => screen.findByRole('row', { name: new RegExp(`^${id}`) })
const campo = (nome: string) => screen.getByText(nome, { selector: 'dt' }).nextElementSibling

describe('orçamentos do cliente', () => {
  it('CLI-01 os mais novos primeiro, com status, validade e total', async () => {
    abrir()
    expect(await linha(70)).toHaveTextContent(/Em análise.*25\/11\/2026.*3.*R\$\s980,50/)
    expect(Object.fromEntries(pedidos[0] ?? [])).toEqual({
      orderBy: 'dtHorInc',
      direction: 'DESC',
      page: '1',
    })
  })

  it("DOC-03 'Em aberto' pede os que ainda se podem ganhar, da primeira página", async () => {
    const { usuario } = abrir()
    await linha(70)
    await usuario.click(screen.getByRole('button', { name: 'Em aberto' }))
    await waitFor(() =>
      expect(pedidos.at(-1)?.getAll('status[]').toSorted()).toEqual(['COTACAO', 'ORCAMENTO']),
    )
    expect(screen.getByRole('button', { name: 'Em aberto' })).toHaveAttribute('aria-pressed', 'true')
    await usuario.click(screen.getByRole('button', { name: 'Todos' }))
    expect(screen.getByRole('button', { name: 'Todos' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('DOC-06 o período pede os incluídos entre as duas datas; sem ele, todos', async () => {
    const { usuario } = abrir()
    await linha(70)
    await usuario.type(screen.getByRole('textbox', { name: /^De/ }), '01/10/2026')
    await usuario.type(screen.getByRole('textbox', { name: /^Até/ }), '31/10/2026')
    await usuario.tab()
    await waitFor(() =>
      expect(Object.fromEntries(pedidos.at(-1) ?? [])).toMatchObject({
        dtIni: '2026-10-01',
        dtFim: '2026-10-31',
        page: '1',
      }),
    )
  })

  it('DOC-03 o que virou pedido diz isso, e de qual', async () => {
    abrir([orcamentoDe(70, { status: { chave: 'GANHO', label: 'Virou pedido' }, idPedido: 900 })])
    expect(await linha(70)).toHaveTextContent(/Virou pedido.*Pedido 900/)
  })

  it('ERR-08 sem nenhum diz isso', async () => {
    abrir([])
    expect(await screen.findByText('Nenhum registro encontrado')).toBeVisible()
  })

  it('ERR-04 a falha fica na seção, e tentar novamente os traz', async () => {
    const { usuario } = abrir()
    servidor.use(responder(listarOrcamentosDoCliente, recusar(409, { message: 'Em manutenção.' })))
    expect(await screen.findByText('Em manutenção.')).toBeVisible()
    servidor.use(responder(listarOrcamentosDoCliente, paginaDe([orcamentoDe(70)])))
    await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await linha(70)).toBeVisible()
  })

  it('CLI-07 a linha abre o orçamento; Esc o fecha', async () => {
    servidor.use(responder(obterOrcamento, orcamentoInteiro({ id: 71 })))
    const { usuario, aoAbrirItem } = abrir()
    await linha(71)
    await usuario.click(screen.getByRole('button', { name: /^71/ }))
    expect(aoAbrirItem).toHaveBeenLastCalledWith(71)
    expect(await screen.findByRole('heading', { name: 'Orçamento 71' })).toBeVisible()
    await usuario.keyboard('{Escape}')
    expect(aoAbrirItem).toHaveBeenLastCalledWith(null)
  })
})

describe('um orçamento', () => {
  it('DOC-01, DOC-02 diz validade, link de pagamento, motivo da perda, itens por filial, removidos e totais', async () => {
    servidor.use(
      responder(
        obterOrcamento,
        orcamentoInteiro({
          dtVal: '2020-01-02',
          linkPagamentoStatus: 'PAGAMENTO_PENDENTE',
          linkPagamento: { validade: '2026-11-20T15:00:00Z' },
          motivoPerda: 'Preço',
          idPedido: 900,
          itensRemovidos: [itemDe(2)],
          percLucro: 12.5,
        }),
      ),
    )
    abrir([], 77)
    await screen.findByRole('heading', { name: 'Orçamento 77' })
    expect(campo('Validade')).toHaveTextContent('02/01/2020')
    expect(campo('Link de pagamento')).toHaveTextContent('Pagamento pendente')
    expect(campo('Link válido até')).toHaveTextContent('20/11/2026 12:00')
    expect(campo('Motivo da perda')).toHaveTextContent('Preço')
    expect(screen.getByRole('link', { name: '900' })).toHaveAttribute('href', '/pedidos/900')
    const matriz = screen.getByRole('region', { name: 'Matriz São Paulo' })
    expect(within(matriz).getByRole('article', { name: 'Produto 1' })).toHaveTextContent('Qtd.10')
    expect(within(matriz).getByRole('group', { name: 'Itens de Matriz São Paulo' })).toHaveAttribute(
      'tabindex',
      '0',
    )
    expect(screen.getByText('Itens removidos (1)')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Totais' })).toHaveTextContent(
      /Total.*25,00.*Margem de lucro.*12,50%/,
    )
  })

  it('ERR-07 o que impede de abrir é um alerta dentro dele', async () => {
    servidor.use(responder(obterOrcamento, recusar(404, { message: 'Registro não encontrado.' })))
    const { usuario } = abrir([], 77)
    const dialogo = await screen.findByRole('dialog', { name: 'Orçamento' })
    expect(await within(dialogo).findByRole('alert')).toHaveTextContent('Registro não encontrado.')
    servidor.use(responder(obterOrcamento, orcamentoInteiro()))
    await usuario.click(within(dialogo).getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByRole('heading', { name: 'Orçamento 77' })).toBeVisible()
  })

  it('CLI-08 em aberto, o atendimento se registra daqui; encerrado, não', async () => {
    servidor.use(responder(obterOrcamento, orcamentoInteiro()))
    const aoAtender = vi.fn()
    const { usuario, unmount } = abrir([], 77, aoAtender)
    await usuario.click(await screen.findByRole('button', { name: 'Registrar atendimento' }))
    expect(aoAtender).toHaveBeenCalledExactlyOnceWith(77)
    unmount()
    servidor.use(
      responder(obterOrcamento, orcamentoInteiro({ status: { chave: 'PERDIDO', label: 'Perdido' } })),
    )
    abrir([], 77, aoAtender)
    await screen.findByRole('heading', { name: 'Orçamento 77' })
    expect(screen.queryByRole('button', { name: 'Registrar atendimento' })).not.toBeInTheDocument()
  })

  it('DOC-06 de cada item, os últimos pedidos e orçamentos do produto; um falha sozinho', async () => {
    servidor.use(
      responder(obterOrcamento, orcamentoInteiro()),
      responder(listarUltimosPedidosDoProduto, {
        itens: [
          {
            idPedido: 555,
            dtHorInc: '2026-10-02T12:00:00Z',
            status: { chave: 'FATURADO', label: 'Faturado' },
            qtde: 4,
            qtdeAt: 4,
            emb: 'CX 12',
            vlUnit: 2.25,
            vlTot: 9,
          },
        ],
      }),
      responder(listarUltimosCotadosDoProduto, recusar(409, { message: 'Em manutenção.' })),
    )
    const { usuario, aoAbrirItem } = abrir([], 77)
    await usuario.click(await screen.findByRole('button', { name: 'Últimas compras de Produto 1' }))
    const dialogo = within(await screen.findByRole('dialog', { name: 'Últimas compras do produto' }))
    expect(await dialogo.findByRole('row', { name: /^555/ })).toHaveTextContent(
      /02\/10\/2026.*Faturado.*4 CX 12.*2,25/,
    )
    expect(await dialogo.findByText('Em manutenção.')).toBeVisible()
    await usuario.keyboard('{Escape}')
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Últimas compras do produto' })).not.toBeInTheDocument(),
    )
    expect(aoAbrirItem).not.toHaveBeenCalled()
  })
})

it('GER-10 o período que não vale não alarga a lista', async () => {
  const { usuario } = abrir()
  await screen.findAllByRole('row')
  await provarFiltroRecusado('features/orcamentos/orcamentos-do-cliente.tsx', {
    ...{ usuario, servidor, texto: '99/99/2026', depois: { texto: '05/11/2025', pedido: '2025-11-05' } },
    campo: screen.getByRole('textbox', { name: 'De' }),
  })
})

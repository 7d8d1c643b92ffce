import { buscarEmTudo } from '@balcao/dominio/busca/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { obterNotaFiscal } from '@balcao/dominio/notas/contratos'
import { obterPedido } from '@balcao/dominio/pedidos/contratos'
import { obterNotaParaTicket, pesquisarClientesDoTicket } from '@balcao/dominio/tickets/abertura/contratos'
import { listarMenu } from '@balcao/dominio/tickets/catalogo/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { notaAberta } from '../../teste/nota.tsx'
import { itemDe, notaDe, pedidoInteiro, respostasDoPedido } from '../../teste/pedido.ts'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()

type Pedido = RespostaDe<typeof obterPedido>

async function abrir(outras: Partial<Pedido> = {}, carga = cargaDe('OPERADOR')) {
  servidor.use(...respostasDoPortal(carga), ...respostasDoPedido(pedidoInteiro(outras)))
  const tela = abrirPortal('/pedidos/321')
  await screen.findByRole('heading', { level: 1, name: 'Pedido 321' })
  return tela
}
const regiao = (nome: string) => screen.getByRole('region', { name: nome })
const textoDe = (nome: string) => regiao(nome).textContent?.replace(/\s/g, ' ')

describe('página do pedido', () => {
  it('VEN-01, DOC-01 diz qual, de quem, em que estado, desde quando, por quem e quanto', async () => {
    await abrir({ dtProgr: '2026-11-20', obsEntrega: 'Doca 2\nAté as 11h', notas: [notaDe(1)] })
    expect(document.title).toMatch(/^Pedido 321/)
    const cabecalho = screen.getByRole('heading', { level: 1 }).closest('header')?.textContent
    for (const parte of ['Faturado', 'Mercado Estrela', '11.222.333/0001-81', 'Bruno Castro', 'OC-77'])
      expect(cabecalho).toContain(parte)
    expect(textoDe('Pagamento')).toContain('28/35/42 dias')
    expect(textoDe('Entrega')).toContain('Rápido Paulista Ltda')
    expect(textoDe('Entrega')).toContain('20/11/2026')
    expect(textoDe('Observações')).toContain('Doca 2Até as 11h')
    expect(textoDe('Notas fiscais')).toContain('NF 500111/11/2026R$ 25,00')
  })

  it('GER-18, VEN-02 diz por que cada preço é o que é: promoção, preço anterior riscado, passos, brinde', async () => {
    const queima = { id: 7, nome: 'Queima' }
    const motivo = {
      semDescontos: 4,
      descontoErp: null,
      promocao: queima,
      descontoVendedor: null,
      digitado: false,
      passos: [
        { texto: 'Tabela Varejo: CX com 12 un.', valor: 4 },
        { texto: 'Promoção Queima', valor: 2.5 },
      ],
    }
    await abrir({
      itens: [
        itemDe(1, { motivo }),
        itemDe(2, { motivo, bonificado: true }),
        itemDe(3, { motivo: { ...motivo, promocao: null, passos: [], digitado: true } }),
      ],
    })
    const item = (nome: string) => screen.getByRole('article', { name: nome })
    expect(item('Produto 1').querySelector('s')?.textContent?.replace(/\s/g, ' ')).toBe('R$ 4,00')
    expect(item('Produto 1').textContent).toContain('Promoção Queima')
    expect(within(item('Produto 1')).getByText('De onde vem este preço')).toBeTruthy()
    expect(item('Produto 2').textContent).toContain('Brinde: Queima')
    expect(item('Produto 3').textContent).toContain('Preço digitado')
    expect(item('Produto 3').querySelector('s')).toBeNull()
  })

  it('DOC-02 faturado em parte: o que não foi faturado, no item e nos totais; à espera de outras notas, não', async () => {
    const emParte = { itens: [itemDe(1, { qtde: 10, qtdeAt: 6 })], vlTot: 25, vlFaturado: 15 }
    const { unmount } = await abrir(emParte)
    expect(screen.getByRole('article', { name: 'Produto 1' }).textContent).toContain('Não faturado: 4 CX 12')
    expect(textoDe('Totais')).toMatch(/Faturado.?R\$ 15,00.*Não faturado.?R\$ 10,00/)
    unmount()
    await abrir({ ...emParte, status: { chave: 'SEPARACAO', label: 'Separação' }, notas: [notaDe(1)] })
    expect(screen.getByRole('article', { name: 'Produto 1' }).textContent).not.toContain('Não faturado')
  })

  it('CLI-07, DOC-02 itens por filial, com atendido, tabela, impostos que não são zero e crítica', async () => {
    const zero = { perc: 0, valor: 0 }
    const campinas = { id: 2, razSoc: 'Aurora Distribuidora Ltda', desc: 'Filial Campinas' }
    await abrir({
      itens: [
        itemDe(1, {
          qtdeAt: 4,
          impostos: {
            ipi: { perc: 5, valor: 1.25 },
            st: zero,
            stsn: zero,
            fcpSt: { perc: 2, valor: 0.5 },
            icmsPartilha: zero,
          },
          informados: { ibs: { perc: 0.1, valor: 0.02 }, cbs: zero },
        }),
        itemDe(2, { filial: campinas, critica_integradora: 'Sem saldo no depósito' }),
        itemDe(3, { vlTot: 0.1 }),
      ],
    })
    const matriz = regiao('Matriz São Paulo')
    expect(within(matriz).getAllByRole('article')).toHaveLength(2)
    expect(textoDe('Matriz São Paulo')).toContain('2 itens · R$ 25,10')
    const primeiro = within(matriz).getByRole('article', { name: 'Produto 1' })
    for (const parte of [
      'CÓDP101',
      'EMBCX 12',
      'TabelaVarejo',
      'Atend./Qtd.4/10',
      'IPI5,00% · R$ 1,25',
      'FCP-ST2,00% · R$ 0,50',
    ])
      expect(primeiro.textContent?.replace(/\s/g, ' ')).toContain(parte)
    expect(primeiro.textContent).not.toContain('ST SN')
    expect(primeiro.textContent?.replace(/\s/g, ' ')).toContain('IBS (só informado)0,10% · R$ 0,02')
    expect(primeiro.textContent).not.toContain('CBS')
    expect(textoDe('Filial Campinas')).toContain('Sem saldo no depósito')
    expect(screen.queryByText(/Itens removidos/)).not.toBeInTheDocument()
  })

  it.each([
    ['atendido em parte', 4, 'LIBERADO', [], '4'],
    ['ainda por atender', 0, 'LIBERADO', [], undefined],
    ['faturado sem ele', 0, 'LIBERADO', [notaDe(1)], '0'],
    ['faturado sem ele, em nota que não se vê', 0, 'FATURADO', [], '0'],
    ['inteiro', 10, 'FATURADO', [notaDe(1)], undefined],
  ] as const)('DOC-02 marca o que faltou: %s', async (_, qtdeAt, chave, notas, marcado) => {
    const status = { chave, label: chave }
    await abrir({ status, itens: [itemDe(1, { qtdeAt })], notas: [...notas] })
    const item = screen.getByRole('article', { name: 'Produto 1' })
    expect(item.querySelector('[data-parcial]')?.textContent).toBe(marcado)
  })

  it('DOC-04 a nota do pedido abre por cima dele', async () => {
    const { usuario } = await abrir({ notas: [notaDe(1)] })
    servidor.use(responder(obterNotaFiscal, notaAberta()))
    await usuario.click(within(regiao('Notas fiscais')).getByRole('button', { name: /NF 5001/ }))
    expect(await screen.findByRole('dialog', { name: 'Nota fiscal' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: /^NF 604/ })).toBeVisible()
  })

  it('CLI-07 os removidos ficam recolhidos', async () => {
    const { usuario } = await abrir({ itensRemovidos: [itemDe(9), itemDe(8)] })
    const resumo = screen.getByText('Itens removidos (2)')
    expect(screen.getByText('Produto 9')).not.toBeVisible()
    await usuario.click(resumo)
    expect(screen.getByText('Produto 9')).toBeVisible()
  })

  it('DOC-01, PER-06 os totais somam o que há; a margem só aparece a quem a recebe', async () => {
    await abrir({
      qtdeIt: 4,
      vlSubTot: 1_000,
      vlBoni: 10.5,
      cupom: { codigo: 'NATAL', desconto: 20, impostos: 0 },
      vlFrete: 35,
      vlSeguro: 6,
      cobranca: { desc: 'Boleto', taxaFixa: 3.9, descTaxaFixa: 'Taxa de boleto' },
      vlTot: 1_014.4,
      percLucro: 18.45,
    })
    expect(textoDe('Totais')).toBe(
      'TotaisSubtotal (4 itens)R$ 1.000,00Bonificação-R$ 10,50Cupom NATAL-R$ 20,00FreteR$ 35,00' +
        'SeguroR$ 6,00Taxa de boletoR$ 3,90TotalR$ 1.014,40Margem de lucro18,45%',
    )
  })

  it('DOC-01 o que é zero não ocupa lugar', async () => {
    await abrir()
    expect(textoDe('Totais')).toBe('TotaisSubtotal (1 item)R$ 25,00FreteR$ 0,00TotalR$ 25,00')
    for (const nome of ['Notas fiscais', 'Observações'])
      expect(screen.queryByRole('region', { name: nome })).not.toBeInTheDocument()
  })

  it.each(['/pedidos/999', '/pedidos/abc', '/pedidos/0'])(
    'PER-01 %s que não se vê diz isso',
    async (caminho) => {
      servidor.use(
        ...respostasDoPortal(),
        responder(obterPedido, () => recusar(404, { codigo: 'NAO_ENCONTRADO', message: 'Não encontrado' })),
      )
      abrirPortal(caminho)
      await screen.findByRole('heading', { level: 1, name: 'Pedido não encontrado' })
      expect(screen.getByRole('link', { name: 'Ver os pedidos' })).toHaveAttribute('href', '/pedidos')
    },
  )
})

describe('abrir ticket a partir do pedido', () => {
  let pedidas: string[] = []
  beforeEach(() => {
    pedidas = []
    const anotar = ({ url }: Request) => {
      const { pathname, search } = new URL(url)
      pedidas.push(pathname.replace(/.*\/sac\/tickets\//, '') + search)
      return recusar(404, { codigo: 'NAO_ENCONTRADO', message: 'Não encontrado' })
    }
    servidor.use(
      responder(obterNotaParaTicket, anotar),
      responder(pesquisarClientesDoTicket, anotar),
      responder(listarMenu, { ticketMenu: [] }),
    )
  })
  const assistente = () => screen.findByRole('dialog', { name: 'Abrir novo ticket' })

  it('SHL-05 com uma nota, já sobre ela', async () => {
    const { usuario } = await abrir({ notas: [notaDe(91)] })
    await usuario.click(screen.getByRole('button', { name: 'Abrir ticket' }))
    await assistente()
    await waitFor(() => expect(pedidas).toContain('notasfiscais/91?idCli=10'))
  })

  it('SHL-05 com várias, a pessoa diz qual, ou nenhuma', async () => {
    const { usuario } = await abrir({ notas: [notaDe(91), notaDe(92)] })
    await usuario.click(screen.getByRole('button', { name: 'Abrir ticket' }))
    expect(await screen.findByRole('menuitem', { name: 'Sem nota fiscal' })).toBeVisible()
    await usuario.click(screen.getByRole('menuitem', { name: /^NF 5092/ }))
    await assistente()
    await waitFor(() => expect(pedidas).toContain('notasfiscais/92?idCli=10'))
  })

  it('SHL-05 sem nota, só o cliente', async () => {
    const { usuario } = await abrir()
    await usuario.click(screen.getByRole('button', { name: 'Abrir ticket' }))
    await assistente()
    await waitFor(() => expect(pedidas).toEqual([expect.stringContaining('id=10')]))
  })
})

describe('busca em tudo', () => {
  it('um pedido achado abre a sua página', async () => {
    servidor.use(
      ...respostasDoPortal(),
      ...respostasDoPedido(pedidoInteiro()),
      responder(buscarEmTudo, {
        grupos: [
          { tipo: 'pedidos', itens: [{ id: 321, titulo: 'Pedido 321', detalhe: 'Mercado' }], temMais: false },
        ],
      }),
    )
    const { usuario, roteador } = abrirPortal('/home')
    await screen.findByRole('heading', { level: 1 })
    await usuario.keyboard('{Control>}k{/Control}')
    await usuario.type(await screen.findByRole('combobox', { name: 'Buscar em tudo' }), '321')
    await usuario.click(await screen.findByRole('option', { name: /Pedido 321/ }))
    await waitFor(() => expect(roteador.state.location.pathname).toBe('/pedidos/321'))
    await screen.findByRole('heading', { level: 1, name: 'Pedido 321' })
  })
})

import {
  alterarCampanha,
  type CampanhaDetalhada,
  criarCampanha,
  encerrarCampanha,
  listarCampanhas,
  obterCampanha,
  opcoesDaCampanha,
} from '@balcao/dominio/campanhas/contratos'
import { pesquisarClientes } from '@balcao/dominio/clientes/contratos'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { pesquisarProdutos } from '@balcao/dominio/produtos/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { clienteDe } from '../../teste/cliente.ts'
import { escolher } from '../../teste/escolher.ts'
import { abrirNaSessao, paginaDe } from '../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { provarRecusa } from '../../teste/valor-recusado.ts'
import { FormularioDaCampanha } from './editar/formulario-da-campanha.tsx'

const servidor = usarServidor()
const dito = (elemento: Element | null | undefined) => elemento?.textContent?.replace(/\s/g, ' ') ?? ''
const fatos = (elemento: Element) =>
  Object.fromEntries(
    [...elemento.querySelectorAll('dt')].map((nome) => [nome.textContent, dito(nome.nextElementSibling)]),
  )

const VAZIA = { filiais: [], tabelas: [], atividades: [], classificacoes: [], marcas: [], categorias: [] }
const DIGITADA: CampanhaDetalhada['digitada'] = {
  ...{ ...VAZIA, nome: 'Verão', inicio: '2026-11-01', fim: '2026-12-20', clientes: [42], produtos: [5, 6] },
  ...{
    prioridade: 50,
    verba: 900,
    limite: 300,
    limitePorCliente: 12,
    quemPaga: 'FORNECEDOR',
    moveConta: true,
  },
  beneficio: { tipo: 'BRINDE', leve: 10, ganhe: 1, idProd: 6 },
  combinaCom: ['CUPOM'],
}
const INTEIRA: CampanhaDetalhada = {
  ...{ id: 1, versao: 6, nome: 'Verão', situacao: 'VIGENTE', beneficio: DIGITADA.beneficio },
  ...{ nomeDoBrinde: 'Copo', produtos: '2 produtos', publico: '1 cliente', filiais: 'Todas' },
  ...{ inicio: '2026-11-01', fim: '2026-12-20', prioridade: 50, verba: 900, verbaUsada: 100, limite: 300 },
  ...{ unidadesUsadas: 20, quemPaga: 'FORNECEDOR', digitada: DIGITADA, encerradaEm: null, impedimento: null },
  nomes: {
    produtos: [
      { id: 5, nome: 'Farinha' },
      { id: 6, nome: 'Copo' },
    ],
    clientes: [{ id: 42, nome: 'Padaria São João' }],
  },
  resultado: {
    ...{ pedidos: 3, clientes: 2, unidades: 20, valor: 1_000, custo: 100, margem: 21.456 },
    comparacao: {
      ...{ de: '2026-11-01', ate: '2026-11-10', antesDe: '2026-10-22', antesAte: '2026-10-31' },
      durante: { pedidos: 6, clientes: 2, valor: 900 },
      antes: { pedidos: 4, clientes: 0, valor: 1_200 },
    },
  },
  usos: Array.from({ length: 11 }, (_, i) => ({
    ...{ idPedido: 90 + i, cliente: 'Padaria', unidades: 2, valor: 10, quando: '2026-11-03T12:00:00Z' },
  })),
  historico: [{ quando: '2026-11-01T12:00:00Z', quem: 'Rui Prado', texto: 'Verba: 500 → 900' }],
}
const FRETE = { tipo: 'FRETE' as const, minimo: 500 }
const SEM_NADA: CampanhaDetalhada = {
  ...{ ...INTEIRA, id: 2, nome: 'Entrega', situacao: 'ENCERRADA', beneficio: FRETE, nomeDoBrinde: null },
  ...{ produtos: 'Todo o pedido', verba: null, limite: 7, unidadesUsadas: 2, quemPaga: 'PROPRIA' },
  ...{ resultado: null, usos: [], historico: [], impedimento: 'Já foi encerrada.' },
  digitada: {
    ...{ ...DIGITADA, beneficio: FRETE, combinaCom: [], limite: 7, limitePorCliente: null, moveConta: false },
  },
}

let pedidos: URLSearchParams[] = []
let corpos: Record<string, unknown>[] = []
beforeEach(() => {
  pedidos = []
  corpos = []
})
function doServidor() {
  const gravada = { id: 9, versao: 1, message: 'Ok' }
  const guardar = async (pedido: Request) => {
    corpos.push((await pedido.json()) as Record<string, unknown>)
    return gravada
  }
  const produto = { idExibicao: '1001', marca: '', unidade: 'UN', codigo_barras: '', idImagem: '' }
  return [
    // Before the one with an id, which would answer for it.
    responder(opcoesDaCampanha, {
      ...{
        filiais: [{ id: 1, nome: 'Matriz' }],
        tabelas: [{ id: 2, nome: 'Atacado' }],
        atividades: ['Padaria'],
      },
      ...{ classificacoes: [{ id: 3, nome: 'Ouro' }], marcas: ['Sol'], categorias: ['Massas'] },
    }),
    responder(obterCampanha, ({ url }) => (url.endsWith('/1') ? INTEIRA : SEM_NADA)),
    responder(criarCampanha, guardar),
    responder(alterarCampanha, guardar),
    responder(pesquisarProdutos, paginaDe([{ id: 8, descricaocompleta: 'Arroz tipo 1', ...produto }])),
    responder(pesquisarClientes, paginaDe([clienteDe(77, 'Sul', { razSoc: 'Mercado Sul' })])),
  ]
}
function abrir(caminho = '/campanhas', tipo: 'GERENTE' | 'OPERADOR' = 'GERENTE') {
  servidor.use(
    ...respostasDoPortal(cargaDe(tipo)),
    responder(listarCampanhas, ({ url }) => {
      pedidos.push(new URL(url).searchParams)
      return paginaDe([INTEIRA, SEM_NADA, { ...SEM_NADA, id: 3, nome: 'Livre', limite: null }])
    }),
    ...doServidor(),
  )
  return abrirPortal(caminho)
}
const ficha = async (id: number) => {
  const janela = await screen.findByRole('dialog', { name: `Campanha ${id}` })
  await within(janela).findByText('Benefício')
  return janela
}
const campo = (name: RegExp | string) => screen.findByRole('textbox', { name })

describe('a lista e a ficha', () => {
  it('GES-02 a linha diz o que dá, a quem, até quando e o que se usou; os atalhos filtram', async () => {
    const { usuario, roteador } = abrir()
    const linha = async (nome: string) => dito((await screen.findByText(nome)).closest('tr'))
    const primeira = await linha('Verão')
    for (const parte of [
      ...['Campanha 1', 'Em vigor', 'Leve 10, ganhe 1 de Copo', '2 produtos', '1 cliente', 'Filiais: Todas'],
      ...['até 20/12/2026', 'Desde 01/11/2026', 'R$ 100,00', 'de R$ 900,00'],
    ])
      expect(primeira).toContain(parte)
    expect(await linha('Entrega')).toContain('2 de 7 ped.')
    expect(await linha('Livre')).not.toMatch(/ped\.|de R\$ 900/)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await usuario.click(screen.getByRole('button', { name: 'Em vigor' }))
    await waitFor(() => expect(pedidos.at(-1)?.getAll('situacao[]')).toEqual(['VIGENTE']))
    await usuario.click(screen.getByText('Terminadas'))
    await waitFor(() => expect(pedidos.at(-1)?.getAll('situacao[]')).toEqual(['ENCERRADA', 'TERMINADA']))
    await usuario.click(await screen.findByText('Verão'))
    const daFicha = within(await ficha(1))
    for (const [verbo, nome] of [
      ['Alterar', 'Alterar campanha 1'],
      ['Duplicar', 'Nova campanha'],
    ] as const) {
      await usuario.click(daFicha.getByRole('button', { name: verbo }))
      const janela = within(await screen.findByRole('dialog', { name: nome }))
      expect(await janela.findByDisplayValue(/^Verão/)).toBeVisible()
      await usuario.click(janela.getByRole('button', { name: 'Cancelar' }))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: nome })).not.toBeInTheDocument())
    }
    await usuario.click(daFicha.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(roteador.state.location.search).not.toHaveProperty('item'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('GES-02 quem gere vê o que trouxe, comparado com antes, e os dez últimos pedidos', async () => {
    abrir('/campanhas?item=1')
    const janela = await ficha(1)
    expect(fatos(janela)).toEqual({
      ...{ Benefício: 'Leve 10, ganhe 1 de Copo', Sobre: '2 produtos', 'Para quem': '1 cliente' },
      ...{ Filiais: 'Todas', Validade: '01/11/2026 a 20/12/2026', 'Combina com': 'Cupom' },
      ...{ 'Limite por cliente': '12 un.', 'Limite em tudo': '300 un.', Usado: 'R$ 100,00 · de R$ 900,00' },
      ...{ 'Quem paga': 'O fornecedor', Prioridade: '50', 'Conta corrente de quem vende': 'Movimenta' },
      ...{ Pedidos: '3', Clientes: '2', Unidades: '20', 'Valor dos pedidos': 'R$ 1.000,00' },
      ...{ 'Desconto dado': 'R$ 100,00', 'Margem dos pedidos': '21,46%' },
    })
    expect(dito(janela)).toContain(
      'de 01/11/2026 a 10/11/2026, e no mesmo tempo antes (22/10/2026 a 31/10/2026)',
    )
    const comparada = within(janela).getByRole('table', { name: 'Comparação com o mesmo tempo antes' })
    expect(within(comparada).getAllByRole('row').slice(1).map(dito)).toEqual([
      ...['Clientes02–', 'Pedidos46+50,0%', 'ValorR$ 1.200,00R$ 900,00-25,0%'],
    ])
    const usos = within(within(janela).getByRole('region', { name: 'Últimos pedidos' }))
    expect(usos.getAllByRole('listitem')).toHaveLength(10)
    expect(usos.getByRole('link', { name: 'Pedido 90' })).toHaveAttribute('href', '/pedidos/90')
    expect(dito(usos.getAllByRole('listitem')[0])).toMatch(/R\$ 10,00 · 2 un\.$/)
    expect(dito(within(janela).getByRole('region', { name: 'Histórico' }))).toMatch(/500 → 900.*Rui Prado/)
  })

  it('GES-02 PER-01 a que acabou só se duplica; quem não gere só vê o que vale para o cliente', async () => {
    const { unmount } = abrir('/campanhas?item=2')
    const janela = await ficha(2)
    expect(fatos(janela)).toMatchObject({
      ...{ Benefício: 'Frete grátis a partir de R$ 500,00 em produtos', 'Limite em tudo': '7 ped.' },
      ...{ 'Combina com': 'Nada: vale o maior benefício', 'Conta corrente de quem vende': 'Não movimenta' },
    })
    expect(fatos(janela)).not.toHaveProperty('Limite por cliente')
    const acoes = () =>
      ['Alterar', 'Duplicar', 'Encerrar campanha', 'Nova campanha'].filter((name) =>
        screen.queryByRole('button', { name, hidden: true }),
      )
    expect(acoes()).toEqual(['Duplicar', 'Nova campanha'])
    for (const nome of ['O que trouxe', 'Últimos pedidos', 'Histórico'])
      expect(within(janela).queryByRole('region', { name: nome })).not.toBeInTheDocument()
    unmount()
    abrir('/campanhas?item=1', 'OPERADOR')
    const semGerir = await ficha(1)
    expect(acoes()).toEqual([])
    for (const nome of ['Usado', 'Quem paga', 'Prioridade', 'Conta corrente de quem vende'])
      expect(fatos(semGerir)).not.toHaveProperty(nome)
  })

  it('GES-02 PER-06 sem margem nem o que comparar, só se diz o que há', async () => {
    const { resultado } = INTEIRA
    abrir('/campanhas?item=1')
    servidor.use(
      responder(obterCampanha, {
        ...INTEIRA,
        resultado: resultado && { ...resultado, pedidos: 0, margem: null },
      }),
    )
    const janela = await ficha(1)
    expect(fatos(janela)).not.toHaveProperty('Margem dos pedidos')
    expect(within(janela).queryByRole('table')).not.toBeInTheDocument()
  })

  it('GES-02 encerra-se com motivo e a versão de agora; o que outro mudou não apaga o que se escreveu', async () => {
    const { usuario } = abrir('/campanhas?item=1')
    servidor.use(
      responder(encerrarCampanha, async (pedido) => {
        corpos.push((await pedido.json()) as Record<string, unknown>)
        if (corpos.length === 1)
          return recusar(409, { codigo: 'ALTERADO_POR_OUTRA_PESSOA', message: 'Alterado.', mudancas: [] })
        return { id: 1, message: 'Encerrada.', versao: 9 }
      }),
    )

    await usuario.click(within(await ficha(1)).getByRole('button', { name: 'Encerrar campanha' }))
    const janela = within(await screen.findByRole('dialog', { name: 'Encerrar campanha' }))
    const motivo = janela.getByRole('textbox', { name: 'Motivo' })
    const encerrar = () => usuario.click(janela.getByRole('button', { name: 'Encerrar' }))
    await encerrar()
    await waitFor(() => expect(motivo).toBeInvalid())
    await usuario.type(motivo, 'Acabou a verba')
    await encerrar()
    await janela.findByText(/mudou enquanto você preenchia/)
    servidor.use(responder(obterCampanha, { ...INTEIRA, versao: 8 }))
    await usuario.click(janela.getByRole('button', { name: 'Ver como está agora' }))
    await waitFor(() => expect(janela.queryByText(/mudou enquanto você/)).not.toBeInTheDocument())
    await encerrar()
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Encerrar campanha' })).not.toBeInTheDocument(),
    )
    expect(corpos).toEqual([6, 8].map((versao) => ({ versao, motivo: 'Acabou a verba' })))
  })
})

describe('o formulário', () => {
  function abrirFormulario(de: CampanhaDetalhada | null = null, modo: 'alterar' | 'duplicar' = 'duplicar') {
    const aoFechar = vi.fn()
    servidor.use(...doServidor())
    const formulario = <FormularioDaCampanha edicao={{ de, modo }} aoFechar={aoFechar} />
    return { ...abrirNaSessao(formulario, cargaDe('GERENTE')), aoFechar }
  }
  const hoje = () => hojeEm(new Date())

  it('GES-02 uma nova começa hoje, com o que é comum; as faixas entram e saem', async () => {
    const { usuario, aoFechar } = abrirFormulario()
    const criar = async () => usuario.click(await screen.findByRole('button', { name: 'Criar campanha' }))
    expect(await campo('Nome')).toHaveFocus()
    expect(screen.queryByRole('checkbox', { name: /^Cada faixa por si/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Tirar a faixa/ })).not.toBeInTheDocument()
    await criar()
    await waitFor(async () => expect(await campo('Nome')).toBeInvalid())
    await usuario.type(await campo('Nome'), 'Natal')
    await usuario.type(await campo('Desconto'), '5')
    for (const [i, de] of ['3', '20'].entries()) {
      await usuario.click(screen.getByRole('button', { name: 'Mais uma faixa' }))
      const novas = screen.getAllByRole('textbox', { name: 'A partir de' })
      await usuario.type(novas.at(-1) as HTMLElement, de)
      await usuario.type(
        screen.getAllByRole('textbox', { name: 'Desconto' }).at(-1) as HTMLElement,
        `${8 + i}`,
      )
    }
    await usuario.click(screen.getByRole('button', { name: 'Tirar a faixa 2' }))
    await usuario.click(screen.getByRole('checkbox', { name: /^Cada faixa por si/ }))
    await escolher(usuario, 'Filiais', 'Matriz')
    await escolher(usuario, 'Tabelas de preço do orçamento', 'Atacado')
    await escolher(usuario, 'Segmentos', 'Padaria')
    await escolher(usuario, 'Classificações', 'Ouro')
    await escolher(usuario, 'Marcas', 'Sol')
    await escolher(usuario, 'Famílias', 'Massas')
    await escolher(usuario, 'Quem paga', 'O fornecedor')
    await usuario.type(await campo('Verba'), '500')
    await usuario.click(screen.getByRole('checkbox', { name: /^Movimenta a conta/ }))
    await criar()
    await waitFor(() => expect(corpos).toHaveLength(1))
    expect(corpos[0]).toEqual({
      ...{ nome: 'Natal', inicio: hoje(), fim: somarDias(hoje(), 30), filiais: [1], tabelas: [2] },
      ...{ atividades: ['Padaria'], classificacoes: [3], clientes: [], produtos: [], marcas: ['Sol'] },
      ...{ categorias: ['Massas'], prioridade: 100, combinaCom: ['CUPOM'], verba: 500, limite: null },
      ...{ limitePorCliente: null, quemPaga: 'FORNECEDOR', moveConta: true },
      beneficio: {
        tipo: 'PERCENTUAL',
        porFaixa: true,
        faixas: [
          { de: 0, percentual: 5 },
          { de: 20, percentual: 9 },
        ],
      },
    })
    await waitFor(() => expect(aoFechar).toHaveBeenCalled())
  })

  it.each([
    ['features/campanhas/editar/campos.tsx', 'Verba', '1.2.3'],
    ['features/campanhas/editar/formulario-da-campanha.tsx', 'Até', '99/99/2026'],
  ])(
    'GER-09 GES-02 o que não se lê fica no campo, e a campanha não vai: %s',
    async (arquivo, nome, texto) => {
      const { usuario } = abrirFormulario()
      await usuario.type(await campo('Nome'), 'Natal')
      await usuario.type(await campo('Desconto'), '5')
      await provarRecusa(arquivo, {
        ...{ usuario, servidor, texto },
        campo: await campo(nome),
        enviar: () => usuario.click(screen.getByRole('button', { name: 'Criar campanha' })),
      })
    },
  )

  it('GES-02 o preço pede produtos; o que se pesquisa entra uma vez, e sai; o frete não é de produto', async () => {
    const { usuario } = abrirFormulario()
    await usuario.type(await campo('Nome'), 'Natal')
    await escolher(usuario, 'Benefício', 'Preço fixo')
    await usuario.type(await campo('Preço'), '9,9')
    const criar = () => usuario.click(screen.getByRole('button', { name: 'Criar campanha' }))
    await criar()
    expect(await screen.findByText('Um preço vale para os produtos que se escolhem.')).toBeVisible()
    for (const _ of [1, 2]) await escolher(usuario, /^Produtos/, /Arroz tipo 1/, 'arr')
    expect(screen.getAllByRole('button', { name: 'Tirar Arroz tipo 1' })).toHaveLength(1)
    await escolher(usuario, /^Clientes escolhidos/, /Mercado Sul/, 'mer')
    await usuario.click(screen.getByRole('button', { name: 'Tirar Mercado Sul' }))
    await escolher(usuario, 'Marcas', 'Sol')
    await escolher(usuario, 'Benefício', 'Brinde')
    expect(await campo('Ganhe')).toHaveValue('1')
    await escolher(usuario, 'Benefício', 'Frete grátis')
    expect(screen.queryByRole('group', { name: 'Sobre o quê' })).not.toBeInTheDocument()
    expect(screen.getAllByText('ped.')).toHaveLength(2)
    await usuario.clear(await campo('A partir de, em produtos'))
    await usuario.type(await campo('A partir de, em produtos'), '300')
    await criar()
    await waitFor(() => expect(corpos).toHaveLength(1))
    expect(corpos[0]).toMatchObject({
      ...{
        beneficio: { tipo: 'FRETE', minimo: 300 },
        produtos: [],
        marcas: [],
        categorias: [],
        clientes: [],
      },
    })
  })

  it('GES-02 a que se muda vem como está, e vai com a versão de agora', async () => {
    const { usuario, aoFechar } = abrirFormulario(INTEIRA, 'alterar')
    servidor.use(
      responder(alterarCampanha, async (pedido) => {
        corpos.push((await pedido.json()) as Record<string, unknown>)
        if (corpos.length === 1)
          return recusar(409, { codigo: 'ALTERADO_POR_OUTRA_PESSOA', message: 'Alterado.', mudancas: [] })
        return { id: 1, message: 'Ok', versao: 9 }
      }),
    )
    const janela = within(await screen.findByRole('dialog', { name: 'Alterar campanha 1' }))
    await janela.findByRole('textbox', { name: 'Nome' })
    expect(screen.getByRole('combobox', { name: 'Benefício' })).toHaveValue('Brinde')
    expect(screen.getByRole('combobox', { name: /^Produto do brinde/ })).toHaveValue('Copo')
    await usuario.click(janela.getByRole('button', { name: 'Tirar Farinha' }))
    expect(janela.getByRole('button', { name: 'Tirar Padaria São João' })).toBeVisible()
    await usuario.clear(janela.getByRole('textbox', { name: 'Verba' }))
    await usuario.clear(janela.getByRole('textbox', { name: 'Limite por cliente' }))
    await usuario.click(janela.getByRole('checkbox', { name: /^Movimenta a conta/ }))
    await usuario.click(janela.getByRole('button', { name: 'Salvar' }))
    await janela.findByText('Esta campanha mudou enquanto você preenchia')
    servidor.use(responder(obterCampanha, { ...INTEIRA, versao: 8 }))
    await usuario.click(janela.getByRole('button', { name: 'Ver como está agora' }))
    await waitFor(() => expect(janela.queryByText(/mudou enquanto você/)).not.toBeInTheDocument())
    await usuario.click(janela.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(aoFechar).toHaveBeenCalled())
    const mudada = { ...DIGITADA, produtos: [6], verba: null, limitePorCliente: null, moveConta: false }
    expect(corpos).toEqual([6, 8].map((versao) => ({ ...mudada, versao })))
  })

  it('GES-02 a cópia é outra, de hoje em diante, com o mesmo conteúdo', async () => {
    const { usuario } = abrirFormulario(SEM_NADA)
    const janela = within(await screen.findByRole('dialog', { name: 'Nova campanha' }))
    expect(await janela.findByRole('textbox', { name: 'Nome' })).toHaveValue('Verão (cópia)')
    await usuario.click(janela.getByRole('button', { name: 'Criar campanha' }))
    await waitFor(() => expect(corpos).toHaveLength(1))
    const inicio = hoje()
    const copia = { ...SEM_NADA.digitada, nome: 'Verão (cópia)', inicio, fim: somarDias(inicio, 30) }
    expect(corpos[0]).toEqual(copia)
  })

  it('GES-02 sem as opções não há formulário, e tenta-se de novo', async () => {
    let vezes = 0
    const { usuario } = abrirFormulario()
    servidor.use(
      responder(opcoesDaCampanha, () => {
        vezes += 1
        return recusar(403, { message: 'Sem acesso.' })
      }),
    )

    const janela = within(await screen.findByRole('dialog', { name: 'Nova campanha' }))
    const outraVez = await janela.findByRole('button', { name: 'Tentar novamente' })
    const antes = vezes
    await usuario.click(outraVez)
    await waitFor(() => expect(vezes).toBeGreaterThan(antes))
  })
})

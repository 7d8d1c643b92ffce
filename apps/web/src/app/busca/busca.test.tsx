import { buscarEmTudo, type GrupoDeResultados, type TipoDeResultado } from '@balcao/dominio/busca/contratos'
import { obterCliente } from '@balcao/dominio/clientes/contratos'
import { listarAtividadesDoCliente } from '@balcao/dominio/clientes/secoes'
import { obterVisaoGeral } from '@balcao/dominio/clientes/visao-geral'
import { listarLimites } from '@balcao/dominio/limites/contratos'
import { listarNotasFiscaisDoCliente, obterNotaFiscal } from '@balcao/dominio/notas/contratos'
import { procurarNotasADevolver } from '@balcao/dominio/tickets/abertura/contratos-devolucao'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { cadastroDe, respostasDaFicha } from '../../teste/cliente.ts'
import { notaAberta, notaDe, paginaDe } from '../../teste/nota.tsx'
import { recusar, responder, semRede, usarServidor } from '../../teste/servidor.ts'
import { servidorDaAbertura, tipoDe } from '../../teste/ticket-novo.tsx'

const servidor = usarServidor()
const PADARIA = {
  id: 42,
  titulo: 'Padaria São João',
  detalhe: '42 · 11.222.333/0001-81 · Campinas/SP',
}
const MERCADO = { id: 43, titulo: 'Mercado São Pedro', detalhe: '43 · 11.444.777/0001-61 · Santos/SP' }
let termos: (string | null)[] = []

beforeEach(() => {
  termos = []
  servidor.use(
    ...respostasDaFicha(),
    responder(obterCliente, cadastroDe({ motivoBloqueio: 'Títulos em atraso' })),
    responder(listarLimites, { itens: [] }),
    responder(listarAtividadesDoCliente, { itens: [] }),
    responder(listarNotasFiscaisDoCliente, paginaDe([])),
    responder(buscarEmTudo, ({ url }) => {
      const q = new URL(url).searchParams.get('q')
      termos.push(q)
      const tipo = 'clientes' as const
      const achou = q?.includes('sao')
      const artigo = { tipo: 'artigos' as const, itens: [{ ...MERCADO, id: 7 }], temMais: true }
      if (q === 'santos') return { grupos: [{ tipo, itens: [MERCADO], temMais: true }, artigo] }
      return { grupos: achou ? [{ tipo, itens: [PADARIA, MERCADO], temMais: true }] : [] }
    }),
  )
})

async function abrir(carga = cargaDe('ADMIN')) {
  servidor.use(...respostasDoPortal(carga))
  const portal = abrirPortal('/home')
  await screen.findByRole('heading', { level: 1 })
  return portal
}
const achar = (tipo: TipoDeResultado, item: GrupoDeResultados['itens'][number]) =>
  servidor.use(responder(buscarEmTudo, { grupos: [{ tipo, itens: [item], temMais: false }] }))
const campo = () => screen.findByRole('combobox', { name: 'Buscar em tudo' })
const opcoes = () => screen.queryAllByRole('option').map((opcao) => opcao.textContent)
const ativa = async () => {
  const id = (await campo()).getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)?.textContent : null
}

describe('busca em tudo', () => {
  it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
    'abre com %s, com o foco no campo',
    async (tecla) => {
      const { usuario } = await abrir()
      await usuario.keyboard(tecla)
      await waitFor(async () => expect(await campo()).toHaveFocus())
      expect(await campo()).toHaveValue('')
      await usuario.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    },
  )

  it('abre pelo botão, e o foco volta a ele', async () => {
    const { usuario } = await abrir()
    const botao = screen.getByRole('button', { name: 'Buscar em tudo' })
    await usuario.click(botao)
    await campo()
    await usuario.click(screen.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(botao).toHaveFocus())
  })

  it("'?' conta os dois atalhos", async () => {
    const { usuario } = await abrir()
    await usuario.keyboard('?')
    const lista = await screen.findByRole('dialog', { name: 'Atalhos do teclado' })
    expect(within(lista).getAllByText('Buscar em tudo')).toHaveLength(2)
    expect(within(lista).getByText('Ctrl+K')).toBeVisible()
    expect(within(lista).getByText('/')).toBeVisible()
  })

  it('que há mais se diz uma vez, de quantos grupos for', async () => {
    const { usuario } = await abrir()
    await usuario.keyboard('/')
    await usuario.type(await campo(), 'santos')
    await screen.findByRole('group', { name: 'Artigos' })
    expect(screen.getAllByText(/Há mais resultados/)).toHaveLength(1)
  })

  it('páginas na hora, clientes depois de uma só pergunta, e as setas passam por todos', async () => {
    const { usuario } = await abrir()
    await usuario.keyboard('/')
    await usuario.type(await campo(), 'home')
    expect(opcoes()).toEqual(['Home'])
    await usuario.clear(await campo())
    await usuario.type(await campo(), 'sao')
    await screen.findByRole('group', { name: 'Clientes' })
    expect(termos.filter((termo) => termo?.startsWith('s'))).toEqual(['sao'])
    expect(opcoes()).toEqual([PADARIA, MERCADO].map(({ titulo, detalhe }) => titulo + detalhe))
    expect(screen.getByText(/Há mais resultados/)).toBeVisible()
    expect(await ativa()).toContain('Padaria')
    await usuario.keyboard('{ArrowDown}')
    expect(await ativa()).toContain('Mercado')
    await usuario.keyboard('{ArrowDown}')
    expect(await ativa()).toContain('Padaria')
    await usuario.keyboard('{ArrowUp}')
    expect(await ativa()).toContain('Mercado')
  })

  it('Enter abre o cliente por cima; Esc volta à busca, e outro Esc à página', async () => {
    const { usuario } = await abrir()
    await usuario.keyboard('/')
    await usuario.type(await campo(), 'sao')
    await screen.findByRole('group', { name: 'Clientes' })
    await usuario.keyboard('{Enter}')
    const cliente = await screen.findByRole('dialog', { name: 'Cliente' })
    for (const texto of ['Títulos em atraso', 'Pães São João Ltda', '11.222.333/0001-81', '02/10/2026'])
      expect((await within(cliente).findAllByText(texto))[0]).toBeVisible()
    await usuario.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cliente' })).not.toBeInTheDocument())
    expect(await campo()).toHaveValue('sao')
    await usuario.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it.each([
    ['tickets', 'TIC-03 um ticket abre a sua página', { id: 77 }, '/tickets/77'],
    ['pedidos', 'VEN-01 um pedido abre a sua página', { id: 31 }, '/pedidos/31'],
    ['orcamentos', 'VEN-01 um orçamento abre a sua página', { id: 9 }, '/orcamentos/9'],
    ['artigos', 'FAQ-01 um artigo abre a sua página', { id: 5 }, '/artigo/5'],
  ] as const)('%s: %s', async (tipo, _caso, registro, endereco) => {
    const { usuario, roteador } = await abrir()
    achar(tipo, { titulo: 'Achado', detalhe: 'um deles', ...registro })
    const navegar = vi.spyOn(roteador, 'navigate').mockResolvedValue()
    await usuario.keyboard('/')
    await usuario.type(await campo(), 'sao')
    await usuario.click(await screen.findByRole('option', { name: /Achado/ }))
    const [destino] = navegar.mock.lastCall ?? []
    expect(destino && (destino.href ?? roteador.buildLocation(destino as never).href)).toBe(endereco)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('DOC-04 uma nota abre por cima; Esc volta à busca; dela se vai aos tickets sobre ela', async () => {
    const { usuario, roteador } = await abrir()
    achar('notas', { id: 9, titulo: 'NF 604', detalhe: 'Série 1' })
    servidor.use(responder(obterNotaFiscal, notaAberta()))
    await usuario.keyboard('/')
    await usuario.type(await campo(), '604')
    await usuario.click(await screen.findByRole('option', { name: /NF 604/ }))
    await screen.findByRole('heading', { name: /^NF 604/ })
    await usuario.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nota fiscal' })).not.toBeInTheDocument())
    expect(await campo()).toHaveValue('604')
    await usuario.click(await screen.findByRole('option', { name: /NF 604/ }))
    const navegar = vi.spyOn(roteador, 'navigate').mockResolvedValue()
    await usuario.click(await screen.findByRole('button', { name: 'Ver tickets desta nota' }))
    const [destino] = navegar.mock.lastCall ?? []
    expect(destino && roteador.buildLocation(destino as never).href).toBe('/tickets?termo=604')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('CLI-01 do cliente se vai às suas notas, e cada Esc fecha só o que está em cima', async () => {
    const { usuario } = await abrir()
    servidor.use(
      responder(listarNotasFiscaisDoCliente, paginaDe([notaDe(604)])),
      responder(obterNotaFiscal, notaAberta()),
    )
    await usuario.keyboard('/')
    await usuario.type(await campo(), 'sao')
    await usuario.click(await screen.findByRole('option', { name: /Padaria/ }))
    await usuario.click(await screen.findByRole('link', { name: 'Notas Fiscais' }))
    await usuario.click(await screen.findByRole('button', { name: '604' }))
    await screen.findByRole('heading', { name: /^NF 604/ })
    const some = (nome: string) =>
      waitFor(() => expect(screen.queryByRole('dialog', { name: nome })).not.toBeInTheDocument())
    await usuario.keyboard('{Escape}')
    await some('Nota fiscal')
    expect(screen.getByRole('dialog', { name: 'Cliente' })).toBeVisible()
    await usuario.keyboard('{Escape}')
    await some('Cliente')
    expect(await campo()).toHaveValue('sao')
  })

  it('MES-07 um número também oferece devolver a nota, depois do que o tem', async () => {
    achar('pedidos', { id: 9, titulo: 'Pedido 4711', detalhe: 'Padaria São João' })
    servidor.use(
      ...servidorDaAbertura([tipoDe(1, { usa_nota_produto: 2, permite_espelho: true })]),
      responder(procurarNotasADevolver, { clientes: [], notas: [], temMais: false }),
    )
    const { usuario } = await abrir()
    await usuario.keyboard('/')
    await usuario.type(await campo(), '4711')
    const devolver = await screen.findByRole('option', { name: 'Devolver nota 4711' })
    expect(await ativa()).toContain('Pedido 4711')
    await usuario.click(devolver)
    expect(await screen.findByRole('combobox', { name: /^Nota, chave ou cliente/ })).toHaveValue('4711')
  })

  it('o que foi aberto fica entre os recentes', async () => {
    const { usuario } = await abrir()
    await usuario.keyboard('/')
    await usuario.type(await campo(), 'sao')
    await usuario.click(await screen.findByRole('option', { name: /Mercado/ }))
    await screen.findByRole('dialog', { name: 'Cliente' })
    await usuario.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cliente' })).not.toBeInTheDocument())
    await usuario.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await usuario.keyboard('/')
    const recentes = await screen.findByRole('group', { name: 'Recentes' })
    expect(within(recentes).getByRole('option', { name: /Mercado/ })).toBeVisible()
    expect(await ativa()).toBeNull()
    await usuario.keyboard('{ArrowDown}{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Cliente' })).toBeVisible()
  })

  it('Enter em uma página fecha a busca e vai para ela', async () => {
    const { usuario, roteador } = await abrir()
    await roteador.navigate({ href: '/outra' })
    await screen.findByRole('heading', { name: 'Página não encontrada' })
    await usuario.keyboard('/')
    await usuario.type(await campo(), 'HÔME{Enter}')
    expect(await screen.findByRole('heading', { name: /Ana$/ })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it("diz 'Não encontrado ...'", async () => {
    const { usuario } = await abrir()
    await usuario.keyboard('/')
    await usuario.type(await campo(), 'zzz')
    expect((await screen.findAllByText('Não encontrado ...'))[0]).toBeInTheDocument()
  })

  it.each([
    ['a rede caiu', semRede, 'Falha na comunicação com o servidor!'],
    ['o servidor falhou', () => recusar(503, { message: 'Em manutenção' }), 'Em manutenção'],
  ])('quando %s diz, e tenta de novo', async (_, resposta, texto) => {
    const { usuario } = await abrir()
    servidor.use(responder(buscarEmTudo, resposta()))
    await usuario.keyboard('/')
    await usuario.type(await campo(), 'sao')
    expect((await screen.findAllByText(texto))[0]).toBeInTheDocument()
    servidor.use(
      responder(buscarEmTudo, { grupos: [{ tipo: 'clientes', itens: [PADARIA], temMais: false }] }),
    )
    await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByRole('option', { name: /Padaria/ })).toBeVisible()
  })

  it('CLI-10 um cliente que não é seu diz que não foi encontrado, e dali se volta à Home', async () => {
    const { usuario, roteador } = await abrir()
    servidor.use(responder(obterVisaoGeral, recusar(404, { message: 'Registro não encontrado.' })))
    await usuario.keyboard('/')
    await usuario.type(await campo(), 'sao')
    await usuario.click(await screen.findByRole('option', { name: /Padaria/ }))
    const falha = within(await screen.findByRole('dialog', { name: 'Não foi possível abrir o cliente' }))
    expect(falha.getByText('Registro não encontrado.')).toBeVisible()
    await usuario.click(falha.getByRole('button', { name: 'Voltar para Home' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(roteador.state.location.pathname).toBe('/home')
  })

  it('PER-01 sem a permissão não há busca', async () => {
    const modulos = cargaDe('ADMIN').modulos.map((modulo) => ({
      ...modulo,
      moduloAcoes: modulo.moduloAcoes.filter(({ nome }) => nome !== 'BUSCAR'),
    }))
    const { usuario } = await abrir(cargaDe('ADMIN', { modulos }))
    expect(screen.queryByRole('button', { name: 'Buscar em tudo' })).not.toBeInTheDocument()
    await usuario.keyboard('/')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

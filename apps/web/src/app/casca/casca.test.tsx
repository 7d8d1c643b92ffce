import { carregarApp, sair } from '@balcao/dominio/acesso/contratos-da-sessao'
import { CANAL_DOS_AJUSTES } from '@balcao/dominio/ajustes/canais'
import { permiteCadastrar } from '@balcao/dominio/cadastros/contratos'
import { LUGAR_NO_MENU, PAGINAS, type PaginaDoMenu } from '@balcao/dominio/paginas'
import type { Modulo } from '@balcao/dominio/permissoes'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { lerToken } from '../../platform/credencial.ts'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe, FILIAIS } from '../../teste/carga.ts'
import { emitir } from '../../teste/pusher.ts'
import { recusar, responder, semRede, usarServidor } from '../../teste/servidor.ts'
import { CHAVE_DO_MENU } from './use-menu.ts'

const servidor = usarServidor()

const noCelular = () => {
  const original = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((consulta) => ({
    ...original(consulta),
    matches: consulta.includes('max-width'),
  }))
}

async function abrir(carga = cargaDe('ADMIN')) {
  servidor.use(...respostasDoPortal(carga))
  const portal = abrirPortal('/home')
  await screen.findByRole('heading', { level: 1 })
  // Their code comes after the page, and only the first time: no test may count on another having waited.
  await screen.findByRole('button', { name: /^Usuário: / })
  return portal
}

/** As the menu has them, group by group. */
const MODULOS = [null, 'ATENDIMENTO', 'VENDAS', 'GESTAO', 'CONFIGURACAO'].flatMap((grupo) =>
  Object.entries(LUGAR_NO_MENU)
    .filter(([pagina, lugar]) => lugar === grupo && pagina !== '/home')
    .map(([pagina]) => PAGINAS[pagina as PaginaDoMenu]),
)
const menu = () => screen.getByRole('navigation', { name: 'Principal' })
const itens = () =>
  within(menu())
    .queryAllByRole('link')
    .map((link) => link.getAttribute('aria-label') ?? link.textContent)

describe('menu lateral', () => {
  it('SHL-02 Home e a versão, com o usuário e a descrição do tipo (PER-08)', async () => {
    await abrir()
    expect(itens()).toEqual(['Home', ...MODULOS])
    expect(within(menu()).getByRole('link', { current: 'page' })).toHaveTextContent('Home')
    expect(screen.getByText('Versão 1.2.3')).toBeVisible()
    expect(screen.getByText('Ana Paula Ribeiro')).toBeVisible()
    expect(screen.getByText('Administrador')).toBeVisible()
  })

  it('PER-01 um módulo não autorizado não aparece, e a página dele não abre', async () => {
    const semDashboard = cargaDe('ADMIN').modulos.map(
      (modulo): Modulo =>
        modulo.name === 'SAC_DASHBOARD'
          ? { ...modulo, autorizado: false, moduloAcoes: [{ nome: 'DASHBOARD_VER', autorizado: false }] }
          : modulo,
    )
    await abrir(cargaDe('ADMIN', { modulos: semDashboard }))
    expect(itens()).toEqual(MODULOS)
    expect(screen.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
  })

  it('PER-01 quem vai de uma página à que não pode ver não lê que a perdeu', async () => {
    const semFv = cargaDe('ADMIN').modulos.filter(({ name }) => name !== 'CALLCENTER_CONFIGURACAO_FV')
    const { roteador } = await abrir(cargaDe('ADMIN', { modulos: semFv }))
    await roteador.navigate({ href: '/configuracao-fv' })
    expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('ADM-03 a janela aberta perde e ganha o que a administração muda: o menu, a página e as respostas', async () => {
    const { cliente } = await abrir()
    const sem = cargaDe('ADMIN').modulos.map(
      (modulo): Modulo =>
        modulo.name === 'SAC_DASHBOARD'
          ? { ...modulo, autorizado: false, moduloAcoes: [{ nome: 'DASHBOARD_VER', autorizado: false }] }
          : modulo,
    )
    const pediu = vi.spyOn(cliente, 'invalidateQueries')
    servidor.use(responder(carregarApp, cargaDe('ADMIN', { modulos: sem })))
    emitir(CANAL_DOS_AJUSTES, 'ajuste-mudou', { assunto: 'permissao' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Você não pode mais ver esta página')
    expect(itens()).toEqual(MODULOS)
    // By the event, and then whatever was answered to who could more; what is as it was asks for nothing.
    expect(pediu).toHaveBeenCalledTimes(2)
    servidor.use(responder(carregarApp, cargaDe('ADMIN')))
    emitir(CANAL_DOS_AJUSTES, 'ajuste-mudou', { assunto: 'permissao' })
    await waitFor(() => expect(itens()).toContain('Home'))
    expect(screen.queryByText('Você não pode mais ver esta página')).toBeNull()
  })

  it('SHL-04 recolhe para o trilho e lembra disso neste computador', async () => {
    const { usuario, unmount } = await abrir()
    await usuario.click(screen.getByRole('button', { name: 'Recolher menu' }))
    expect(screen.getByRole('button', { name: 'Expandir menu' })).toHaveAttribute('aria-expanded', 'false')
    expect(itens()).toEqual(['Home', ...MODULOS])
    expect(localStorage.getItem(CHAVE_DO_MENU)).toBe('recolhido')
    unmount()
    await abrir()
    expect(screen.getByRole('button', { name: 'Expandir menu' })).toBeVisible()
  })

  it('SHL-02 os grupos têm nome, recolhem-se e ficam como foram deixados', async () => {
    const { usuario, unmount } = await abrir()
    expect(within(within(menu()).getByRole('list', { name: 'Vendas' })).getAllByRole('link')).toHaveLength(5)
    await usuario.click(within(menu()).getByRole('button', { name: 'Vendas', expanded: true }))
    expect(itens()).not.toContain('Pedidos')
    expect(itens()).toContain('Tickets')
    unmount()
    await abrir()
    await usuario.click(within(menu()).getByRole('button', { name: 'Vendas', expanded: false }))
    expect(itens()).toEqual(['Home', ...MODULOS])
  })

  it('PAR-03 o tipo de menu do negócio vale para quem nunca mexeu nele; abrir um grupo deixa os outros como estão', async () => {
    const parametros = [{ chave: 'GERAL_tipoMenuPadrao', filialId: null, valor: 'SUPERIOR_ANINHADO' }]
    const { usuario, unmount } = await abrir(cargaDe('ADMIN', { parametros }))
    expect(itens()).toEqual(['Home', 'Clientes'])
    await usuario.click(within(menu()).getByRole('button', { name: 'Vendas', expanded: false }))
    expect(itens()).toContain('Pedidos')
    unmount()
    await abrir(cargaDe('ADMIN', { parametros }))
    expect(itens()).toContain('Pedidos')
    expect(itens()).not.toContain('Tickets')
  })

  it('SHL-02 o grupo da página aberta não se recolhe', async () => {
    localStorage.setItem('balcao:menu:recolhidos', 'ATENDIMENTO,CONFIGURACAO')
    const { roteador } = await abrir()
    expect(itens()).not.toContain('Faq')
    await roteador.navigate({ href: '/faq' })
    await waitFor(() => expect(itens()).toContain('Coletas'))
    expect(itens()).not.toContain('Etiquetas')
  })

  it('SHL-02 um grupo só não precisa de nome', async () => {
    await abrir(cargaDe('CONSUMIDOR_FINAL', { filiais: [] }))
    expect(itens()).toEqual(['Home', 'Tickets', 'Faq'])
    expect(within(menu()).queryByRole('button')).not.toBeInTheDocument()
  })

  it('SHL-04 no celular é temporário e fecha ao mudar de página', async () => {
    noCelular()
    if (window.BALCAO) window.BALCAO.galeria = true
    const { usuario, roteador } = await abrir()
    expect(screen.queryByRole('navigation', { name: 'Principal' })).not.toBeInTheDocument()
    await usuario.click(screen.getByRole('button', { name: 'Abrir menu' }))
    const gaveta = await screen.findByRole('dialog', { name: 'Menu' })
    expect(within(gaveta).getByRole('link', { name: 'Home' })).toBeVisible()
    await roteador.navigate({ href: '/componentes' })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(localStorage.getItem(CHAVE_DO_MENU)).toBeNull()
  })
})

describe('barra superior', () => {
  it('SHL-03 quem vende tem em NOVO o que pode começar; quem só atende, NOVO TICKET', async () => {
    const { usuario, unmount } = await abrir(cargaDe('REPRESENTANTE'))
    servidor.use(responder(permiteCadastrar, { permite: true, modo: 'COMPLETO' }))
    await usuario.click(screen.getByRole('button', { name: 'NOVO' }))
    expect(await screen.findByRole('menuitem', { name: 'Cliente' })).toBeVisible()
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'TicketN',
      'Devolução de notaV',
      'OrçamentoO',
      'Cliente',
    ])
    await usuario.click(screen.getByRole('menuitem', { name: 'Orçamento' }))
    const janela = await screen.findByRole('dialog', { name: 'Novo orçamento' })
    expect(await within(janela).findByRole('combobox', { name: 'Cliente' })).toHaveFocus()
    unmount()
    await abrir(cargaDe('CONSUMIDOR_FINAL', { filiais: [] }))
    expect(screen.getByRole('button', { name: 'NOVO TICKET' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'NOVO' })).not.toBeInTheDocument()
  })

  it('SHL-03 diz a página, também na aba do navegador', async () => {
    await abrir()
    expect(within(screen.getByRole('banner')).getByText('Home')).toBeVisible()
    expect(document.title).toBe('Home · Aurora Distribuidora')
  })

  it('ADM-08 a aba leva o nome que o negócio tem agora, e não o de quando a página se abriu', async () => {
    const loja = { id: 'aurora', nome: 'Casa Verde', logo: 'l1' }
    await abrir(cargaDe('ADMIN', { loja }))
    await waitFor(() => expect(document.title).toBe('Home · Casa Verde'))
  })

  it('a filial é escolhida por quem tem várias', async () => {
    const { usuario } = await abrir()
    await usuario.click(await screen.findByRole('button', { name: 'Filial: Todas as filiais' }))
    await usuario.click(await screen.findByRole('menuitemradio', { name: /Filial Campinas/ }))
    const botao = await screen.findByRole('button', { name: 'Filial: Filial Campinas' })
    expect(botao).toHaveAttribute('title', 'Filial Campinas')
  })

  it('quem tem uma só não tem o que escolher', async () => {
    await abrir(cargaDe('ADMIN', { filiais: FILIAIS.slice(0, 1) }))
    expect(screen.queryByRole('button', { name: /^Filial/, hidden: true })).not.toBeInTheDocument()
  })

  it('muda o tema', async () => {
    const { usuario } = await abrir()
    await usuario.click(screen.getByRole('button', { name: 'Tema: Automático' }))
    await usuario.click(await screen.findByRole('menuitemradio', { name: 'Escuro' }))
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark')
  })

  it.each([
    ['o servidor aceita', { message: 'Até logo' }],
    ['o servidor já não conhece a sessão', recusar(401, { message: 'Sua sessão expirou.' })],
    ['a rede caiu', semRede()],
  ])('AUT-04 Sair encerra a sessão quando %s', async (_, resposta) => {
    const irPara = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
    const { usuario } = await abrir()
    servidor.use(responder(sair, resposta))
    await usuario.click(screen.getByRole('button', { name: 'Usuário: Ana Paula Ribeiro' }))
    await usuario.click(await screen.findByRole('menuitem', { name: 'Sair' }))
    await waitFor(() => expect(irPara).toHaveBeenCalledWith('/login'))
    expect(lerToken()).toBeNull()
    expect(sessionStorage.getItem('balcao:caminho-lembrado')).toBeNull()
  })
})

describe('teclado', () => {
  it("'?' mostra os atalhos, e G depois H vai para Home", async () => {
    const { usuario, roteador } = await abrir()
    await usuario.keyboard('?')
    const lista = await screen.findByRole('dialog', { name: 'Atalhos do teclado' })
    expect(within(lista).getByText('Ir para Home')).toBeVisible()
    await usuario.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await roteador.navigate({ href: '/outra' })
    await screen.findByRole('heading', { name: 'Página não encontrada' })
    await usuario.keyboard('gh')
    expect(await screen.findByRole('heading', { name: /Ana$/ })).toBeVisible()
  })

  it('pula para o conteúdo, sem mudar o endereço', async () => {
    const { usuario, roteador } = await abrir()
    const link = screen.getByRole('link', { name: 'Pular para o conteúdo' })
    await usuario.tab()
    expect(link).toHaveFocus()
    await usuario.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
    expect(roteador.state.location.hash).toBe('')
  })

  it('depois de navegar o foco está no título da página', async () => {
    const { roteador } = await abrir()
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus()
    await roteador.navigate({ href: '/outra' })
    const titulo = await screen.findByRole('heading', { name: 'Página não encontrada' })
    await waitFor(() => expect(titulo).toHaveFocus())
  })
})

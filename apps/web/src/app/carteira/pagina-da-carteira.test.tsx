import { listarMotivosDeAtendimento } from '@balcao/dominio/atendimentos/contratos'
import { listarCarteira, resumirCarteira } from '@balcao/dominio/carteira/contratos'
import { estadosDaCarteira } from '@balcao/dominio/carteira/risco'
import { listarOrcamentosDoCliente } from '@balcao/dominio/orcamentos/contratos'
import { criarOrcamento } from '@balcao/dominio/orcamentos/edicao'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { clienteDaCarteira } from '../../teste/carteira.ts'
import { paginaDe } from '../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()

const SEM_FAZER = ['CLIENTE_ATENDER', 'ORCAMENTO_EDITAR', 'AGENDA_CRIAR']
const ITENS = [clienteDaCarteira(42), clienteDaCarteira(43, { fant: 'Mercado Norte' })]
let itens = ITENS
let consultas: string[] = []
let quadros: string[] = []
beforeEach(() => {
  itens = ITENS
  consultas = []
  quadros = []
})

function abrir(caminho = '/acompanhamentos-clientes', carga = cargaDe('REPRESENTANTE')) {
  servidor.use(
    ...respostasDoPortal(carga),
    responder(listarCarteira, ({ url }) => {
      consultas.push(decodeURIComponent(new URL(url).search))
      return paginaDe(itens)
    }),
    responder(resumirCarteira, ({ url }) => {
      quadros.push(decodeURIComponent(new URL(url).search))
      return {
        itens: estadosDaCarteira.map((estado, i) => ({ estado, clientes: i * 10, valor: i * 1_000 })),
      }
    }),
  )
  return abrirPortal(caminho)
}
const linha = async (nome = 'Padaria São João') =>
  (await screen.findByText(nome)).closest('tr') as HTMLElement

describe('acompanhamentos de clientes', () => {
  it('GES-06 cada linha diz por quê, com o que está pendente e o mix que cai', async () => {
    abrir()
    const texto = (await linha()).textContent?.replace(/\s/g, ' ')
    for (const parte of [
      'Em ruptura',
      'Comprava a cada 12 dias, faz 25',
      '2 títulos vencidos: R$ 30,00',
      '1 orçamento: R$ 77,50',
      '12 → 7',
      'caindo',
    ])
      expect(texto).toContain(parte)
    expect(consultas).toEqual(['?orderBy=prioridade&direction=DESC'])
    // What the board asks for is not left to arrive in the next test.
    await screen.findByRole('figure')
    expect(quadros).toEqual([''])
  })

  it('GES-06 o quadro por risco conta todos, filtra ao apertar, e tem a sua tabela', async () => {
    const { usuario } = abrir('/acompanhamentos-clientes?curva=A')
    const figura = await screen.findByRole('figure')
    expect(quadros).toEqual(['?curva[]=A'])
    await usuario.click(within(figura).getByText('Ver em tabela'))
    const tabela = within(figura).getByRole('table', { name: 'Carteira por risco' })
    expect(within(tabela).getByRole('row', { name: /^Inativo 60 20 R\$\s2\.000,00$/ })).toBeVisible()
    await usuario.click(within(figura).getByRole('button', { name: /Inativo 60/ }))
    await waitFor(() => expect(consultas.at(-1)).toContain('estado[]=INATIVO_60'))
    expect(within(figura).getByRole('button', { name: /Inativo 60/, pressed: true })).toBeVisible()
    expect(quadros).toHaveLength(1)
    await usuario.click(within(figura).getByRole('button', { name: /Inativo 60/ }))
    expect(await within(figura).findByRole('button', { name: /Inativo 60/, pressed: false })).toBeVisible()
    for (const estado of [/Em ruptura/, /Inativo 90/])
      await usuario.click(within(figura).getByRole('button', { name: estado }))
    await waitFor(() =>
      expect(consultas.at(-1)).toMatch(
        /estado\[\]=INATIVO_90.*estado\[\]=RUPTURA|estado\[\]=RUPTURA.*estado\[\]=INATIVO_90/,
      ),
    )
  })

  it('GES-06 atender a uma tecla da linha em foco', async () => {
    const pedidos: string[] = []
    servidor.use(
      responder(listarMotivosDeAtendimento, { itens: [{ id: 1, desc: 'Venda' }], motivosPerda: [] }),
      responder(listarOrcamentosDoCliente, ({ url }) => {
        pedidos.push(new URL(url).pathname)
        return paginaDe([], { take: 100 })
      }),
    )
    const { usuario } = abrir()
    // Without a row in focus the key is nobody's.
    await linha()
    await usuario.keyboard('t')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    within(await linha('Mercado Norte'))
      .getByRole('link', { name: /Mercado Norte/ })
      .focus()
    await usuario.keyboard('t')
    expect(await screen.findByRole('dialog', { name: 'Registrar atendimento' })).toBeVisible()
    await waitFor(() => expect(pedidos[0]).toContain('/43/'))
  })

  it('GES-06 do cliente de que nada se sabe, um traço; do que sobe, nada que alarme; a agenda é no seu dia', async () => {
    const nada = { qtde: 0, valor: 0 }
    itens = [
      clienteDaCarteira(44, {
        ...{ fant: '', razSoc: 'Sem Nada Ltda', curva: null, vlTicket: 0, mix: { antes: 0, agora: 0 } },
        ...{ vencidos: nada, orcamentos: nada, representante: null, telefone: '' },
      }),
      clienteDaCarteira(45, {
        ...{ fant: 'Em Alta', mix: { antes: 3, agora: 8 }, vencidos: { qtde: 1, valor: 9 } },
        ...{ orcamentos: { qtde: 2, valor: 80 }, proximaAgenda: '2026-11-20T02:00:00Z' },
      }),
    ]
    abrir()
    const vazia = await linha('Sem Nada Ltda')
    expect(within(vazia).getAllByText('–')).toHaveLength(6)
    const emAlta = (await linha('Em Alta')).textContent?.replace(/\s/g, ' ')
    for (const parte of [
      ...['1 título vencido: R$ 9,00', '2 orçamentos: R$ 80,00 · Agenda em 19/11/2026', '3 → 8'],
      ...['R$ 900,00', 'Márcia Leal', '(11) 98765-4321'],
    ])
      expect(emAlta).toContain(parte)
    expect(emAlta).not.toContain('caindo')
    await screen.findByRole('figure')
  })

  it('GES-06 PER-01 cada um faz o que pode; sem ninguém na carteira, diz-se que é ali', async () => {
    const { colaborador } = cargaDe('REPRESENTANTE')
    const acoes = (dela: HTMLElement) =>
      ['Registrar atendimento', 'Marcar agenda', 'Novo orçamento'].filter((nome) =>
        within(dela).queryByRole('button', { name: `${nome}: Padaria São João` }),
      )
    const { unmount } = abrir()
    expect(acoes(await linha())).toHaveLength(3)
    await screen.findByRole('figure')
    unmount()
    const modulos = cargaDe('REPRESENTANTE').modulos.map(({ moduloAcoes, ...modulo }) => ({
      ...modulo,
      moduloAcoes: moduloAcoes.map(({ nome, autorizado }) => ({
        nome,
        autorizado: autorizado && !SEM_FAZER.includes(nome),
      })),
    }))
    const semNada = abrir('/acompanhamentos-clientes', cargaDe('REPRESENTANTE', { colaborador, modulos }))
    expect(acoes(await linha())).toEqual([])
    await screen.findByRole('figure')
    semNada.unmount()
    itens = []
    abrir()
    expect(await screen.findByText('Os clientes que você atende aparecem aqui.')).toBeVisible()
    await screen.findByRole('figure')
  })

  it('GES-06 O começa o orçamento do cliente em foco, M a sua agenda, L liga', async () => {
    const corpos: unknown[] = []
    servidor.use(
      responder(criarOrcamento, async (pedido) => {
        corpos.push(await pedido.json())
        return recusar(422, { message: 'Cliente bloqueado.' })
      }),
    )
    const { usuario } = abrir()
    const dela = await linha('Mercado Norte')
    const ligar = within(dela).getByRole('link', { name: 'Discar para (11) 98765-4321' })
    let ligou = 0
    ligar.addEventListener('click', (evento) => {
      evento.preventDefault()
      ligou += 1
    })
    // Without a row in focus it is that of every page.
    await usuario.keyboard('o')
    const doPortal = await screen.findByRole('dialog', { name: 'Novo orçamento' })
    await usuario.click(await within(doPortal).findByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const emFoco = () =>
      within(dela)
        .getByRole('link', { name: /Mercado Norte/ })
        .focus()
    emFoco()
    await usuario.keyboard('l')
    expect(ligou).toBe(1)
    await usuario.keyboard('o')
    expect(await screen.findByText('Cliente bloqueado.')).toBeVisible()
    expect(corpos).toEqual([{ idCli: 43 }])
    emFoco()
    await usuario.keyboard('m')
    expect(await screen.findByRole('dialog', { name: 'Nova agenda' })).toBeVisible()
  })

  it('GES-06 o botão da linha abre o atendimento daquele cliente', async () => {
    servidor.use(
      responder(listarMotivosDeAtendimento, { itens: [{ id: 1, desc: 'Venda' }], motivosPerda: [] }),
      responder(listarOrcamentosDoCliente, paginaDe([], { take: 100 })),
    )
    const { usuario, roteador } = abrir()
    await usuario.click(
      within(await linha()).getByRole('button', { name: 'Registrar atendimento: Padaria São João' }),
    )
    expect(await screen.findByRole('dialog', { name: 'Registrar atendimento' })).toBeVisible()
    expect(roteador.state.location.pathname).toBe('/acompanhamentos-clientes')
  })
})

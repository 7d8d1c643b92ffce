import { listarMotivosDeAtendimento } from '@balcao/dominio/atendimentos/contratos'
import { listarCarteira, resumirCarteira } from '@balcao/dominio/carteira/contratos'
import { estadosDaCarteira } from '@balcao/dominio/carteira/risco'
import { listarOrcamentosDoCliente } from '@balcao/dominio/orcamentos/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { clienteDaCarteira } from '../../teste/carteira.ts'
import { paginaDe } from '../../teste/secao.tsx'
import { responder, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()

let consultas: string[] = []
let quadros: string[] = []
beforeEach(() => {
  consultas = []
  quadros = []
})

function abrir(caminho = '/acompanhamentos-clientes', carga = cargaDe('REPRESENTANTE')) {
  servidor.use(
    ...respostasDoPortal(carga),
    responder(listarCarteira, ({ url }) => {
      consultas.push(decodeURIComponent(new URL(url).search))
      return paginaDe([clienteDaCarteira(42), clienteDaCarteira(43, { fant: 'Mercado Norte' })])
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

import { totaisDaHome } from '@balcao/dominio/home/contratos'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { criarClienteDeConsultas } from '../../platform/consultas.ts'
import { SessaoAberta } from '../../platform/sessao.tsx'
import { SeletorDeFilial } from '../../seletores/seletor-de-filial.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { renderizar } from '../../teste/renderizar.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { PaginaHome } from './pagina-home.tsx'
import type { TotaisDaHome } from './use-totais-da-home.ts'

const servidor = usarServidor()

const UNIDADE = {
  idFil: 1,
  desc: 'Aurora Campinas',
  cid: 'Campinas',
  uf: 'SP',
  tel: '1933334444',
  email: 'campinas@aurora.test',
}
const TOTAIS: TotaisDaHome = {
  clientes: { total: 2_000, ativos: 1_234, semCompra: 105, prospects: 49, bloqueados: 12, diasSemCompra: 60 },
  estoque: { normal: 7_200, baixo: 118, vazio: 62 },
  filiais: [{ ...UNIDADE, clientes: 1_500, estoque: { normal: 300, baixo: 21, vazio: 9 } }],
}

const abrir = (carga = cargaDe('ADMIN'), filtro?: ReactNode) =>
  renderizar(
    <QueryClientProvider client={criarClienteDeConsultas(() => {})}>
      <SessaoAberta carga={carga}>
        <PaginaHome filtro={filtro} />
      </SessaoAberta>
    </QueryClientProvider>,
  )

const regiao = (nome: RegExp) => screen.findByRole('region', { name: nome })

describe('home', () => {
  it('HOM-01 números em pt-BR, com o que cada um é', async () => {
    servidor.use(responder(totaisDaHome, TOTAIS))
    abrir()
    const clientes = await regiao(/Clientes/)
    expect(clientes).toHaveTextContent('2.000')
    for (const texto of [
      '1.234',
      '61,70%',
      'Ativos',
      '105',
      'Sem compra há 60 dias',
      'Prospects',
      'Bloqueados',
    ])
      expect(within(clientes).getByText(texto)).toBeVisible()
    const estoque = await regiao(/Estoque/)
    for (const texto of ['7.200', 'Estoque normal', '118', 'Estoque baixo', '62', 'Sem estoque'])
      expect(within(estoque).getByText(texto)).toBeVisible()
  })

  it('HOM-01 o esqueleto tem os painéis que virão, e ninguém os lê', async () => {
    const { promise, resolve } = Promise.withResolvers<TotaisDaHome>()
    servidor.use(responder(totaisDaHome, () => promise))
    const { container } = abrir()
    const paineis = () =>
      [...container.querySelectorAll('section')].map((painel) => painel.querySelectorAll('dt').length)
    expect(paineis()).toEqual([4, 3])
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
    resolve(TOTAIS)
    await regiao(/Clientes/)
    expect(paineis()).toEqual([4, 3])
  })

  it('HOM-01 as unidades com o contato', async () => {
    servidor.use(responder(totaisDaHome, TOTAIS))
    abrir()
    const tabela = await screen.findByRole('table')
    expect(await within(tabela).findByText('Aurora Campinas')).toBeVisible()
    expect(within(tabela).getByText('1.500')).toBeVisible()
    expect(within(tabela).getByRole('link', { name: 'campinas@aurora.test' })).toHaveAttribute(
      'href',
      'mailto:campinas@aurora.test',
    )
    expect(within(tabela).getByRole('link', { name: '(19) 3333-4444' })).toHaveAttribute(
      'href',
      'tel:+551933334444',
    )
  })

  it('HOM-01 só a filial escolhida', async () => {
    localStorage.setItem('balcao:filial:aurora:7', '2')
    let pedido = ''
    servidor.use(
      responder(totaisDaHome, ({ url }) => {
        pedido = new URL(url).search
        return TOTAIS
      }),
    )
    abrir()
    await regiao(/Clientes/)
    expect(pedido).toBe('?idFil=2')
    expect(screen.getByText(/Filial Campinas/)).toBeVisible()
  })

  it('HOM-01 os números de uma filial não ficam sob o nome de outra', async () => {
    const { promise, resolve } = Promise.withResolvers<TotaisDaHome>()
    servidor.use(responder(totaisDaHome, ({ url }) => (url.includes('idFil') ? promise : TOTAIS)))
    const { usuario } = abrir(cargaDe('ADMIN'), <SeletorDeFilial />)
    await screen.findByText('1.234')
    await usuario.click(await screen.findByRole('button', { name: /^Filial/ }))
    await usuario.click(await screen.findByRole('menuitemradio', { name: /Filial Campinas/ }))
    await waitFor(() => expect(screen.queryByText('1.234')).not.toBeInTheDocument())
    expect(screen.queryByText('1.500')).not.toBeInTheDocument()
    resolve(TOTAIS)
    expect(await screen.findByText('1.234')).toBeVisible()
  })

  it('PER-08 o consumidor vê só as unidades', async () => {
    const filiais = [{ ...UNIDADE, clientes: null, estoque: null }]
    servidor.use(responder(totaisDaHome, { clientes: null, estoque: null, filiais }))
    abrir(cargaDe('CONSUMIDOR_FINAL', { filiais: [] }))
    expect(await screen.findByText('Aurora Campinas')).toBeVisible()
    expect(screen.queryByText('Clientes')).not.toBeInTheDocument()
    expect(screen.queryByText(/Estoque/)).not.toBeInTheDocument()
  })

  it('ERR-04 os números falham sozinhos: as unidades continuam, e tentar de novo traz tudo', async () => {
    servidor.use(responder(totaisDaHome, recusar(409, { message: 'Totais em recálculo.' })))
    const { usuario } = abrir()
    expect(await screen.findByRole('alert')).toHaveTextContent('Totais em recálculo.')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(await screen.findByText('Matriz São Paulo')).toBeVisible()
    servidor.use(responder(totaisDaHome, TOTAIS))
    await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByText('1.234')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('sem unidades, diz que não há', async () => {
    servidor.use(responder(totaisDaHome, { clientes: null, estoque: null, filiais: [] }))
    abrir(cargaDe('CONSUMIDOR_FINAL', { filiais: [] }))
    expect(await screen.findByText('Nenhum registro encontrado')).toBeVisible()
  })
})

import type { RespostaDe } from '@balcao/dominio/contrato'
import { vendasDaHome } from '@balcao/dominio/home/vendas'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { agendaDe } from '../../teste/agenda.ts'
import { cargaDe } from '../../teste/carga.ts'
import { pedidoDe } from '../../teste/pedido.ts'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()

const pagina = (total: number) => ({
  page: 1,
  paginas: 1,
  take: 6,
  total,
  totalExato: true,
  de: 1,
  ate: total,
})
const VENDAS: RespostaDe<typeof vendasDaHome> = {
  agenda: { itens: [], paginator: pagina(0) },
  orcamentos: null,
  bloqueados: { itens: [pedidoDe(321), pedidoDe(322)], paginator: pagina(2) },
  mes: { valor: 1_500, pedidos: 3, anterior: 2_000 },
}

const titulos = () => screen.getAllByText(/./, { selector: 'h2' }).map(({ textContent }) => textContent)

it('HOM-01 quem vende começa pelo que espera e pelo mês; o vazio vem depois, e o que não pode ver não está', async () => {
  servidor.use(responder(vendasDaHome, VENDAS), ...respostasDoPortal(cargaDe('REPRESENTANTE')))
  abrirPortal('/home')
  const mes = (await screen.findByText('Vendas do mês', { selector: 'h2' })).closest('section')
  expect(mes).toHaveTextContent(/R\$\s1\.500,00/)
  expect(mes).toHaveTextContent(/faltam R\$\s500,00/)
  expect(screen.getByText('Agenda de hoje (0)')).toBeVisible()
  expect(screen.getByText('Nada marcado para hoje.')).toBeVisible()
  const bloqueados = within(screen.getByText('Pedidos bloqueados (2)').closest('section') as HTMLElement)
  expect(bloqueados.getAllByText('Mercado Estrela')).toHaveLength(2)
  expect(bloqueados.getByText('Ver os pedidos')).toHaveAttribute('href', '/pedidos')
  expect(screen.queryByText(/^Orçamentos a cobrar/)).not.toBeInTheDocument()
  expect(titulos().slice(0, 4)).toEqual([
    'Pedidos bloqueados (2)',
    'Vendas do mês',
    'Agenda de hoje (0)',
    'Tickets',
  ])
})

it('HOM-01 o que está marcado para hoje vem antes de tudo', async () => {
  const agenda = { itens: [agendaDe(1)], paginator: pagina(1) }
  servidor.use(responder(vendasDaHome, { ...VENDAS, agenda }), ...respostasDoPortal(cargaDe('REPRESENTANTE')))
  abrirPortal('/home')
  await screen.findByText('Vendas do mês', { selector: 'h2' })
  expect(titulos()[0]).toBe('Agenda de hoje (1)')
})

it('ERR-04 quando as vendas falham, o resto da página fica', async () => {
  servidor.use(
    responder(vendasDaHome, recusar(409, { message: 'Em manutenção.' })),
    ...respostasDoPortal(cargaDe('REPRESENTANTE')),
  )
  abrirPortal('/home')
  expect(await screen.findByText('Em manutenção.')).toBeVisible()
  expect(await screen.findByText('Em aberto')).toBeVisible()
})

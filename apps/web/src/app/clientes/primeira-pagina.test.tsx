import { listarAgendas } from '@balcao/dominio/agendas/contratos'
import type { Contrato } from '@balcao/dominio/contrato'
import type { Periodo } from '@balcao/dominio/datas/periodo'
import { listarNotasFiscaisDoCliente } from '@balcao/dominio/notas/contratos'
import { listarOrcamentosDoCliente } from '@balcao/dominio/orcamentos/contratos'
import { listarPedidosDoCliente } from '@balcao/dominio/pedidos/contratos'
import { listarTitulosDoCliente } from '@balcao/dominio/titulos/contratos'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { useAgendasDoCliente } from '../../features/agendas/use-agendas-do-cliente.ts'
import { useNotasDoCliente } from '../../features/notas/lista-de-notas-do-cliente.tsx'
import { useOrcamentosDoCliente } from '../../features/orcamentos/use-orcamentos-do-cliente.ts'
import { usePedidosDoCliente } from '../../features/pedidos/use-pedidos-do-cliente.ts'
import { useTitulosDoCliente } from '../../features/titulos/use-titulos-do-cliente.ts'
import { criarClienteDeConsultas } from '../../platform/consultas.ts'
import { SessaoAberta } from '../../platform/sessao.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { ID_CLI, paginaDe } from '../../teste/secao.tsx'
import { responder, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()
const OUTUBRO: Periodo = { de: '2026-10-01', ate: '2026-10-31' }
const CARGA = cargaDe('OPERADOR')

type Secao = { irPara: (page: number) => void; ordenar: (nova: { campo: string; direcao: 'ASC' }) => void }
type Caso<S> = [nome: string, contrato: Contrato, usar: () => S, mudar: (secao: S) => void]

const caso = <S extends Secao>(...um: Caso<S>) => um as unknown as Caso<Secao>
const orcamentos = () => useOrcamentosDoCliente(ID_CLI)
const pedidos = () => usePedidosDoCliente(ID_CLI)
const notas = () => useNotasDoCliente(ID_CLI)
const agendas = () => useAgendasDoCliente(ID_CLI, 'A')
const titulos = () => useTitulosDoCliente(ID_CLI)

it.each([
  caso('orçamentos, outro período', listarOrcamentosDoCliente, orcamentos, (s) => s.mudarPeriodo(OUTUBRO)),
  caso('orçamentos, outros status', listarOrcamentosDoCliente, orcamentos, (s) => s.filtrar(['COTACAO'])),
  caso('pedidos, outro período', listarPedidosDoCliente, pedidos, (s) => s.mudarPeriodo(OUTUBRO)),
  caso('pedidos, um período pronto', listarPedidosDoCliente, pedidos, (s) => s.rapidos.at(0)?.aoEscolher()),
  caso('notas, outro período', listarNotasFiscaisDoCliente, notas, (s) => s.mudarPeriodo(OUTUBRO)),
  caso('agendas, outro período', listarAgendas, agendas, (s) => s.mudarPeriodo(OUTUBRO)),
  caso('agendas, outra ordem', listarAgendas, agendas, (s) => s.ordenar({ campo: 'id', direcao: 'ASC' })),
  caso('títulos, outra situação', listarTitulosDoCliente, titulos, (s) => s.filtrar('Pagos')),
  caso('títulos, outro termo', listarTitulosDoCliente, titulos, (s) => s.procurar('900')),
])('CLI-01 %s: da primeira página', async (_nome, contrato, usar, mudar) => {
  const pedidas: URLSearchParams[] = []
  servidor.use(
    responder(contrato, ({ url }) => {
      const { searchParams } = new URL(url)
      pedidas.push(searchParams)
      return paginaDe([], { page: Number(searchParams.get('page')), total: 30 }) as never
    }),
  )
  const cliente = criarClienteDeConsultas(() => {})
  const { result } = renderHook(usar, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={cliente}>
        <SessaoAberta carga={CARGA}>{children}</SessaoAberta>
      </QueryClientProvider>
    ),
  })
  act(() => result.current.irPara(2))
  await waitFor(() => expect(pedidas.at(-1)?.get('page')).toBe('2'))
  const antes = pedidas.length
  act(() => mudar(result.current))
  await waitFor(() => expect(pedidas.length).toBeGreaterThan(antes))
  expect(pedidas.slice(antes).map((query) => query.get('page'))).toEqual(['1'])
})

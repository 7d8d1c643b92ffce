import {
  listarOperadoresDoCliente,
  listarSupervisoresDoCliente,
  listarTransportadorasDoCliente,
  obterLogisticaDoCliente,
} from '@balcao/dominio/clientes/secoes'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { criarClienteDeConsultas } from '../../platform/consultas.ts'
import { SessaoAberta } from '../../platform/sessao.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { renderizar } from '../../teste/renderizar.tsx'
import { responder, usarServidor } from '../../teste/servidor.ts'
import { LogisticaDoCliente } from './logistica-do-cliente.tsx'
import { RepresentantesDoCliente } from './representantes-do-cliente.tsx'
import { VendedoresDoCliente } from './vendedores-do-cliente.tsx'

const servidor = usarServidor()

const mostrar = (secao: ReactElement) =>
  renderizar(
    <QueryClientProvider client={criarClienteDeConsultas(() => {})}>
      <SessaoAberta carga={cargaDe('OPERADOR')}>{secao}</SessaoAberta>
    </QueryClientProvider>,
  )

it('CLI-03 as observações de logística e quem já entregou', async () => {
  servidor.use(
    responder(obterLogisticaDoCliente, { obsLogistica: 'Entregar pelos fundos' }),
    responder(listarTransportadorasDoCliente, {
      itens: [
        {
          id: 8,
          razSoc: 'Rápida Cargas',
          cnpj: '11222333000181',
          cid: 'Santos',
          uf: 'SP',
          entregas: 12,
          ultimaEntrega: '2026-10-05',
        },
      ],
    }),
  )
  mostrar(<LogisticaDoCliente titulo="Logística" idCli={42} />)
  expect(await screen.findByText('Entregar pelos fundos')).toBeVisible()
  expect(await screen.findByText('Rápida Cargas')).toBeVisible()
  expect(screen.getByText('12 entregas, a última em 05/10/2026')).toBeVisible()
})

it('CLI-03 sem observações de logística', async () => {
  servidor.use(
    responder(obterLogisticaDoCliente, { obsLogistica: null }),
    responder(listarTransportadorasDoCliente, { itens: [] }),
  )
  mostrar(<LogisticaDoCliente titulo="Logística" idCli={42} />)
  expect(await screen.findByText('Sem informações no momento.')).toBeVisible()
  expect(await screen.findByText('Nenhuma transportadora entregou a este cliente.')).toBeVisible()
})

it('CLI-03 cada supervisor com os seus representantes, a quem se liga', async () => {
  servidor.use(
    responder(listarSupervisoresDoCliente, {
      itens: [
        {
          id: 1,
          nome: 'Sônia Prado',
          email: 'sonia@aurora.test',
          telefone: null,
          celular: null,
          representantes: [
            { id: 2, nome: 'Rui Barbosa', email: '', telefone: '1933334444', celular: '19987654321' },
          ],
        },
      ],
    }),
  )
  mostrar(<RepresentantesDoCliente titulo="Representantes" idCli={42} />)
  expect(await screen.findByText('Sônia Prado')).toBeVisible()
  expect(screen.getByText('Rui Barbosa')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Discar para (19) 3333-4444' })).toBeVisible()
  expect(screen.getByRole('link', { name: /98765-4321 pelo WhatsApp/ })).toBeVisible()
})

it('CLI-03 sem supervisores', async () => {
  servidor.use(responder(listarSupervisoresDoCliente, { itens: [] }))
  mostrar(<RepresentantesDoCliente titulo="Representantes" idCli={42} />)
  expect(await screen.findByText('Nenhum supervisor ou representante cadastrado')).toBeVisible()
})

it('CLI-01 os vendedores, com o código e a matrícula', async () => {
  servidor.use(
    responder(listarOperadoresDoCliente, {
      itens: [{ id: 1, nome: 'Ana Lima', email: 'ana@aurora.test', codOp: 'V12', matErp: '889' }],
    }),
  )
  mostrar(<VendedoresDoCliente titulo="Vendedores" idCli={42} />)
  for (const texto of ['Ana Lima', 'V12', '889']) expect(await screen.findByText(texto)).toBeVisible()
})

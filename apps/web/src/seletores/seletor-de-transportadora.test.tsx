import { pesquisarTransportadoras } from '@balcao/dominio/transportadoras/contratos'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderizar } from '../teste/renderizar.tsx'
import { responder, usarServidor } from '../teste/servidor.ts'
import { transportadoraDe } from '../teste/transportadora.ts'
import { SeletorDeTransportadora } from './seletor-de-transportadora.tsx'

const servidor = usarServidor()

async function abrir(itens: ReturnType<typeof transportadoraDe>[], idCli?: number) {
  const pedidos: URLSearchParams[] = []
  servidor.use(
    responder(pesquisarTransportadoras, ({ url }) => {
      pedidos.push(new URL(url).searchParams)
      return { itens }
    }),
  )
  const { usuario } = renderizar(<SeletorDeTransportadora filtro={{ idCli }} />)
  await usuario.click(screen.getByRole('combobox', { name: 'Transportadora' }))
  await screen.findAllByRole('option')
  return pedidos
}

it('API-04 as que já entregam para o cliente primeiro, e à parte', async () => {
  const itens = [
    transportadoraDe(2, 'Rápida Cargas', { atende_cliente: true }),
    transportadoraDe(1, 'Leve Transportes'),
  ]
  const [pedido] = await abrir(itens, 41)
  expect(pedido?.get('idCli')).toBe('41')
  const grupo = (nome: string) => within(screen.getByRole('group', { name: nome })).getAllByRole('option')
  expect(grupo('Já entregam para este cliente')).toHaveLength(1)
  expect(grupo('Já entregam para este cliente')[0]).toHaveTextContent('Rápida Cargas')
  expect(grupo('Outras')[0]).toHaveTextContent('Leve Transportes')
})

it('API-04 sem cliente, ou sem nenhuma que entregue para ele, não há grupos', async () => {
  const [pedido] = await abrir([transportadoraDe(1, 'Leve Transportes')])
  expect(pedido?.has('idCli')).toBe(false)
  expect(screen.queryByRole('group')).toBeNull()
})

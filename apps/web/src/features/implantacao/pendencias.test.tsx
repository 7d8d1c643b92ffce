import { listarPendencias } from '@balcao/dominio/implantacao/contratos'
import type { AssuntoDaPendencia } from '@balcao/dominio/implantacao/pendencias'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { responder, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()

const linha = (assunto: AssuntoDaPendencia, feita: boolean, resto: object = {}) => ({
  chave: 'filial' as const,
  assunto,
  feita,
  frase: 'Há filial ativa',
  endereco: '/administracao/comercial/filiais' as const,
  ...resto,
})
const TICKET = [
  linha('TICKET', true),
  linha('TICKET', false, {
    chave: 'tipos',
    frase: 'Nenhum tipo de ticket tem etapas',
    endereco: '/administracao/tipos-de-tickets',
  }),
  linha('TICKET', false, { chave: 'produtos', frase: 'Nenhum produto tem preço', endereco: null }),
]
const PRONTOS = [linha('ORCAMENTO', true), linha('BOLETO', true)]

async function abrir(itens: typeof TICKET) {
  let pedidos = 0
  servidor.use(
    ...respostasDoPortal(),
    responder(listarPendencias, () => {
      pedidos += 1
      return { itens }
    }),
  )
  abrirPortal('/administracao')
  await screen.findByRole('heading', { name: 'Administração' })
  await waitFor(() => expect(pedidos).toBe(1))
}

it('ADM-09 o que falta diz o que é e leva aonde se faz; do que está pronto, só que está', async () => {
  await abrir([...TICKET, ...PRONTOS])
  const ticket = (await screen.findByRole('heading', { name: 'O primeiro ticket 1 de 3' })).closest('section')
  const linhas = within(ticket as HTMLElement).getAllByRole('listitem')
  expect(linhas.map(({ textContent }) => textContent)).toEqual([
    'Há filial ativa',
    'Nenhum tipo de ticket tem etapas',
    'Nenhum produto tem preço',
  ])
  expect(linhas.map((cada) => within(cada).getByRole('img').getAttribute('aria-label'))).toEqual([
    'Feito:',
    'Falta:',
    'Falta:',
  ])
  expect(within(ticket as HTMLElement).getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Nenhum tipo de ticket tem etapas' })).toHaveAttribute(
    'href',
    '/administracao/tipos-de-tickets',
  )
  const boleto = screen.getByRole('heading', { name: 'O primeiro boleto pronto' }).closest('section')
  expect(within(boleto as HTMLElement).queryByRole('list')).toBeNull()
})

it('ADM-09 com tudo pronto, nada se diz', async () => {
  await abrir(PRONTOS)
  expect(screen.queryByText('Para começar')).toBeNull()
})

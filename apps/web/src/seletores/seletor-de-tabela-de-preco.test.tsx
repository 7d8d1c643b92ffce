import { TEXTOS } from '@balcao/dominio/mensagens'
import { listarTabelasDePreco } from '@balcao/dominio/produtos/tabelas-de-preco'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderizar } from '../teste/renderizar.tsx'
import { recusar, responder, usarServidor } from '../teste/servidor.ts'
import { SeletorDeTabelaDePreco } from './seletor-de-tabela-de-preco.tsx'

const servidor = usarServidor()

it('GER-12, ERR-02 diz por que a lista não veio e a pede de novo', async () => {
  servidor.use(responder(listarTabelasDePreco, recusar(403, { message: 'Sem acesso a tabelas.' })))
  const { usuario } = renderizar(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SeletorDeTabelaDePreco />
    </QueryClientProvider>,
  )
  expect(await screen.findByText('Sem acesso a tabelas.')).toBeVisible()
  servidor.use(
    responder(listarTabelasDePreco, () => ({ itens: [{ numeroTabela: 3, nomeTabela: 'Atacado' }] })),
  )
  await usuario.click(screen.getByRole('button', { name: TEXTOS.tentarNovamente }))
  expect(await screen.findByDisplayValue('Atacado')).toBeVisible()
})

import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import { conferirConexao } from '../../platform/conexao.ts'
import { renderizar } from '../../teste/renderizar.tsx'
import { usarServidor } from '../../teste/servidor.ts'
import { FaixaSemConexao } from './casca.tsx'

const servidor = usarServidor()
const ENDERECO = '*/parametros/SAC/env.js'
const TEXTO = /Sem conexão com o servidor/

it('MES-09 a conexão que cai é dita na hora, e some quando volta', async () => {
  servidor.use(http.head(ENDERECO, () => new HttpResponse()))
  renderizar(<FaixaSemConexao />)
  // What another page last knew of the connection outlives it.
  await waitFor(async () => {
    await conferirConexao()
    expect(screen.queryByText(TEXTO)).not.toBeInTheDocument()
  })
  servidor.use(http.head(ENDERECO, () => HttpResponse.error()))
  window.dispatchEvent(new Event('offline'))
  expect(await screen.findByText(TEXTO)).toBeVisible()
  servidor.use(http.head(ENDERECO, () => new HttpResponse()))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(screen.queryByText(TEXTO)).not.toBeInTheDocument(), 60_000)
})

it('MES-09 o palpite do navegador não basta: enquanto o servidor responde, há conexão', async () => {
  const perguntas = vi.fn()
  servidor.use(
    http.head(ENDERECO, () => {
      perguntas()
      return new HttpResponse()
    }),
  )
  renderizar(<FaixaSemConexao />)
  await act(conferirConexao)
  expect(perguntas).toHaveBeenCalledOnce()
  expect(screen.queryByText(TEXTO)).not.toBeInTheDocument()
})

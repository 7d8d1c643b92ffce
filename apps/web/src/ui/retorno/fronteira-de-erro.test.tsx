import { screen } from '@testing-library/react'
import { lazy, Suspense, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { FronteiraDeErro } from './fronteira-de-erro.tsx'
import { PaginaNaoEncontrada } from './pagina-nao-encontrada.tsx'

let quebrada = true

function Tela() {
  if (quebrada) throw new Error('falha da tela')
  return <p>tela inteira</p>
}

beforeEach(() => {
  quebrada = true
  // React reports every caught render error on the console.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('FronteiraDeErro', () => {
  it('ERR-05 says what happened, leads home, and tries again', async () => {
    const aoErrar = vi.fn()
    const { usuario } = renderizar(
      <FronteiraDeErro inicio="/inicio" aoErrar={aoErrar}>
        <Tela />
      </FronteiraDeErro>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Ooops! Ocorreu um erro em sua aplicação.')
    expect(screen.getByRole('link', { name: 'Ir para Home' })).toHaveAttribute('href', '/inicio')
    expect(aoErrar).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'falha da tela' }),
      expect.anything(),
    )

    quebrada = false
    await usuario.click(screen.getByRole('button', { name: 'Tentar Novamente' }))
    expect(screen.getByText('tela inteira')).toBeInTheDocument()
  })

  it('ERR-05 code that did not come is a failure of the network, and only a page load asks for it again', async () => {
    const recarregar = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    const Pagina = lazy(() =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/pagina.js')),
    )
    const { usuario } = renderizar(
      <FronteiraDeErro>
        <Suspense>
          <Pagina />
        </Suspense>
      </FronteiraDeErro>,
    )
    expect(await screen.findByRole('alert')).toHaveTextContent('Falha na comunicação com o servidor!')
    await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(recarregar).toHaveBeenCalledOnce()
  })

  it('ERR-05 what the screen can do without fails in silence', () => {
    renderizar(
      <>
        <p>o resto</p>
        <FronteiraDeErro emSilencio>
          <Tela />
        </FronteiraDeErro>
      </>,
    )
    expect(screen.getByText('o resto')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('ERR-05 another address leaves the failed screen behind', async () => {
    function Navegador() {
      const [endereco, setEndereco] = useState('/a')
      return (
        <>
          <button type="button" onClick={() => setEndereco('/b')}>
            navegar
          </button>
          <FronteiraDeErro chaveDeReinicio={endereco}>
            <Tela />
          </FronteiraDeErro>
        </>
      )
    }
    const { usuario } = renderizar(<Navegador />)
    expect(screen.getByRole('alert')).toBeInTheDocument()
    quebrada = false
    await usuario.click(screen.getByRole('button', { name: 'navegar' }))
    expect(screen.getByText('tela inteira')).toBeInTheDocument()
  })
})

describe('PaginaNaoEncontrada', () => {
  it('leads home by address or by the link of the router', () => {
    const { rerender } = renderizar(<PaginaNaoEncontrada inicio="/inicio" />)
    expect(screen.getByRole('heading', { name: 'Página não encontrada' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ir para Home' })).toHaveAttribute('href', '/inicio')

    rerender(<PaginaNaoEncontrada linkParaInicio={(texto) => <a href="/rota">{texto}</a>} />)
    expect(screen.getByRole('link', { name: 'Ir para Home' })).toHaveAttribute('href', '/rota')
  })
})

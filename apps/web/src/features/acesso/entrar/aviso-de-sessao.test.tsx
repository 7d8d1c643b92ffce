import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { encerrarSessao, perderSessao } from '../../../platform/encerramento.ts'
import { renderizar } from '../../../teste/renderizar.tsx'
import { usarServidor } from '../../../teste/servidor.ts'
import { AvisoDeSessao } from './pagina-de-entrada.tsx'

usarServidor()
const TEXTO = 'Sua sessão terminou. Entre novamente para continuar de onde parou.'

beforeEach(() => {
  window.history.replaceState(null, '', '/tickets/9')
  vi.spyOn(window.location, 'replace').mockImplementation(() => {})
})

describe('aviso de sessão', () => {
  it('ERR-01 quem perdeu a sessão sabe por que está no login, uma vez', () => {
    perderSessao()
    const { unmount } = renderizar(<AvisoDeSessao />)
    expect(screen.getByRole('status')).toHaveTextContent(TEXTO)
    unmount()
    renderizar(<AvisoDeSessao />)
    expect(screen.queryByText(TEXTO)).not.toBeInTheDocument()
  })

  it('SHL-06 a sessão que alguém encerrou diz o que fazer se não foi a própria pessoa', () => {
    perderSessao('encerrada')
    renderizar(<AvisoDeSessao />)
    expect(screen.getByRole('status')).toHaveTextContent('Se não foi você, entre e troque a senha.')
    expect(screen.queryByText(TEXTO)).not.toBeInTheDocument()
  })

  it('AUT-04 quem saiu não lê nada', () => {
    perderSessao()
    encerrarSessao()
    renderizar(<AvisoDeSessao />)
    expect(screen.queryByText(TEXTO)).not.toBeInTheDocument()
  })
})

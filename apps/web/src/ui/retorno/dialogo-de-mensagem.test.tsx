import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { DialogoDeMensagem } from './dialogo-de-mensagem.tsx'
import { mostrarMensagem } from './mostrar-mensagem.ts'

const entendi = () => screen.getByRole('button', { name: 'Entendi' })

describe('mostrarMensagem', () => {
  it.each([
    ['erro', undefined, 'Ocorreu um erro'],
    ['aviso', undefined, 'Atenção'],
    ['info', undefined, 'Informação'],
    ['aviso', 'Aviso', 'Aviso'],
  ] as const)('ERR-06 %s with title %s is called %j and closes with Entendi', async (tipo, titulo, nome) => {
    const { usuario } = renderizar(<DialogoDeMensagem />)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    act(() => mostrarMensagem({ tipo, titulo, mensagem: 'Primeira\nSegunda' }))
    const dialogo = screen.getByRole('dialog', { name: nome })
    expect(dialogo.querySelectorAll('br')).toHaveLength(1)
    await usuario.click(entendi())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('ERR-06 keeps what was said before it was mounted, one at a time, repetitions once', async () => {
    mostrarMensagem({ tipo: 'erro', mensagem: 'Sem estoque' })
    mostrarMensagem({ tipo: 'erro', mensagem: 'Sem estoque' })
    mostrarMensagem({ tipo: 'info', mensagem: 'Versão nova' })
    const { usuario } = renderizar(<DialogoDeMensagem />)
    expect(screen.getByRole('dialog')).toHaveTextContent('Sem estoque')
    await usuario.dblClick(entendi())
    expect(screen.getByRole('dialog')).toHaveTextContent('Versão nova')
    await usuario.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

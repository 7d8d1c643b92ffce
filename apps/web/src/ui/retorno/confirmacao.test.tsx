import { Modal } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { ProvedorDeConfirmacao, useConfirmar } from './confirmacao.tsx'
import type { OpcoesDeConfirmacao } from './dialogo-de-confirmacao.tsx'

const EXCLUIR: OpcoesDeConfirmacao = {
  titulo: 'Excluir anexo?',
  mensagem: 'O arquivo sai do ticket.',
  confirmar: 'Excluir',
  perigo: true,
}

function Perguntador({ aoResponder, opcoes = [EXCLUIR] }: Props) {
  const confirmar = useConfirmar()
  return (
    <button
      type="button"
      onClick={() => {
        for (const opcao of opcoes)
          void confirmar(opcao).then((resposta) => aoResponder(resposta, opcao.titulo))
      }}
    >
      perguntar
    </button>
  )
}

interface Props {
  aoResponder: (resposta: boolean, titulo: string) => void
  opcoes?: OpcoesDeConfirmacao[]
}

async function abrir(props: Props) {
  const tela = renderizar(
    <ProvedorDeConfirmacao>
      <Perguntador {...props} />
    </ProvedorDeConfirmacao>,
  )
  await tela.usuario.click(screen.getByRole('button', { name: 'perguntar' }))
  return tela
}

describe('useConfirmar', () => {
  it('GER-16 asks with an icon, a verb on the button, and the focus on the safe one', async () => {
    await abrir({ aoResponder: vi.fn() })
    const dialogo = await screen.findByRole('dialog', { name: 'Excluir anexo?' })
    expect(dialogo).toHaveTextContent('O arquivo sai do ticket.')
    expect(dialogo.querySelector('svg')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Excluir' })).toBeEnabled()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus())
  })

  it.each([
    ['Excluir', true],
    ['Cancelar', false],
  ])('GER-16 %s answers %s and closes', async (botao, resposta) => {
    const aoResponder = vi.fn()
    const { usuario } = await abrir({ aoResponder })
    await usuario.click(screen.getByRole('button', { name: botao }))
    expect(aoResponder.mock.calls).toEqual([[resposta, 'Excluir anexo?']])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'perguntar' })).toHaveFocus())
  })

  it('GER-16 Esc cancels the question and not the dialog under it', async () => {
    const aoResponder = vi.fn()
    const aoFecharFormulario = vi.fn()
    const { usuario } = renderizar(
      <ProvedorDeConfirmacao>
        <Modal opened onClose={aoFecharFormulario} title="Formulário">
          <Perguntador aoResponder={aoResponder} />
        </Modal>
      </ProvedorDeConfirmacao>,
    )
    await usuario.click(screen.getByRole('button', { name: 'perguntar' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus())
    await usuario.keyboard('{Escape}')
    expect(aoResponder).toHaveBeenCalledWith(false, 'Excluir anexo?')
    expect(aoFecharFormulario).not.toHaveBeenCalled()

    await usuario.keyboard('{Escape}')
    expect(aoFecharFormulario).toHaveBeenCalledTimes(1)
  })

  it('GER-16 two questions at once are asked one after the other', async () => {
    const aoResponder = vi.fn()
    const outra = { titulo: 'Enviar assim mesmo?', confirmar: 'Enviar' }
    const { usuario } = await abrir({ aoResponder, opcoes: [EXCLUIR, outra] })
    await usuario.click(screen.getByRole('button', { name: 'Excluir' }))
    expect(screen.getByRole('dialog', { name: 'Enviar assim mesmo?' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
    await usuario.click(screen.getByRole('button', { name: 'Enviar' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'perguntar' })).toHaveFocus())
    expect(aoResponder.mock.calls).toEqual([
      [true, 'Excluir anexo?'],
      [true, 'Enviar assim mesmo?'],
    ])
  })

  it('GER-16 an unanswered question is a no when the screen goes away', async () => {
    const aoResponder = vi.fn()
    const { unmount } = await abrir({ aoResponder })
    unmount()
    await waitFor(() => expect(aoResponder).toHaveBeenCalledWith(false, 'Excluir anexo?'))
  })
})

import { notifications } from '@mantine/notifications'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { AreaDeToasts } from './area-de-toasts.tsx'
import { avisarErro, avisarInfo, avisarSucesso } from './toasts.ts'

const SAIDA_MS = 1_000
const avancar = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  renderizar(<AreaDeToasts />)
})

afterEach(() => act(() => notifications.clean()))

describe('toasts', () => {
  it.each([
    ['5 s by default', undefined, 5_000],
    ['3 s when asked', { duracaoMs: 3_000 }, 3_000],
    ['15 s with something to press', { acao: { rotulo: 'Desfazer', aoAcionar: () => {} } }, 15_000],
  ])('GER-17 last %s', (_, opcoes, duracao) => {
    act(() => avisarSucesso('Salvo', opcoes))
    avancar(duracao - 50)
    expect(screen.getByText('Salvo')).toBeInTheDocument()
    avancar(50)
    avancar(SAIDA_MS)
    expect(screen.queryByText('Salvo')).not.toBeInTheDocument()
  })

  it('an action is done once and closes the toast', () => {
    const aoAcionar = vi.fn()
    act(() => avisarSucesso('2 tickets arquivados.', { acao: { rotulo: 'Desfazer', aoAcionar } }))
    const desfazer = screen.getByRole('button', { name: 'Desfazer' })
    act(() => desfazer.click())
    act(() => desfazer.click())
    expect(aoAcionar).toHaveBeenCalledOnce()
    avancar(SAIDA_MS)
    expect(screen.queryByText('2 tickets arquivados.')).not.toBeInTheDocument()
  })

  it('GER-22 um sucesso sem palavras próprias ainda diz que a ação foi concluída', () => {
    act(() => avisarSucesso(''))
    expect(screen.getByRole('status')).toHaveTextContent('Ação concluida!')
  })

  it('ERR-02 newlines become line breaks', () => {
    act(() => avisarErro('Falhou\nTente mais tarde'))
    expect(screen.getByRole('alert').querySelectorAll('br')).toHaveLength(1)
  })

  it.each([
    ['success', avisarSucesso, 'status'],
    ['information', avisarInfo, 'status'],
    ['failure', avisarErro, 'alert'],
  ] as const)('GER-17 %s is announced, inside a region that was there before', (_, avisar, role) => {
    const regioes = [...document.querySelectorAll('[aria-live="polite"]')]
    expect(regioes.length).toBeGreaterThan(0)
    act(() => avisar('Mensagem'))
    const toast = screen.getByRole(role)
    expect(toast).toHaveTextContent('Mensagem')
    expect(regioes.some((regiao) => regiao.contains(toast))).toBe(true)
  })

  it('GER-17 the same message is not stacked twice, and its time starts again', () => {
    act(() => avisarErro('Falhou'))
    avancar(4_000)
    act(() => avisarErro('Falhou'))
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    avancar(3_000)
    avancar(SAIDA_MS)
    expect(screen.getByRole('alert')).toBeInTheDocument()
    avancar(1_100)
    avancar(SAIDA_MS)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('GER-17 different messages stand side by side', () => {
    act(() => {
      avisarErro('Falhou')
      avisarErro('Falhou de outro jeito')
      avisarSucesso('Falhou')
    })
    expect(screen.getAllByRole('alert')).toHaveLength(2)
    expect(screen.getAllByRole('status')).toHaveLength(1)
  })
})

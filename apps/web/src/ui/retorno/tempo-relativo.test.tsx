import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { TempoRelativo } from './tempo-relativo.tsx'

describe('TempoRelativo', () => {
  it('GER-01 says when in words, with the full date on hover, and follows the turn of the day', () => {
    // 23:59 in São Paulo.
    vi.useFakeTimers({ now: new Date('2026-05-21T02:59:00Z') })
    renderizar(<TempoRelativo data="2026-05-20T17:32:00Z" />)

    const tempo = screen.getByText('hoje 14:32')
    expect(tempo).toHaveAttribute('title', '20/05/2026 14:32')
    expect(tempo).toHaveAttribute('datetime', '2026-05-20T17:32:00Z')

    act(() => vi.advanceTimersByTime(2 * 60_000))
    expect(tempo).toHaveTextContent('ontem 14:32')
  })
})

import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useValidadeComAtraso } from './use-validade-com-atraso.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

const montar = (inicial: boolean) =>
  renderHook(({ valido }) => useValidadeComAtraso(valido), { initialProps: { valido: inicial } })
const passar = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('useValidadeComAtraso', () => {
  it.each([true, false])('GER-04 muda de %s só 300 ms depois', (inicial) => {
    const { result, rerender } = montar(inicial)
    rerender({ valido: !inicial })
    passar(299)
    expect(result.current).toBe(inicial)
    passar(1)
    expect(result.current).toBe(!inicial)
  })

  it('GER-04 um piscar no meio da digitação não aparece', () => {
    const { result, rerender } = montar(false)
    rerender({ valido: true })
    passar(200)
    rerender({ valido: false })
    passar(1000)
    expect(result.current).toBe(false)
    rerender({ valido: true })
    passar(299)
    expect(result.current).toBe(false)
  })
})

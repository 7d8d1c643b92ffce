import type { Periodo } from '@balcao/dominio/datas/periodo'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { screen } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { CampoDePeriodo } from './campo-de-periodo.tsx'
import { periodosProntos } from './periodos-prontos.ts'

type Props = Partial<ComponentProps<typeof CampoDePeriodo>>

function montar(inicial: Periodo, props: Props = {}) {
  const onChange = vi.fn()
  function Dono() {
    const [periodo, setPeriodo] = useState(inicial)
    return (
      <CampoDePeriodo
        rotulo="Período"
        hoje="2026-11-15"
        value={periodo}
        onChange={(novo) => {
          onChange(novo)
          setPeriodo(novo)
        }}
        {...props}
      />
    )
  }
  return { ...renderizar(<Dono />), onChange }
}

const de = () => screen.getByRole('textbox', { name: 'De' })
const ate = () => screen.getByRole('textbox', { name: 'Até' })

describe('CampoDePeriodo', () => {
  it('GER-10 passar do limite em dias leva a outra ponta', async () => {
    const { usuario, onChange } = montar({ de: '2026-11-01', ate: '2026-11-10' }, { limiteDias: 10 })
    await usuario.clear(ate())
    await usuario.type(ate(), '30112026')
    expect(de()).toHaveValue('01/11/2026')
    await usuario.tab()
    expect(de()).toHaveValue('20/11/2026')
    expect(onChange).toHaveBeenLastCalledWith({ de: '2026-11-20', ate: '2026-11-30' })
  })

  it('GER-10 Até nunca vem antes de De', async () => {
    const { usuario } = montar({ de: '2026-11-01', ate: '2026-11-10' })
    await usuario.clear(de())
    await usuario.type(de(), '20112026')
    expect(ate()).toHaveValue('10/11/2026')
    await usuario.tab()
    expect(ate()).toHaveValue('20/11/2026')
  })

  it('GER-10 escolher no calendário leva a outra ponta na hora', async () => {
    const { usuario } = montar({ de: '2026-11-01', ate: '2026-11-10' })
    await usuario.click(screen.getByRole('button', { name: 'Abrir calendário: De' }))
    await usuario.click(screen.getByRole('button', { name: '20 de novembro de 2026' }))
    expect(ate()).toHaveValue('20/11/2026')
  })

  it('GER-10 uma data recusada fica à vista, e o período em vigor continua o que era', async () => {
    const onChange = vi.fn()
    const { usuario } = montar({ de: '2026-11-01', ate: '2026-11-10' }, { maxima: '2026-11-15', onChange })
    await usuario.tripleClick(de())
    await usuario.paste('31022026')
    await usuario.tripleClick(ate())
    await usuario.paste('16112026')
    expect(de()).toHaveAccessibleDescription(MENSAGENS.dataInvalida)
    expect(ate()).toHaveAccessibleDescription(MENSAGENS.dataPosterior)
    expect(onChange).not.toHaveBeenCalled()
    await usuario.clear(de())
    expect(onChange).toHaveBeenLastCalledWith({ de: null, ate: '2026-11-10' })
  })

  it('GER-10 um período pronto toma o lugar do que foi digitado errado, mesmo se for o que já valia', async () => {
    const { usuario } = montar({ de: '2026-11-15', ate: '2026-11-15' }, { hoje: '2026-11-15' })
    await usuario.tripleClick(de())
    await usuario.paste('31022026')
    await usuario.click(screen.getByRole('button', { name: /^Atalhos de período/ }))
    await usuario.click(await screen.findByRole('menuitem', { name: 'Hoje' }))
    expect(de()).toHaveValue('15/11/2026')
    expect(de()).toBeValid()
  })

  it.each([
    ['Hoje', {}, '15/11/2026', '15/11/2026'],
    ['Últimos 7 dias', {}, '09/11/2026', '15/11/2026'],
    ['Este mês', {}, '01/11/2026', '30/11/2026'],
    ['Este mês', { maxima: '2026-11-15' }, '01/11/2026', '15/11/2026'],
    ['Este mês', { minima: '2026-11-05' }, '05/11/2026', '30/11/2026'],
    ['Este mês', { limiteDias: 7, maxima: '2026-11-15' }, '08/11/2026', '15/11/2026'],
  ])('GER-10 atalho %s com %o', async (nome, limites, inicio, fim) => {
    const { usuario } = montar({ de: null, ate: null }, limites)
    await usuario.click(screen.getByRole('button', { name: 'Atalhos de período: Período' }))
    await usuario.click(screen.getByRole('menuitem', { name: nome }))
    expect(de()).toHaveValue(inicio)
    expect(ate()).toHaveValue(fim)
  })

  it('agrupa as duas datas sob o seu nome', () => {
    montar({ de: null, ate: null })
    expect(screen.getByRole('group', { name: 'Período' })).toContainElement(de())
  })

  it.each([
    ['2026-02-10', '2026-02-28'],
    ['2028-02-29', '2028-02-29'],
    ['2026-12-31', '2026-12-31'],
    ['2026-01-01', '2026-01-31'],
  ])('GER-10 este mês, em %s, acaba em %s', (hoje, fim) => {
    expect(periodosProntos(hoje).at(-1)?.periodo.ate).toBe(fim)
  })
})

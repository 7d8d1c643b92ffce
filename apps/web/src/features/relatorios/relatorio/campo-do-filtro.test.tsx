import type { Filtro, TipoDeFiltro, ValorDeFiltro } from '@balcao/dominio/relatorios/filtros'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { filtroDe, OPCOES } from '../../../teste/relatorio.ts'
import { renderizar } from '../../../teste/renderizar.tsx'
import { CampoDoFiltro } from './campo-do-filtro.tsx'

function Campo({
  filtro,
  erro,
  aoMudar,
}: {
  filtro: Filtro
  erro?: string
  aoMudar: (v: ValorDeFiltro) => void
}) {
  const [valor, setValor] = useState(filtro.valorpadrao)
  return (
    <CampoDoFiltro
      filtro={filtro}
      valor={valor}
      erro={erro}
      aoMudar={(novo) => {
        setValor(novo)
        aoMudar(novo)
      }}
    />
  )
}

function abrir(tipo: TipoDeFiltro, partes: Partial<Filtro> = {}, erro?: string) {
  const ditos: ValorDeFiltro[] = []
  const filtro = filtroDe('Campo', tipo, partes)
  const tela = renderizar(
    <Campo filtro={filtro} {...(erro !== undefined && { erro })} aoMudar={(valor) => ditos.push(valor)} />,
  )
  return { ...tela, ultimo: () => ditos.at(-1) }
}

describe('campos do painel de filtros', () => {
  it('REL-01 TEXT, até o tamanho', async () => {
    const { usuario, ultimo } = abrir('TEXT', { tamanho: 4, dica: 'Código' })
    const campo = screen.getByRole('textbox', { name: 'Campo' })
    expect(campo).toHaveAttribute('placeholder', 'Código')
    await usuario.type(campo, 'cafezal')
    expect(ultimo()).toBe('cafe')
  })

  it('REL-01 TEXTAREA, com quebras de linha', async () => {
    const { usuario, ultimo } = abrir('TEXTAREA')
    await usuario.type(screen.getByRole('textbox', { name: 'Campo' }), '12{Enter}34')
    expect(ultimo()).toBe('12\n34')
  })

  it('REL-01 NUMBER, e o que passa do limite diz por quê', async () => {
    const { usuario, ultimo } = abrir('NUMBER', { valorpadrao: '20', maximo: 200, tamanho: 3 })
    const campo = screen.getByRole('textbox', { name: 'Campo' })
    expect(campo).toHaveValue('20')
    await usuario.type(campo, '5')
    expect(ultimo()).toBe('205')
    await usuario.clear(campo)
    expect(ultimo()).toBe('')
  })

  it('REL-01 SELECT', async () => {
    const { usuario, ultimo } = abrir('SELECT', { opcoes: OPCOES, valorpadrao: '1' })
    expect(screen.getByRole('combobox', { name: 'Campo' })).toHaveValue('Campinas')
    await usuario.click(screen.getByRole('combobox', { name: 'Campo' }))
    await usuario.click(await screen.findByRole('option', { name: 'Goiânia' }))
    expect(ultimo()).toBe('2')
  })

  it('REL-01 MULTISELECT', async () => {
    const { usuario, ultimo } = abrir('MULTISELECT', { opcoes: OPCOES })
    const campo = screen.getByRole('combobox', { name: 'Campo' })
    expect(campo).toHaveAttribute('placeholder', 'Todos')
    await usuario.click(campo)
    await usuario.click(await screen.findByRole('option', { name: 'Goiânia' }))
    await usuario.click(await screen.findByRole('option', { name: 'Campinas' }))
    expect(ultimo()).toEqual(['2', '1'])
  })

  it('REL-01 RADIO', async () => {
    const { usuario, ultimo } = abrir('RADIO', { opcoes: OPCOES, valorpadrao: '1' })
    expect(screen.getByRole('radio', { name: 'Campinas' })).toBeChecked()
    await usuario.click(screen.getByRole('radio', { name: 'Goiânia' }))
    expect(ultimo()).toBe('2')
  })

  it('REL-01 CHECKBOX', async () => {
    const { usuario, ultimo } = abrir('CHECKBOX')
    await usuario.click(screen.getByRole('checkbox', { name: 'Campo' }))
    expect(ultimo()).toBe('true')
    await usuario.click(screen.getByRole('checkbox', { name: 'Campo' }))
    expect(ultimo()).toBe('')
  })

  it('REL-01 DATE', async () => {
    const { usuario, ultimo } = abrir('DATE', { valorpadrao: '2026-11-15' })
    const campo = screen.getByRole('textbox', { name: 'Campo' })
    expect(campo).toHaveValue('15/11/2026')
    await usuario.clear(campo)
    await usuario.type(campo, '01022026')
    expect(ultimo()).toBe('2026-02-01')
  })

  it('REL-01 DATERANGE, com o nome do período', async () => {
    const { usuario, ultimo } = abrir('DATERANGE', {
      valorpadrao: '2026-11-01..2026-11-15',
      limite_dias: 366,
    })
    expect(screen.getByRole('group', { name: 'Campo' })).toBeVisible()
    const ate = screen.getByRole('textbox', { name: 'Até' })
    expect(ate).toHaveValue('15/11/2026')
    await usuario.clear(ate)
    await usuario.type(ate, '10112026')
    expect(ultimo()).toBe('2026-11-01..2026-11-10')
  })

  it.each([
    'TEXT',
    'TEXTAREA',
    'NUMBER',
    'SELECT',
    'MULTISELECT',
    'RADIO',
    'CHECKBOX',
    'DATE',
    'DATERANGE',
  ] as const)('REL-01 %s mostra a recusa do servidor no campo', (tipo) => {
    abrir(tipo, { opcoes: OPCOES }, 'Campo obrigatório')
    expect(screen.getByText('Campo obrigatório')).toBeVisible()
  })
})

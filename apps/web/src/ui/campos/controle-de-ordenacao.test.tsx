import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { ControleDeOrdenacao, type Ordenacao } from './controle-de-ordenacao.tsx'

const CAMPOS = [
  { valor: 'dtCriacao', nome: 'Data de criação' },
  { valor: 'razSoc', nome: 'Razão social' },
]

function Dono() {
  const [ordenacao, setOrdenacao] = useState<Ordenacao>({ campo: 'dtCriacao', direcao: 'DESC' })
  return <ControleDeOrdenacao campos={CAMPOS} value={ordenacao} onChange={setOrdenacao} />
}

const direcao = () => screen.getByRole('button', { name: /^Ordem/ })

async function escolher(usuario: ReturnType<typeof renderizar>['usuario'], nome: string) {
  await usuario.click(screen.getByRole('combobox', { name: 'Ordenar por' }))
  await usuario.click(screen.getByRole('option', { name: nome }))
}

describe('ControleDeOrdenacao', () => {
  it('GER-19 data começa decrescente, o resto crescente; o botão inverte', async () => {
    const { usuario } = renderizar(<Dono />)
    await escolher(usuario, 'Razão social')
    expect(direcao()).toHaveAccessibleName('Ordem crescente; mudar para decrescente')
    await escolher(usuario, 'Data de criação')
    expect(direcao()).toHaveAccessibleName('Ordem decrescente; mudar para crescente')
    await usuario.click(direcao())
    expect(direcao()).toHaveAccessibleName('Ordem crescente; mudar para decrescente')
  })

  it('GER-19 o campo não pode ficar vazio', async () => {
    const { usuario } = renderizar(<Dono />)
    await usuario.clear(screen.getByRole('combobox', { name: 'Ordenar por' }))
    await usuario.tab()
    expect(screen.getByRole('combobox', { name: 'Ordenar por' })).toHaveValue('Data de criação')
  })
})

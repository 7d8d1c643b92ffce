import { MENSAGENS } from '@balcao/dominio/mensagens'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { CampoDeQuantidade } from './campo-de-quantidade.tsx'

const campo = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Qtde' })

describe('CampoDeQuantidade', () => {
  it.each([
    [undefined, '1234'],
    [7, '1234567'],
    [2, '12'],
  ])('GER-20 tamanho máximo %s aceita %s de 12345678', async (tamanhoMaximo, aceito) => {
    const onChange = vi.fn()
    const { usuario } = renderizar(
      <CampoDeQuantidade label="Qtde" tamanhoMaximo={tamanhoMaximo} onChange={onChange} />,
    )
    await usuario.type(campo(), '12345678')
    expect(campo()).toHaveValue(aceito)
    expect(onChange).toHaveBeenLastCalledWith(Number(aceito))
  })

  it.each([
    ['1.000', '1000'],
    ['12', '12'],
    ['10,5', '10,5'],
    ['123456', '123456'],
    ['-3', '-3'],
    ['dúzia', 'dúzia'],
  ])('GER-20 colar %s deixa %s', async (colado, esperado) => {
    const { usuario } = renderizar(<CampoDeQuantidade label="Qtde" />)
    await usuario.click(campo())
    await usuario.paste(colado)
    expect(campo()).toHaveValue(esperado)
    // What can't be a quantity is refused, and not taken for nothing.
    await usuario.tab()
    if (/^\d{1,4}$/.test(esperado)) expect(campo()).toBeValid()
    else expect(campo()).toBeInvalid()
  })

  it('GER-20 1,5 não vira 15: fica no campo, recusado', async () => {
    const onChange = vi.fn()
    const { usuario } = renderizar(<CampoDeQuantidade label="Qtde" onChange={onChange} />)
    await usuario.type(campo(), '1,5')
    expect(campo()).toHaveValue('1,5')
    expect(campo()).toHaveAccessibleDescription(MENSAGENS.quantidadeInvalida)
    expect(onChange).toHaveBeenLastCalledWith(Number.NaN)
    await usuario.keyboard('{Backspace}{Backspace}')
    expect(onChange).toHaveBeenLastCalledWith(1)
    await usuario.keyboard('.500')
    expect(campo()).toHaveValue('1500')
  })

  it('GER-20 diz de X em X e recusa o que não é múltiplo, ao sair', async () => {
    const { usuario } = renderizar(<CampoDeQuantidade label="Qtde" multiplo={6} />)
    expect(campo()).toHaveAccessibleDescription('de 6 em 6')
    await usuario.type(campo(), '10')
    expect(campo()).toBeValid()
    await usuario.tab()
    expect(campo()).toBeInvalid()
    expect(campo()).toHaveAccessibleDescription(expect.stringContaining('de 6 em 6'))
    await usuario.clear(campo())
    await usuario.type(campo(), '12')
    expect(campo()).toBeValid()
  })

  it('GER-20 abaixo do mínimo', async () => {
    const { usuario } = renderizar(<CampoDeQuantidade label="Qtde" minimo={5} />)
    await usuario.type(campo(), '4')
    await usuario.tab()
    expect(screen.getByText('Qtde mínima não atingida (5)')).toBeVisible()
    expect(campo()).toHaveAccessibleDescription(MENSAGENS.quantidadeMinima(5))
  })

  it('GER-20 uma quantidade que já veio errada é dita de imediato', () => {
    renderizar(<CampoDeQuantidade label="Qtde" minimo={5} value={2} />)
    expect(campo()).toBeInvalid()
  })

  it('GER-20 setas andam de múltiplo em múltiplo', async () => {
    const onChange = vi.fn()
    const { usuario } = renderizar(
      <CampoDeQuantidade label="Qtde" multiplo={5} defaultValue={7} onChange={onChange} />,
    )
    await usuario.type(campo(), '{ArrowUp}')
    expect(campo()).toHaveValue('10')
    await usuario.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(campo()).toHaveValue('0')
    expect(onChange.mock.calls.map(([valor]) => valor)).toEqual([10, 5, 0])
  })

  it('zeros à esquerda somem ao sair; vazio é null', async () => {
    const onChange = vi.fn()
    const { usuario } = renderizar(<CampoDeQuantidade label="Qtde" onChange={onChange} />)
    await usuario.type(campo(), '007')
    await usuario.tab()
    expect(campo()).toHaveValue('7')
    await usuario.clear(campo())
    expect(onChange).toHaveBeenLastCalledWith(null)
  })
})

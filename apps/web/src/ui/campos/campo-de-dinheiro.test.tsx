import { MENSAGENS } from '@balcao/dominio/mensagens'
import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { CampoDeDinheiro } from './campo-de-dinheiro.tsx'
import { CampoDePercentual } from './campo-de-percentual.tsx'
import { registrar } from './registrar.ts'

const campo = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Valor' })

describe('CampoDeDinheiro', () => {
  it.each([
    ['1234,5', '1234.5', '1.234,50'],
    ['0,1', '0.1', '0,10'],
    ['12.5', '12.5', '12,50'],
    ['1.234', '1234', '1.234,00'],
    ['-7', '7', '7,00'],
    ['1,2,3', '1.23', '1,23'],
    ['10,999', '10.99', '10,99'],
  ])('GER-06, GER-02 digitar %s dá %s e mostra %s ao sair', async (digitado, valor, mostrado) => {
    const onChange = vi.fn()
    const { usuario } = renderizar(<CampoDeDinheiro casas={2} label="Valor" onChange={onChange} />)
    await usuario.type(campo(), digitado)
    expect(onChange).toHaveBeenLastCalledWith(valor)
    await usuario.tab()
    expect(campo()).toHaveValue(mostrado)
  })

  it('GER-02 as casas vêm da configuração', async () => {
    const onChange = vi.fn()
    const { usuario } = renderizar(
      <CampoDeDinheiro label="Valor" casas={4} value="0.1234" onChange={onChange} />,
    )
    expect(campo()).toHaveValue('0,1234')
    await usuario.clear(campo())
    await usuario.type(campo(), '1,98765')
    expect(onChange).toHaveBeenLastCalledWith('1.9876')
  })

  it('GER-06 cola com R$ e arredonda; um negativo fica à vista, recusado', async () => {
    const onChange = vi.fn()
    const { usuario } = renderizar(
      <CampoDeDinheiro casas={2} label="Valor" defaultValue="5" onChange={onChange} />,
    )
    await usuario.tripleClick(campo())
    await usuario.paste('R$ 1.234,567')
    expect(onChange).toHaveBeenLastCalledWith('1234.57')
    await usuario.tripleClick(campo())
    await usuario.paste('-50,00')
    expect(campo()).toHaveValue('-50,00')
    expect(onChange).toHaveBeenLastCalledWith('-50,00?')
    await usuario.keyboard('{Home}{Delete}')
    expect(onChange).toHaveBeenLastCalledWith('50')
  })

  it('GER-06 o que voltou de um rascunho sem se poder ler volta recusado', () => {
    renderizar(<CampoDeDinheiro casas={2} label="Valor" value="12.3456?" />)
    expect(campo()).toHaveValue('12.3456')
    expect(campo()).toHaveAccessibleDescription(MENSAGENS.invalido)
  })

  it('GER-06 vazio é null, e o que não se lê fica à vista com o motivo', async () => {
    const onChange = vi.fn()
    const { usuario } = renderizar(
      <CampoDeDinheiro casas={2} label="Valor" defaultValue="5" onChange={onChange} />,
    )
    await usuario.clear(campo())
    expect(onChange).toHaveBeenLastCalledWith(null)
    await usuario.type(campo(), '1.234.5')
    await usuario.tab()
    expect(campo()).toHaveValue('1.234.5')
    expect(campo()).toHaveAccessibleDescription(MENSAGENS.invalido)
    expect(onChange).toHaveBeenLastCalledWith('1.234.5?')
  })

  it('editar no meio mantém o cursor, e uma tecla recusada não o move', async () => {
    const { usuario } = renderizar(<CampoDeDinheiro casas={2} label="Valor" defaultValue="1234.5" />)
    await usuario.type(campo(), '9', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    expect(campo()).toHaveValue('1.2934,50')
    expect(campo().selectionStart).toBe(4)
    await usuario.keyboard('x')
    expect(campo().selectionStart).toBe(4)
    await usuario.tab()
    expect(campo()).toHaveValue('12.934,50')
  })

  it('GER-06 com register entrega o decimal', async () => {
    const aoEnviar = vi.fn()
    function Formulario() {
      const { register, handleSubmit } = useForm({ defaultValues: { valor: '10.5' } })
      return (
        <form onSubmit={handleSubmit((dados) => aoEnviar(dados))}>
          <CampoDeDinheiro casas={2} label="Valor" {...registrar(register('valor'))} />
          <button type="submit">Enviar</button>
        </form>
      )
    }
    const { usuario } = renderizar(<Formulario />)
    expect(campo()).toHaveValue('10,50')
    await usuario.clear(campo())
    await usuario.type(campo(), '0,3{Enter}')
    expect(aoEnviar).toHaveBeenCalledWith({ valor: '0.3' })
  })

  it('GER-02 percentual usa as mesmas regras', async () => {
    const onChange = vi.fn()
    const { usuario } = renderizar(<CampoDePercentual casas={2} label="Valor" onChange={onChange} />)
    await usuario.click(campo())
    await usuario.paste('12,5%')
    await usuario.tab()
    expect(campo()).toHaveValue('12,50')
    expect(onChange).toHaveBeenLastCalledWith('12.5')
  })
})

import { MENSAGENS } from '@balcao/dominio/mensagens'
import { screen, waitFor, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { CampoDeData } from './campo-de-data.tsx'
import { registrar } from './registrar.ts'

const campo = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Vencimento' })
const botao = () => screen.getByRole('button', { name: 'Abrir calendário: Vencimento' })

describe('CampoDeData', () => {
  it('GER-10 digitada sem barras, dada em ISO', async () => {
    const onChange = vi.fn()
    const { usuario } = renderizar(<CampoDeData label="Vencimento" onChange={onChange} />)
    await usuario.type(campo(), '15112026')
    expect(campo()).toHaveValue('15/11/2026')
    expect(onChange).toHaveBeenLastCalledWith('2026-11-15')
  })

  it.each([
    ['1/1/2026', '01/01/2026'],
    ['5-3-2026', '05/03/2026'],
    ['15/3/2026', '15/03/2026'],
  ])('GER-10 digitar %s dá %s', async (digitada, esperada) => {
    const { usuario } = renderizar(<CampoDeData label="Vencimento" />)
    await usuario.type(campo(), digitada)
    expect(campo()).toHaveValue(esperada)
  })

  it.each([
    ['5/3/2026', '05/03/2026'],
    ['2026-11-15', '15/11/2026'],
    ['2026-11-15T10:00:00', '15/11/2026'],
    ['15112026', '15/11/2026'],
  ])('GER-10 colar %s dá %s', async (colada, esperada) => {
    const { usuario } = renderizar(<CampoDeData label="Vencimento" />)
    await usuario.click(campo())
    await usuario.paste(colada)
    expect(campo()).toHaveValue(esperada)
  })

  it.each([
    ['31/02/2026', {}, MENSAGENS.dataInvalida],
    ['15/11/2026', { maxima: '2026-11-14' }, MENSAGENS.dataPosterior],
    ['15/11/2026', { minima: '2026-11-16' }, MENSAGENS.dataAnterior],
  ])('GER-10 %s com %o: fica no campo com o motivo', async (digitada, limites, mensagem) => {
    const onChange = vi.fn()
    const { usuario } = renderizar(
      <CampoDeData label="Vencimento" value="2026-11-10" {...limites} onChange={onChange} />,
    )
    await usuario.clear(campo())
    await usuario.type(campo(), digitada)
    expect(campo()).toHaveAccessibleDescription(mensagem)
    await usuario.tab()
    expect(campo()).toHaveValue(digitada)
    expect(onChange).toHaveBeenLastCalledWith(digitada)
  })

  it('GER-10 uma data incompleta só é acusada ao sair', async () => {
    const { usuario } = renderizar(<CampoDeData label="Vencimento" />)
    await usuario.type(campo(), '15/11')
    expect(campo()).toBeValid()
    await usuario.tab()
    expect(campo()).toHaveAccessibleDescription(MENSAGENS.dataInvalida)
    expect(campo()).toHaveValue('15/11')
  })

  it('GER-10 o calendário em português escolhe, respeita os limites e devolve o foco', async () => {
    const onChange = vi.fn()
    const { usuario } = renderizar(
      <CampoDeData label="Vencimento" defaultValue="2026-11-10" maxima="2026-11-20" onChange={onChange} />,
    )
    await usuario.click(botao())
    const calendario = screen.getByRole('dialog')
    const escolhido = within(calendario).getByRole('button', { name: '10 de novembro de 2026' })
    await waitFor(() => expect(escolhido).toHaveFocus())
    expect(within(calendario).getByRole('button', { name: 'Mês anterior' })).toBeVisible()
    expect(within(calendario).getByRole('button', { name: '21 de novembro de 2026' })).toBeDisabled()
    await usuario.click(within(calendario).getByRole('button', { name: '12 de novembro de 2026' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-12')
    expect(campo()).toHaveValue('12/11/2026')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('GER-10 Alt+seta abre o calendário; um campo desabilitado não abre', async () => {
    const { usuario, rerender } = renderizar(<CampoDeData label="Vencimento" />)
    await usuario.type(campo(), '{Alt>}{ArrowDown}{/Alt}')
    expect(screen.getByRole('dialog')).toBeVisible()
    rerender(<CampoDeData label="Vencimento" disabled />)
    expect(botao()).toBeDisabled()
  })

  it('GER-10 com register: desfazer leva embora o texto errado, embora o valor já fosse vazio', async () => {
    function Formulario() {
      const { register, reset } = useForm<{ data: string | null }>({ defaultValues: { data: null } })
      return (
        <form>
          <CampoDeData label="Vencimento" {...registrar(register('data'))} />
          <button type="button" onClick={() => reset()}>
            Desfazer
          </button>
        </form>
      )
    }
    const { usuario } = renderizar(<Formulario />)
    await usuario.type(campo(), '31022026')
    await usuario.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(campo()).toHaveValue('')
  })

  it('GER-10 com register: recusa o texto errado em vez de perdê-lo, e desfazer o leva embora', async () => {
    const aoEnviar = vi.fn()
    function Formulario() {
      const { register, handleSubmit, reset } = useForm<{ data: string | null }>({
        defaultValues: { data: null },
      })
      const validate = (data: string | null) =>
        data === null || /^\d{4}-\d{2}-\d{2}$/.test(data) || MENSAGENS.dataInvalida
      return (
        <form onSubmit={handleSubmit((dados) => aoEnviar(dados))}>
          <CampoDeData label="Vencimento" {...registrar(register('data', { validate }))} />
          <button type="submit">Enviar</button>
          <button type="button" onClick={() => reset()}>
            Desfazer
          </button>
        </form>
      )
    }
    const { usuario } = renderizar(<Formulario />)
    await usuario.type(campo(), '3102')
    await usuario.click(screen.getByRole('button', { name: 'Enviar' }))
    expect(aoEnviar).not.toHaveBeenCalled()
    expect(campo()).toHaveFocus()
    expect(campo()).toHaveValue('31/02')
    await usuario.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(campo()).toHaveValue('')
    await usuario.click(screen.getByRole('button', { name: 'Enviar' }))
    expect(aoEnviar).toHaveBeenCalledExactlyOnceWith({ data: null })
  })
})

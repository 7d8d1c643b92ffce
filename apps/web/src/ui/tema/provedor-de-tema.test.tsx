import { Button, Modal, useMantineColorScheme } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { ProvedorDeDatas } from './provedor-de-datas.tsx'
import { CHAVE_DO_TEMA, ProvedorDeTema } from './provedor-de-tema.tsx'

function Alternador() {
  const { setColorScheme } = useMantineColorScheme()
  return <Button onClick={() => setColorScheme('dark')}>Escuro</Button>
}

const esquema = () => document.documentElement.getAttribute('data-mantine-color-scheme')
const folhaDeVariaveis = () => document.querySelector('style[data-mantine-styles]')?.textContent ?? ''

describe('ProvedorDeTema', () => {
  it('GER-21 claro e escuro, lembrado sob balcao:tema', async () => {
    renderizar(<Alternador />)
    expect(esquema()).toBe('light')
    await userEvent.click(screen.getByRole('button', { name: 'Escuro' }))
    expect(esquema()).toBe('dark')
    expect(window.localStorage.getItem(CHAVE_DO_TEMA)).toBe('dark')
  })

  it('GER-21 volta como o usuário deixou', () => {
    window.localStorage.setItem('balcao:tema', 'dark')
    renderizar(<span />)
    expect(esquema()).toBe('dark')
  })

  it('GER-21 a cor do negócio é a dos botões; uma cor inválida não quebra a tela', () => {
    const { rerender } = render(<ProvedorDeTema corDeDestaque="#7c3aed">x</ProvedorDeTema>)
    expect(folhaDeVariaveis()).toContain('--mantine-color-destaque-6: #7c3aed')
    rerender(<ProvedorDeTema corDeDestaque="roxo">x</ProvedorDeTema>)
    expect(folhaDeVariaveis()).toContain('--mantine-color-destaque-6: #0b6b63')
  })

  it('SHL-03 o âmbar de NOVO TICKET leva tinta escura', () => {
    renderizar(<Button color="warning">NOVO TICKET</Button>)
    const botao = screen.getByRole('button', { name: 'NOVO TICKET' })
    expect(botao.style.getPropertyValue('--button-bg')).toBe('var(--balcao-warning-fundo)')
    expect(botao.style.getPropertyValue('--button-color')).toBe('var(--balcao-warning-texto)')
  })

  it('GER-01 nada em inglês no que o kit escreve sozinho', () => {
    renderizar(
      <Modal opened onClose={() => {}} title="Finalizar ticket">
        <ProvedorDeDatas>
          <DatePicker defaultDate="2026-11-15" />
        </ProvedorDeDatas>
      </Modal>,
    )
    expect(screen.getByRole('button', { name: 'Fechar' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Próximo mês' })).toBeVisible()
    expect(screen.getByText('novembro 2026')).toBeVisible()
  })
})

import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { AreaDeToasts } from './area-de-toasts.tsx'
import { tecladoAEspera } from './espera-do-teclado.ts'
import { tardio, tardioAoAbrir } from './tardio.tsx'

function Janela({ nome }: { nome: string }) {
  return <p>Janela de {nome}</p>
}

function abrirPagina(importar: () => Promise<typeof Janela>) {
  const JanelaTardia = tardio(importar)
  function Pagina() {
    const [aberta, setAberta] = useState(false)
    return (
      <>
        <input aria-label="Mensagem" defaultValue="meio escrita" />
        <button type="button" onClick={() => setAberta(true)}>
          Abrir
        </button>
        {aberta && <JanelaTardia nome="Ana" aoNaoVir={() => setAberta(false)} />}
        <AreaDeToasts />
      </>
    )
  }
  return renderizar(<Pagina />)
}

describe('código tardio', () => {
  it('diz que vem e mostra quando veio', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof Janela>()
    const { usuario } = abrirPagina(() => promise)
    await usuario.click(screen.getByRole('button', { name: 'Abrir' }))
    expect(screen.getByRole('progressbar', { hidden: true })).toBeInTheDocument()
    resolve(Janela)
    expect(await screen.findByText('Janela de Ana')).toBeVisible()
    expect(screen.queryByRole('progressbar', { hidden: true })).not.toBeInTheDocument()
  })

  it('ERR-04 o que não vem deixa a página como estava, e pode ser pedido de novo', async () => {
    const importar = vi.fn(async () => Janela)
    importar.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /x.js'))
    const { usuario } = abrirPagina(importar)
    const abrir = () => usuario.click(screen.getByRole('button', { name: 'Abrir' }))
    await abrir()
    expect(await screen.findByText('Falha na comunicação com o servidor!')).toBeVisible()
    expect(screen.getByLabelText('Mensagem')).toHaveValue('meio escrita')
    expect(screen.queryByRole('progressbar', { hidden: true })).not.toBeInTheDocument()
    await abrir()
    expect(await screen.findByText('Janela de Ana')).toBeVisible()
    expect(importar).toHaveBeenCalledTimes(2)
  })
})

type Quadro = { aberto: boolean; aoFechar: () => void }
const Quadro = ({ aberto, aoFechar }: Quadro) => (
  <p>
    {aberto ? 'Quadro aberto' : 'Quadro fechado'}
    <button type="button" onClick={aoFechar}>
      Fechar
    </button>
  </p>
)

function abrirQuadro(importar: () => Promise<typeof Quadro>) {
  const QuadroTardio = tardioAoAbrir(importar, ({ aberto }) => aberto)
  function Pagina() {
    const [aberto, setAberto] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setAberto(true)}>
          Abrir
        </button>
        <QuadroTardio aberto={aberto} aoFechar={() => setAberto(false)} />
        <AreaDeToasts />
      </>
    )
  }
  return renderizar(<Pagina />)
}

describe('código tardio de quem só diz se está aberto', () => {
  it('não se pede antes da primeira vez, e depois fica', async () => {
    const importar = vi.fn(async () => Quadro)
    const { usuario } = abrirQuadro(importar)
    expect(importar).not.toHaveBeenCalled()
    await usuario.click(screen.getByRole('button', { name: 'Abrir' }))
    expect(await screen.findByText('Quadro aberto')).toBeVisible()
    await usuario.click(screen.getByRole('button', { name: 'Fechar' }))
    expect(screen.getByText('Quadro fechado')).toBeVisible()
    await usuario.click(screen.getByRole('button', { name: 'Abrir' }))
    expect(screen.getByText('Quadro aberto')).toBeVisible()
    expect(importar).toHaveBeenCalledOnce()
  })

  it('ERR-04, MES-04 o que não vem se fecha, o teclado da página volta, e a vez seguinte o pede de novo', async () => {
    const importar = vi.fn(async () => Quadro)
    importar.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /x.js'))
    const { usuario } = abrirQuadro(importar)
    await usuario.click(screen.getByRole('button', { name: 'Abrir' }))
    expect(await screen.findByText('Falha na comunicação com o servidor!')).toBeVisible()
    expect(tecladoAEspera()).toBe(false)
    await usuario.click(screen.getByRole('button', { name: 'Abrir' }))
    expect(await screen.findByText('Quadro aberto')).toBeVisible()
    expect(importar).toHaveBeenCalledTimes(2)
  })
})

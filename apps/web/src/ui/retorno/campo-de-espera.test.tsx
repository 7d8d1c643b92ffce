import { TEXTOS } from '@balcao/dominio/mensagens'
import { Modal, Textarea, TextInput } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { act, screen, waitFor } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useAtalho } from '../../platform/atalhos.ts'
import { renderizar } from '../../teste/renderizar.tsx'
import { AreaDeToasts } from './area-de-toasts.tsx'
import { CampoDeEspera } from './campo-de-espera.tsx'
import { LIMITE_DA_ESPERA_MS } from './espera-do-teclado.ts'
import { tardio } from './tardio.tsx'

type JanelaProps = { aoFechar: () => void }

let testes = 0
let rotulo = ''
const devolver = vi.fn()
const encaminhar = vi.fn()

function montar(Conteudo: ComponentType, longa = false) {
  // Of its own: what did not come in one test is remembered.
  rotulo = `Campo ${testes++}`
  const codigo = Promise.withResolvers<ComponentType<JanelaProps>>()
  const importar = vi.fn<() => Promise<ComponentType<JanelaProps>>>(() => new Promise(() => {}))
  const Janela = tardio<JanelaProps>(importar.mockReturnValueOnce(codigo.promise))
  function Pagina() {
    const [aberta, setAberta] = useState(false)
    const fechar = () => setAberta(false)
    useAtalho(['ctrl+k'], 'Buscar', () => setAberta(true), 'portal', { rotulo, longa })
    useAtalho(['v'], 'Devolver nota fiscal', devolver)
    useAtalho(['e'], 'Encaminhar', encaminhar)
    return (
      <>
        <button type="button">Antes</button>
        {aberta && <Janela aoFechar={fechar} aoNaoVir={fechar} />}
        <CampoDeEspera />
        <AreaDeToasts />
      </>
    )
  }
  function DaJanela({ aoFechar }: JanelaProps) {
    // The kit gives the focus back only from what it saw opening, and sees closing.
    const montada = useMounted()
    const [fechada, setFechada] = useState(false)
    return (
      <Modal opened={montada && !fechada} onClose={aoFechar} withCloseButton={false} title="Busca">
        <Conteudo />
        <button type="button" onClick={() => setFechada(true)}>
          Fechar
        </button>
      </Modal>
    )
  }
  const { usuario } = renderizar(<Pagina />)
  return { usuario, chegar: () => act(async () => codigo.resolve(DaJanela)), falhar: codigo.reject }
}

function Busca() {
  const [termo, setTermo] = useState('')
  return (
    <>
      <TextInput
        label="Termo"
        data-autofocus
        value={termo}
        onChange={({ currentTarget }) => setTermo(currentTarget.value)}
      />
      <p>procura {termo}</p>
    </>
  )
}

const CTRL_K = '{Control>}k{/Control}'
const lugar = () => screen.queryByRole('textbox', { name: rotulo })

beforeEach(() => {
  devolver.mockReset()
  encaminhar.mockReset()
})

describe('o que se digita antes de o campo chegar', () => {
  it('MES-04 já na tecla há um campo com o foco, as da página descansam, e o texto passa ao campo que chega', async () => {
    const { usuario, chegar } = montar(Busca)
    await usuario.keyboard(CTRL_K)
    expect(lugar()).toHaveFocus()
    await usuario.keyboard('nova{ArrowLeft}')
    expect(lugar()).toHaveValue('nova')
    await chegar()
    const campo = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Termo' })
    await waitFor(() => expect(campo).toHaveFocus())
    expect(campo).toHaveValue('nova')
    expect(screen.getByText('procura nova')).toBeVisible()
    expect(campo.selectionStart).toBe(3)
    expect(lugar()).not.toBeInTheDocument()
    await usuario.keyboard('x')
    expect(campo).toHaveValue('novxa')
    expect(devolver).not.toHaveBeenCalled()
  })

  it('MES-04 um texto de várias linhas fica inteiro', async () => {
    const { usuario, chegar } = montar(() => <Textarea label="Termo" data-autofocus />, true)
    await usuario.keyboard(`${CTRL_K}ver{Enter}e volta`)
    await chegar()
    await waitFor(() => expect(screen.getByLabelText('Termo')).toHaveValue('ver\ne volta'))
    expect(devolver).not.toHaveBeenCalled()
    expect(encaminhar).not.toHaveBeenCalled()
  })

  it('MES-04 Escape desiste: o que ainda chegar não abre, e as teclas da página voltam', async () => {
    const { usuario, chegar } = montar(Busca)
    screen.getByRole('button', { name: 'Antes' }).focus()
    await usuario.keyboard(`${CTRL_K}no{Escape}`)
    expect(lugar()).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Antes' })).toHaveFocus()
    await chegar()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await usuario.keyboard('v')
    expect(devolver).toHaveBeenCalledOnce()
  })

  it('MES-04 quem aponta para outro lugar desistiu', async () => {
    const { usuario } = montar(Busca)
    await usuario.keyboard(`${CTRL_K}no`)
    await usuario.click(screen.getByRole('button', { name: 'Antes' }))
    expect(lugar()).not.toBeInTheDocument()
    await usuario.keyboard('v')
    expect(devolver).toHaveBeenCalledOnce()
  })

  it('MES-04, ERR-04 o que não vem diz, as teclas voltam, e o que se digitou está lá na vez seguinte', async () => {
    const { usuario, falhar } = montar(Busca)
    await usuario.keyboard(`${CTRL_K}nova`)
    await act(async () => falhar(new Error('sem rede')))
    expect(await screen.findByText(TEXTOS.falhaDeComunicacao)).toBeInTheDocument()
    expect(lugar()).not.toBeInTheDocument()
    // Whoever goes on typing writes to nobody.
    await usuario.keyboard('ve')
    expect(devolver).not.toHaveBeenCalled()
    await usuario.keyboard('{Escape}v')
    expect(devolver).toHaveBeenCalledOnce()
    await usuario.keyboard(CTRL_K)
    expect(lugar()).toHaveValue('nova')
  })

  it('MES-04 a espera tem um limite', async () => {
    vi.useFakeTimers()
    const { usuario } = montar(Busca)
    await usuario.keyboard(`${CTRL_K}nova`)
    await act(() => vi.advanceTimersByTimeAsync(LIMITE_DA_ESPERA_MS))
    expect(lugar()).not.toBeInTheDocument()
    expect(screen.getByText(TEXTOS.falhaDeComunicacao)).toBeInTheDocument()
  })

  it('MES-04 o que chega sem um campo diz o que ficou sem lugar', async () => {
    const { usuario, chegar } = montar(() => <p>Tem certeza?</p>)
    await usuario.keyboard(`${CTRL_K}nova`)
    await chegar()
    expect(await screen.findByText('O que você digitou ficou sem lugar: “nova”')).toBeInTheDocument()
    expect(lugar()).not.toBeInTheDocument()
  })

  it('MES-04 enquanto a janela ainda busca os seus dados o texto espera com ela', async () => {
    const dados = Promise.withResolvers<void>()
    function ComDados() {
      const [pronta, setPronta] = useState(false)
      void dados.promise.then(() => setPronta(true))
      return pronta ? <TextInput label="Termo" autoFocus /> : <div aria-busy>…</div>
    }
    const { usuario, chegar } = montar(ComDados)
    await usuario.keyboard(`${CTRL_K}no`)
    await chegar()
    await screen.findByRole('dialog')
    await waitFor(() => expect(lugar()).toHaveFocus())
    await usuario.keyboard('va')
    await act(async () => dados.resolve())
    await waitFor(() => expect(screen.getByLabelText('Termo')).toHaveValue('nova'))
  })

  it('MES-04 fechada a janela, o foco volta a quem o tinha antes da tecla', async () => {
    const { usuario, chegar } = montar(Busca)
    const antes = screen.getByRole('button', { name: 'Antes' })
    antes.focus()
    await usuario.keyboard(`${CTRL_K}n`)
    await chegar()
    await waitFor(() => expect(screen.getByLabelText('Termo')).toHaveFocus())
    await usuario.click(screen.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(antes).toHaveFocus())
  })
})

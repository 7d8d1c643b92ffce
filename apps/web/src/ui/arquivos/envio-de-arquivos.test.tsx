import { EXTENSOES_DE_ANEXO, MAXIMO_DE_ARQUIVOS } from '@balcao/dominio/arquivos/anexos'
import { notifications } from '@mantine/notifications'
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { AreaDeToasts } from '../retorno/area-de-toasts.tsx'
import type { ArquivoAnexado } from './arquivo-anexado.ts'
import { EnvioDeArquivos } from './envio-de-arquivos.tsx'

const MB = 1024 * 1024
const MENSAGEM = 'Tamanho máximo de arquivo é de 1MB'

const foto = new File([new Uint8Array(340 * 1024)], 'avaria.jpg', { type: 'image/jpeg' })
const nota = new File([new Uint8Array(10)], 'nota.pdf', { type: 'application/pdf' })
const enorme = new File([new Uint8Array(MB + 1)], 'enorme.png', { type: 'image/png' })
const programa = new File([new Uint8Array(10)], 'programa.exe', { type: 'application/x-msdownload' })

function Exemplo({
  iniciais = [],
  colarSoComFoco = false,
}: {
  iniciais?: ArquivoAnexado[]
  colarSoComFoco?: boolean
}) {
  const [arquivos, setArquivos] = useState(iniciais)
  return (
    <>
      <AreaDeToasts />
      <EnvioDeArquivos
        rotulo="Fotos da avaria"
        extensoes={EXTENSOES_DE_ANEXO}
        maximoMb={1}
        maximoDeArquivos={MAXIMO_DE_ARQUIVOS.cadastro}
        arquivos={arquivos}
        colarSoComFoco={colarSoComFoco}
        aoAdicionar={(novos) => setArquivos((atuais) => [...atuais, ...novos])}
        aoRemover={(id) => setArquivos((atuais) => atuais.filter((arquivo) => arquivo.id !== id))}
      />
    </>
  )
}

const campo = () => screen.getByLabelText('Fotos da avaria', { selector: 'input' })
const nomes = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('[title]')?.textContent)

afterEach(() => act(() => notifications.clean()))

describe('EnvioDeArquivos', () => {
  it('GER-14 lists what was chosen, with size, and removes it', async () => {
    const { usuario } = renderizar(<Exemplo />)
    await usuario.upload(campo(), [foto, nota])
    await waitFor(() => expect(nomes()).toEqual(['avaria.jpg', 'nota.pdf']))
    expect(screen.getByText('340 KB')).toBeInTheDocument()
    await usuario.click(screen.getByRole('button', { name: 'Remover avaria.jpg' }))
    expect(nomes()).toEqual(['nota.pdf'])
    expect(screen.getByRole('button', { name: 'Remover nota.pdf' })).toHaveFocus()
    await usuario.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Escolher arquivos' })).toHaveFocus())
  })

  it('GER-14 a file too large is refused with a toast of 5 s', async () => {
    renderizar(<Exemplo />)
    vi.useFakeTimers()
    fireEvent.change(campo(), { target: { files: [enorme] } })
    await act(() => vi.advanceTimersByTimeAsync(10))
    expect(screen.getByRole('alert')).toHaveTextContent(MENSAGEM)
    expect(nomes()).toEqual([])
    act(() => vi.advanceTimersByTime(4_500))
    expect(screen.getByText(MENSAGEM)).toBeInTheDocument()
    act(() => vi.advanceTimersByTime(500))
    act(() => vi.advanceTimersByTime(1_000))
    expect(screen.queryByText(MENSAGEM)).not.toBeInTheDocument()
  })

  it('GER-14 a dropped file of another format is refused, the good one stays', async () => {
    renderizar(<Exemplo />)
    const zona = campo().parentElement
    if (!zona) throw new Error('dropzone not found')
    const solto = createEvent.drop(zona)
    Object.defineProperty(solto, 'dataTransfer', {
      value: {
        types: ['Files'],
        items: [programa, nota].map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
      },
    })
    fireEvent(zona, solto)
    await waitFor(() => expect(nomes()).toEqual(['nota.pdf']))
    expect(screen.getByRole('alert')).toBeInTheDocument()
  })

  it('MES-09 o arquivo recusado é dito pelo nome, junto do campo, até outro chegar', async () => {
    const { usuario } = renderizar(<Exemplo />)
    fireEvent.change(campo(), { target: { files: [programa, enorme] } })
    const area = screen.getByRole('region', { name: 'Fotos da avaria' })
    expect(await within(area).findByText('programa.exe')).toBeVisible()
    const recusas = within(area).getByRole('alert')
    expect(recusas).toHaveTextContent('programa.exe não foi anexado. Tipo de arquivo não permitido.')
    expect(recusas).toHaveTextContent(`enorme.png não foi anexado. ${MENSAGEM}`)
    await usuario.upload(campo(), [nota])
    await waitFor(() => expect(nomes()).toEqual(['nota.pdf']))
    expect(screen.queryByText('programa.exe')).not.toBeInTheDocument()
  })

  it('GER-14 a screenshot pasted anywhere is attached, pasted text is left alone', () => {
    renderizar(<Exemplo />)
    expect(fireEvent.paste(document.body, { clipboardData: { files: [] } })).toBe(true)
    expect(nomes()).toEqual([])
    expect(fireEvent.paste(document.body, { clipboardData: { files: [foto] } })).toBe(false)
    expect(nomes()).toEqual(['avaria.jpg'])
  })

  it('GER-14 a screenshot pasted on the upload itself is attached once', async () => {
    vi.useFakeTimers()
    renderizar(<Exemplo />)
    const botao = screen.getByRole('button', { name: 'Escolher arquivos' })
    fireEvent.paste(botao, { clipboardData: { files: [foto], types: ['Files'], items: [] } })
    await act(() => vi.advanceTimersByTimeAsync(10))
    expect(nomes()).toEqual(['avaria.jpg'])
  })

  it('GER-14 stops at the maximum number of files', () => {
    // The toast's own clock must not run into the next test.
    vi.useFakeTimers()
    renderizar(<Exemplo iniciais={[1, 2].map((n) => ({ id: `${n}`, nome: `${n}.pdf`, tamanho: 1 }))} />)
    fireEvent.paste(document.body, { clipboardData: { files: [foto, nota] } })
    expect(nomes()).toEqual(['1.pdf', '2.pdf', 'avaria.jpg'])
    expect(screen.getByRole('alert')).toHaveTextContent('Envie no máximo 3 arquivos')
    expect(screen.getByRole('button', { name: 'Escolher arquivos' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('GER-14 the keyboard opens the file chooser', async () => {
    const { usuario } = renderizar(<Exemplo />)
    const escolher = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {})
    await usuario.tab()
    expect(screen.getByRole('button', { name: 'Escolher arquivos' })).toHaveFocus()
    await usuario.keyboard('{Enter}')
    expect(escolher).toHaveBeenCalledTimes(1)
    expect(escolher.mock.contexts[0]).toBe(campo())
  })

  it('GER-14 on a phone the camera is one touch away', () => {
    const original = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((consulta) => ({
      ...original(consulta),
      matches: consulta.includes('pointer: coarse'),
    }))
    renderizar(<Exemplo />)
    expect(screen.getByRole('button', { name: 'Tirar foto' })).toBeEnabled()
    const camera = document.querySelector('input[capture]')
    expect(camera).toHaveAttribute('capture', 'environment')
    expect(camera).toHaveAttribute('accept', 'image/jpeg,image/png')
  })

  it('GER-14 shows the progress of each file, and what went wrong', () => {
    renderizar(
      <Exemplo
        iniciais={[
          { id: '1', nome: 'indo.pdf', tamanho: 10, progresso: 40 },
          { id: '2', nome: 'falhou.pdf', tamanho: 10, erro: 'Não foi enviado' },
        ]}
      />,
    )
    expect(screen.getByRole('progressbar', { name: 'Enviando indo.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi enviado')
  })

  it('NOV-10 one of many on the screen takes what is pasted only while it has the focus', () => {
    renderizar(<Exemplo colarSoComFoco />)
    fireEvent.paste(document.body, { clipboardData: { files: [nota] } })
    expect(nomes()).toEqual([])
    screen.getByRole('button', { name: 'Escolher arquivos' }).focus()
    fireEvent.paste(document.body, { clipboardData: { files: [nota] } })
    expect(nomes()).toEqual(['nota.pdf'])
  })

  describe('heavy photos', () => {
    const pesada = new File([new Uint8Array(2 * MB)], 'caixa.png', { type: 'image/png' })

    function comTela() {
      let abrir = () => {}
      const espera = new Promise<void>((resolver) => {
        abrir = resolver
      })
      vi.stubGlobal('createImageBitmap', async () => {
        await espera
        return { width: 4000, height: 3000, close() {} }
      })
      vi.stubGlobal(
        'OffscreenCanvas',
        class {
          getContext = () => ({ fillRect() {}, drawImage() {} })
          convertToBlob = async () => new Blob([new Uint8Array(300 * 1024)], { type: 'image/jpeg' })
        },
      )
      return () => act(async () => abrir())
    }
    afterEach(() => vi.unstubAllGlobals())

    it('NOV-10 a photo above the limit is made lighter, with progress, and then fits', async () => {
      const terminar = comTela()
      renderizar(<Exemplo />)
      fireEvent.paste(document.body, { clipboardData: { files: [pesada, nota] } })
      expect(await screen.findByText('Preparando a foto…')).toBeInTheDocument()
      expect(screen.getByRole('progressbar', { name: 'Preparo das fotos' })).toBeInTheDocument()
      expect(screen.getByRole('button', { name: 'Escolher arquivos' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      await terminar()
      await waitFor(() => expect(nomes()).toEqual(['caixa.jpg', 'nota.pdf']))
      expect(screen.getByText('300 KB')).toBeInTheDocument()
      expect(screen.queryByText('Preparando a foto…')).not.toBeInTheDocument()
    })

    it('NOV-10 one that can not be made lighter meets the limit as it is', async () => {
      vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')))
      renderizar(<Exemplo />)
      fireEvent.paste(document.body, { clipboardData: { files: [pesada] } })
      expect(await screen.findByText(MENSAGEM)).toBeInTheDocument()
      expect(nomes()).toEqual([])
    })
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { faltouCodigo } from '../ui/retorno/faltou-codigo.ts'
import { trazerCodigo } from './trazer-codigo.ts'

// What came stays, so each test asks for files of its own.
const pedidos: string[] = []
let respostas: Record<string, () => Promise<Response> | Response> = {}
const importar = vi.fn(async () => 'módulo')

beforeEach(() => {
  pedidos.length = 0
  respostas = {}
  importar.mockClear()
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/casca.js">'
  document.body.innerHTML = '<script src="/assets/inicio-1.js" type="text/plain"></script>'
  vi.stubGlobal('fetch', async (endereco: string) => {
    pedidos.push(endereco)
    return (respostas[endereco] ?? (() => new Response('export {}')))()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

const cair = () => Promise.reject(new TypeError('Failed to fetch'))
const interromper = () =>
  new Response(
    new ReadableStream({
      start: (fluxo) => fluxo.error(new TypeError('network error')),
    }),
  )

describe('ERR-04 código que vem depois', () => {
  it('importa quando tudo de que precisa chegou, e pede cada arquivo uma vez', async () => {
    let soltar = () => {}
    respostas['/assets/b.js'] = () =>
      new Promise((responder) => {
        soltar = () => responder(new Response(''))
      })
    const vindo = trazerCodigo(importar, ['assets/a.js', 'assets/b.js'])
    await vi.waitFor(() => expect(document.querySelector('link[href="/assets/a.js"]')).not.toBeNull())
    expect(importar).not.toHaveBeenCalled()
    soltar()
    expect(await vindo).toBe('módulo')
    await trazerCodigo(importar, ['assets/b.js', 'assets/c.js'])
    expect(pedidos).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js'])
  })

  it('o que o documento já pediu não se pede de novo', async () => {
    await trazerCodigo(importar, ['assets/casca.js', 'assets/inicio-1.js'])
    expect(pedidos).toEqual([])
    expect(importar).toHaveBeenCalledOnce()
  })

  it.each([
    ['a rede que cai', 'd', cair],
    ['a que cai no meio', 'e', interromper],
    ['o servidor que recusa', 'f', () => new Response('', { status: 503 })],
  ])('%s: nada se importa, e da vez seguinte só se pede o que faltou', async (_, nome, falhar) => {
    respostas[`/assets/${nome}2.js`] = falhar
    const falha = await trazerCodigo(importar, [`assets/${nome}1.js`, `assets/${nome}2.js`]).catch(
      (erro: unknown) => erro,
    )
    expect(faltouCodigo(falha)).toBe(true)
    expect(importar).not.toHaveBeenCalled()
    expect(document.querySelector(`link[href="/assets/${nome}2.js"]`)).toBeNull()
    respostas = {}
    expect(await trazerCodigo(importar, [`assets/${nome}1.js`, `assets/${nome}2.js`])).toBe('módulo')
    expect(pedidos).toEqual([`/assets/${nome}1.js`, `/assets/${nome}2.js`, `/assets/${nome}2.js`])
  })

  it('o arquivo que sumiu deixa a importação dizer que sumiu', async () => {
    respostas['/assets/sumiu.js'] = () => new Response('', { status: 404 })
    const sumiu = new TypeError('Failed to fetch dynamically imported module')
    await expect(trazerCodigo(() => Promise.reject(sumiu), ['assets/sumiu.js'])).rejects.toBe(sumiu)
  })

  it('espera pela folha de estilo; a que falha sai, e vem na vez seguinte', async () => {
    const { settings } = (
      window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } }
    ).happyDOM
    settings.handleDisabledFileLoadingAsSuccess = true
    const folha = () => document.querySelector<HTMLLinkElement>('link[href="/assets/a.css"]')
    const chegar = async (evento: string) => {
      await vi.waitFor(() => expect(folha()?.rel).toBe('stylesheet'))
      expect(importar).not.toHaveBeenCalled()
      folha()?.dispatchEvent(new Event(evento))
    }
    const primeira = trazerCodigo(importar, ['assets/a.css']).catch((erro: unknown) => erro)
    await chegar('error')
    expect(faltouCodigo(await primeira)).toBe(true)
    expect(folha()).toBeNull()
    const segunda = trazerCodigo(importar, ['assets/a.css'])
    await chegar('load')
    expect(await segunda).toBe('módulo')
  })

  it('sem arquivos, importa', async () => {
    expect(await trazerCodigo(importar)).toBe('módulo')
  })
})

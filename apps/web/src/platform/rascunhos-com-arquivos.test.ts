import { beforeEach, describe, expect, it, vi } from 'vitest'
import { criarIndexedDb } from '../teste/indexed-db.ts'
import { usarServidor } from '../teste/servidor.ts'
import { apagarToken, guardarToken } from './credencial.ts'
import {
  apagarRascunhoComArquivos,
  apagarRascunhosComArquivos,
  guardarRascunhoComArquivos,
  lerRascunhoComArquivos,
} from './rascunhos-com-arquivos.ts'

usarServidor()
let lojas: ReturnType<typeof criarIndexedDb>['lojas']

beforeEach(() => {
  const { fabrica, lojas: novas } = criarIndexedDb()
  lojas = novas
  vi.stubGlobal('indexedDB', fabrica)
  guardarToken('t')
  return () => vi.unstubAllGlobals()
})

const foto = (nome: string) => new File(['bytes'], nome, { type: 'image/png', lastModified: 5 })
const arquivosGuardados = () => [...(lojas.get('arquivos')?.values() ?? [])].map((f) => (f as File).name)

describe('NOV-16 rascunhos com arquivos', () => {
  it('volta igual, com os arquivos onde estavam', async () => {
    const valores = {
      assunto: 'Caixa',
      nada: null,
      arquivos: [foto('a.png')],
      itens: [{ arquivos: [foto('b.png')] }],
    }
    expect(await guardarRascunhoComArquivos('k', valores)).toBe(true)
    const lido = await lerRascunhoComArquivos<typeof valores>('k')
    expect(lido?.valores.assunto).toBe('Caixa')
    expect(lido?.valores.nada).toBeNull()
    expect(lido?.valores.arquivos[0]).toBeInstanceOf(File)
    expect(lido?.valores.itens[0]?.arquivos[0]?.name).toBe('b.png')
  })

  it('o arquivo que sai do rascunho sai do navegador, e o que fica não é escrito de novo', async () => {
    const [a, b] = [foto('a.png'), foto('b.png')]
    await guardarRascunhoComArquivos('k', { arquivos: [a, b] })
    const chaves = [...(lojas.get('arquivos')?.keys() ?? [])]
    await guardarRascunhoComArquivos('k', { arquivos: [a] })
    expect(arquivosGuardados()).toEqual(['a.png'])
    expect([...(lojas.get('arquivos')?.keys() ?? [])]).toEqual(chaves.slice(0, 1))
  })

  it('apagar leva os arquivos; sair do portal leva tudo', async () => {
    await guardarRascunhoComArquivos('k', { arquivos: [foto('a.png')] })
    await guardarRascunhoComArquivos('outro', { arquivos: [foto('b.png')] })
    await apagarRascunhoComArquivos('k')
    expect(await lerRascunhoComArquivos('k')).toBeNull()
    expect(arquivosGuardados()).toEqual(['b.png'])
    await apagarRascunhosComArquivos()
    expect(await lerRascunhoComArquivos('outro')).toBeNull()
    expect(arquivosGuardados()).toEqual([])
  })

  it('depois de sete dias não conta mais, e some', async () => {
    await guardarRascunhoComArquivos('k', { arquivos: [foto('a.png')] })
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 24 * 3_600_000)
    expect(await lerRascunhoComArquivos('k')).toBeNull()
    expect(arquivosGuardados()).toEqual([])
  })

  it('quem saiu não deixa nada, nem o que ainda estava sendo guardado', async () => {
    apagarToken()
    expect(await guardarRascunhoComArquivos('k', { assunto: 'x' })).toBe(false)
    expect(await lerRascunhoComArquivos('k')).toBeNull()
  })

  it('sem onde guardar, nada falha', async () => {
    vi.stubGlobal('indexedDB', undefined)
    expect(await guardarRascunhoComArquivos('k', { assunto: 'x' })).toBe(false)
    expect(await lerRascunhoComArquivos('k')).toBeNull()
    await apagarRascunhosComArquivos()
  })
})

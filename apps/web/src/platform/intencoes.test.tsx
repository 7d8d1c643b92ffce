import { contrato } from '@balcao/dominio/contrato'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { recusar, responder, semRede, usarServidor } from '../teste/servidor.ts'
import { criarClienteDeConsultas, useAcao } from './consultas.ts'

const comentar = contrato('POST /teste/:id/comentar', {
  acao: 'CARGA_INICIAL',
  descricao: 'Comentário de teste',
  muda: [],
  params: z.object({ id: z.number() }),
  corpo: z.object({ texto: z.string(), interno: z.optional(z.boolean()) }),
  arquivos: { campo: 'arquivos', maximo: 6, extensoes: ['.pdf'] },
  resposta: z.object({ ok: z.boolean() }),
})
const publica = contrato('POST /teste/publica', {
  publico: true,
  descricao: 'Sem sessão',
  muda: [],
  resposta: z.object({ ok: z.boolean() }),
})

const servidor = usarServidor()
const cliente = criarClienteDeConsultas(() => undefined)
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={cliente}>{children}</QueryClientProvider>
)

const chaves: (string | null)[] = []
const codigos: (string | null)[] = []
/** Answers in this order, then always well. */
const responderCom = (...respostas: (() => Response)[]) =>
  servidor.use(
    responder(comentar, ({ headers }) => {
      chaves.push(headers.get('idempotency-key'))
      codigos.push(headers.get('x-request-id'))
      return respostas.shift()?.() ?? { ok: true }
    }),
  )

type Entrada = Parameters<ReturnType<typeof useAcao<typeof comentar>>['mutateAsync']>[0]
const abrir = () => {
  const { result } = renderHook(() => useAcao(comentar), { wrapper })
  return async (...entradas: Entrada[]) => {
    for (const entrada of entradas) await result.current.mutateAsync(entrada).catch(() => undefined)
  }
}
const oi = () => ({ params: { id: 1 }, corpo: { texto: 'oi' } })

/** 'a', 'b'… in order of appearance: which requests had the same key. */
const desenho = () => {
  const distintas = [...new Set(chaves)]
  return chaves.map((chave) => 'abcdef'[distintas.indexOf(chave)]).join('')
}

beforeEach(() => {
  chaves.splice(0)
  codigos.splice(0)
})
afterEach(() => vi.unstubAllGlobals())

describe('TIC-13 chave da intenção', () => {
  it('TIC-13 toda ação leva uma, e depois do sucesso a mesma coisa é outra intenção', async () => {
    responderCom()
    await abrir()(oi(), oi())
    expect(chaves[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(desenho()).toBe('ab')
  })

  it.each([
    ['falha da rede', semRede],
    ['falha do servidor', () => recusar(500, { message: 'Ops' })],
    ['servidor fora do ar', () => recusar(503, { message: 'Espere' })],
    ['página de um proxy em vez da resposta', () => new Response('<html>', { status: 200 })],
    ['a primeira ainda em andamento', () => recusar(409, { codigo: 'SOLICITACAO_EM_ANDAMENTO' })],
    ['solicitações demais', () => recusar(429, { codigo: 'MUITAS_REQUISICOES' })],
  ])('TIC-13 %s: apertar de novo leva a mesma chave, até dar certo', async (_caso, falha) => {
    responderCom(falha, falha)
    await abrir()(oi(), oi(), oi(), oi())
    expect(desenho()).toBe('aaab')
  })

  it.each([
    ['campos inválidos', 422, 'CAMPOS_INVALIDOS'],
    ['alterado por outra pessoa', 409, 'ALTERADO_POR_OUTRA_PESSOA'],
    ['chave já usada', 409, 'CHAVE_JA_USADA'],
  ])('TIC-13 recusa (%s): a seguinte leva outra chave', async (_caso, status, codigo) => {
    responderCom(() => recusar(status, { codigo }))
    await abrir()(oi(), oi())
    expect(desenho()).toBe('ab')
  })

  it('TIC-13 outro texto é outra intenção, e voltar ao primeiro também', async () => {
    responderCom(semRede, semRede, semRede)
    await abrir()(oi(), { ...oi(), corpo: { texto: 'olá' } }, oi())
    expect(desenho()).toBe('abc')
  })

  it('TIC-13 a ordem dos campos e o que não viaja não mudam a intenção', async () => {
    responderCom(semRede)
    const corpo = { texto: 'oi', interno: true }
    await abrir()({ params: { id: 1 }, corpo }, { corpo: { interno: true, texto: 'oi' }, params: { id: 1 } })
    expect(desenho()).toBe('aa')
  })

  it('TIC-13 agir em outro registro não esquece a falha deste', async () => {
    responderCom(semRede)
    await abrir()(oi(), { ...oi(), params: { id: 2 } }, oi())
    expect(desenho()).toBe('aba')
  })

  it('TIC-13 dois cliques no mesmo instante levam a mesma chave', async () => {
    responderCom()
    const agir = abrir()
    await Promise.all([agir(oi()), agir(oi())])
    expect(desenho()).toBe('aa')
  })

  it('TIC-13 o mesmo arquivo é a mesma intenção; outro igual por fora, não', async () => {
    responderCom(semRede, semRede, semRede)
    const arquivo = () => new File(['%PDF'], 'nota.pdf', { lastModified: 0 })
    const [um, outro] = [arquivo(), arquivo()]
    await abrir()(
      { ...oi(), arquivos: [um] },
      { ...oi(), arquivos: [um] },
      { ...oi(), arquivos: [outro] },
      oi(),
    )
    expect(desenho()).toBe('aabc')
  })

  it('TIC-13 sem TLS o navegador não dá UUID, e a chave existe mesmo assim', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    responderCom()
    await abrir()(oi(), oi())
    expect(chaves[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(desenho()).toBe('ab')
  })

  it('ESC-07 cada clique tem o seu código, e o que se manda de novo por ele leva o mesmo', async () => {
    responderCom(semRede, () => recusar(503, { codigo: 'SERVIDOR_OCUPADO' }))
    await abrir()(oi(), oi(), oi(), oi())
    expect(codigos).toEqual(chaves)
    expect(desenho()).toBe('aaab')
  })

  it('TIC-13 uma rota pública não leva chave: não há de quem ela seja', async () => {
    let chave: string | null = 'nenhuma chamada'
    servidor.use(
      responder(publica, ({ headers }) => {
        chave = headers.get('idempotency-key')
        return { ok: true }
      }),
    )
    const { result } = renderHook(() => useAcao(publica), { wrapper })
    await result.current.mutateAsync({})
    expect(chave).toBeNull()
  })
})

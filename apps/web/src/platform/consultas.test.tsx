import { sair } from '@balcao/dominio/acesso/contratos-da-sessao'
import { confirmarTodosOsAvisos, contarAvisosNaoLidos } from '@balcao/dominio/avisos/contratos'
import { obterDadosDaConta } from '@balcao/dominio/conta/contratos'
import { listarFiliais } from '@balcao/dominio/filiais/contratos'
import { pesquisarTransportadoras } from '@balcao/dominio/transportadoras/contratos'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { recusar, responder, semRede, usarServidor } from '../teste/servidor.ts'
import { chaveDe, criarClienteDeConsultas, type OpcoesDaConsulta, useAcao, useConsulta } from './consultas.ts'

const servidor = usarServidor()
const avisar = vi.fn<(mensagem: string) => void>()
let cliente: QueryClient

beforeEach(() => {
  avisar.mockReset()
  cliente = criarClienteDeConsultas(avisar)
  // Waiting between attempts is the library's business; how many there are is ours.
  cliente.setDefaultOptions({ queries: { ...cliente.getDefaultOptions().queries, retryDelay: 0 } })
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={cliente}>{children}</QueryClientProvider>
)
const consultar = (opcoes?: OpcoesDaConsulta) =>
  renderHook(() => useConsulta(listarFiliais, {}, opcoes), { wrapper })

describe('chaves', () => {
  it('vêm do contrato, e os filtros vazios não contam', () => {
    expect(chaveDe(pesquisarTransportadoras, { query: { q: '' } })).toEqual(
      chaveDe(pesquisarTransportadoras, { query: {} }),
    )
    expect(chaveDe(pesquisarTransportadoras, { query: { q: 'a' } })).not.toEqual(
      chaveDe(pesquisarTransportadoras, { query: { q: 'b' } }),
    )
    expect(chaveDe(pesquisarTransportadoras, { query: { q: 'a' } })[0]).toEqual(
      chaveDe(pesquisarTransportadoras)[0],
    )
  })
})

describe('falha ao ler', () => {
  it('ERR-04 sem área que a mostre, avisa com o texto do servidor', async () => {
    servidor.use(responder(listarFiliais, recusar(409, { message: 'Filial fechada' })))
    consultar()
    await waitFor(() => expect(avisar).toHaveBeenCalledExactlyOnceWith('Filial fechada'))
  })

  it('ERR-04 mostrada na área, não avisa', async () => {
    servidor.use(responder(listarFiliais, recusar(409, { message: 'Filial fechada' })))
    const { result } = consultar({ mostradoNaArea: true })
    await waitFor(() => expect(result.current.error?.message).toBe('Filial fechada'))
    expect(avisar).not.toHaveBeenCalled()
  })

  it('ERR-01 a falta de sessão não vira aviso', async () => {
    vi.spyOn(window.location, 'replace').mockImplementation(() => {})
    servidor.use(responder(listarFiliais, recusar(401, { message: 'Sua sessão expirou.' })))
    const { result } = consultar()
    await waitFor(() => expect(result.current.isError).toBe(true))
    expect(avisar).not.toHaveBeenCalled()
  })

  it.each([
    ['uma recusa não é repetida', () => recusar(403, { message: 'Não' }), 1],
    ['uma falha do servidor é repetida', () => recusar(503, { message: 'Espere' }), 3],
    ['uma falha da rede é repetida', semRede, 3],
  ])('%s', async (_, resposta, chamadas) => {
    let vezes = 0
    servidor.use(
      responder(listarFiliais, () => {
        vezes += 1
        return resposta()
      }),
    )
    const { result } = consultar({ mostradoNaArea: true })
    await waitFor(() => expect(result.current.isError).toBe(true))
    expect(vezes).toBe(chamadas)
  })
})

describe('ação', () => {
  it('faz ler de novo o que lê o que ela muda, uma vez, e nada mais', async () => {
    const leituras: string[] = []
    servidor.use(
      responder(contarAvisosNaoLidos, () => {
        leituras.push('avisos')
        return { quantidade: 1 }
      }),
      responder(listarFiliais, () => {
        leituras.push('filiais')
        return { itens: [] }
      }),
      responder(obterDadosDaConta, () => {
        leituras.push('conta')
        return new Promise<never>(() => {})
      }),
      responder(confirmarTodosOsAvisos, { quantidade: 0 }),
    )
    const { result } = renderHook(
      () => ({
        avisos: useConsulta(contarAvisosNaoLidos, {}),
        filiais: useConsulta(listarFiliais, {}, { listaComum: true }),
        conta: useConsulta(obterDadosDaConta, {}),
        acao: useAcao(confirmarTodosOsAvisos),
      }),
      { wrapper },
    )
    await waitFor(() => expect(result.current.avisos.isSuccess).toBe(true))
    await waitFor(() => expect(leituras.toSorted()).toEqual(['avisos', 'conta', 'filiais']))
    await result.current.acao.mutateAsync({})
    expect(leituras.slice(3)).toEqual(['avisos'])
  })

  it('devolve a falha a quem agiu, sem aviso nem repetição', async () => {
    servidor.use(responder(sair, recusar(409, { message: 'Agora não' })))
    const aoFalhar = vi.fn()
    const { result } = renderHook(() => useAcao(sair, { aoFalhar }), { wrapper })
    await expect(result.current.mutateAsync({})).rejects.toThrow('Agora não')
    expect(aoFalhar).toHaveBeenCalledOnce()
    expect(avisar).not.toHaveBeenCalled()
  })
})

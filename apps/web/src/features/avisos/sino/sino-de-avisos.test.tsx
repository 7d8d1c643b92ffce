import { canaisDeAvisos } from '@balcao/dominio/avisos/canais'
import {
  confirmarAviso,
  confirmarTodosOsAvisos,
  contarAvisosNaoLidos,
  listarAvisos,
} from '@balcao/dominio/avisos/contratos'
import { DURACAO_DO_TOAST_MS } from '@balcao/dominio/constantes'
import { modulosDasAutorizacoes } from '@balcao/dominio/permissoes'
import { canalDoColaborador } from '@balcao/dominio/realtime/canais'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { abrirSino, avisoDe, servidorDeAvisos } from '../../../teste/aviso.tsx'
import { cargaDe } from '../../../teste/carga.ts'
import { canaisOuvidos, emitir } from '../../../teste/pusher.ts'
import { recusar, responder, usarServidor } from '../../../teste/servidor.ts'
import type { Aviso } from '../use-avisos.ts'

const servidor = usarServidor()

const sino = (nome: string | RegExp) => screen.findByRole('button', { name: nome })

async function abrirLista(avisos: Aviso[], aoIr?: (caminho: string) => void) {
  servidor.use(...servidorDeAvisos(avisos))
  const tela = abrirSino(cargaDe('OPERADOR'), aoIr)
  await tela.usuario.click(await sino(/^Avisos:/))
  return { ...tela, janela: within(await screen.findByRole('dialog', { name: 'Avisos' })) }
}

describe('sino de avisos', () => {
  it.each([
    [0, 'Avisos: nenhum não lido', null],
    [3, 'Avisos: 3 não lidos', '3'],
    [12, 'Avisos: 12 não lidos', '9+'],
  ])('AVI-01 com %i não lidos se chama %s', async (quantidade, nome, contador) => {
    servidor.use(responder(contarAvisosNaoLidos, { quantidade }))
    abrirSino()
    expect((await sino(nome)).textContent).toBe(contador ?? '')
  })

  it('PER-01 quem não pode ver avisos não tem sino', () => {
    abrirSino(cargaDe('OPERADOR', { modulos: modulosDasAutorizacoes(new Set(['CARGA_INICIAL'])) }))
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('AVI-01 mostra quem, quando e o texto; o não lido se reconhece por palavra', async () => {
    const { janela } = await abrirLista([
      avisoDe(2, { importante: true }),
      avisoDe(1, { lido: true, autor: null }),
    ])
    const novo = within(await janela.findByRole('article', { name: 'Aviso 2' }))
    expect(novo.getByText('Não lido')).toBeVisible()
    expect(novo.getByText('Importante')).toBeVisible()
    expect(novo.getByText(/^hoje/)).toBeVisible()
    expect(novo.getByText(/Rui Prado Lima/)).toBeVisible()
    const lido = within(janela.getByRole('article', { name: 'Aviso 1' }))
    expect(lido.queryByText('Não lido')).not.toBeInTheDocument()
    expect(lido.queryByRole('button')).not.toBeInTheDocument()
  })

  it('AVI-01 CAD-01 o que é só da pessoa diz isso, leva ao que aconteceu e assim está lido', async () => {
    const avisos = [avisoDe(2, { pessoal: true, caminho: '/clientes/cadastros/7' }), avisoDe(1)]
    const idas: string[] = []
    const { janela, usuario } = await abrirLista(avisos, (caminho) => idas.push(caminho))
    servidor.use(
      responder(confirmarAviso, ({ url }) => {
        expect(url).toContain('/sac/avisos/2/lido')
        avisos[0] = avisoDe(2, { pessoal: true, caminho: '/clientes/cadastros/7', lido: true })
        return { quantidade: 1 }
      }),
    )
    const pessoal = within(await janela.findByRole('article', { name: 'Aviso 2' }))
    expect(pessoal.getByText('Para você')).toBeVisible()
    const comum = within(janela.getByRole('article', { name: 'Aviso 1' }))
    expect(comum.queryByRole('link', { name: 'Abrir' })).not.toBeInTheDocument()
    const abrir = pessoal.getByRole('link', { name: 'Abrir' })
    expect(abrir).toHaveAttribute('href', '/clientes/cadastros/7')
    await usuario.click(abrir)
    expect(idas).toEqual(['/clientes/cadastros/7'])
    expect(await sino('Avisos: 1 não lido')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Avisos' })).not.toBeInTheDocument())
  })

  it('AVI-01 sem avisos, diz que não há', async () => {
    const { janela } = await abrirLista([])
    expect(await janela.findByText('Sem informações no momento.')).toBeVisible()
    expect(janela.queryByRole('button', { name: 'Confirmar todos' })).not.toBeInTheDocument()
  })

  it('ERR-04 a falha fica na lista, e tentar novamente traz os avisos', async () => {
    servidor.use(
      responder(contarAvisosNaoLidos, { quantidade: 1 }),
      responder(listarAvisos, recusar(409, { message: 'Avisos em manutenção.' })),
    )
    const { usuario } = abrirSino()
    await usuario.click(await sino(/^Avisos:/))
    expect(await screen.findByRole('alert')).toHaveTextContent('Avisos em manutenção.')
    servidor.use(...servidorDeAvisos([avisoDe(1)]))
    await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByRole('article', { name: 'Aviso 1' })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('AVI-01 confirma um: sai da contagem, e o foco fica no aviso', async () => {
    const avisos = [avisoDe(2), avisoDe(1)]
    const { janela, usuario } = await abrirLista(avisos)
    servidor.use(
      responder(confirmarAviso, ({ url }) => {
        expect(url).toContain('/sac/avisos/1/lido')
        avisos[1] = avisoDe(1, { lido: true })
        return { quantidade: 1 }
      }),
    )
    const artigo = await janela.findByRole('article', { name: 'Aviso 1' })
    await usuario.click(within(artigo).getByRole('button', { name: 'Confirmar leitura' }))
    expect(await sino('Avisos: 1 não lido')).toBeVisible()
    await waitFor(() => expect(artigo).toHaveFocus())
    expect(within(artigo).queryByText('Não lido')).not.toBeInTheDocument()
  })

  it('AVI-01 a confirmação recusada avisa, e o aviso continua não lido', async () => {
    const { janela, usuario } = await abrirLista([avisoDe(1)])
    servidor.use(responder(confirmarAviso, recusar(404, { message: 'Registro não encontrado.' })))
    await usuario.click(await janela.findByRole('button', { name: 'Confirmar leitura' }))
    expect(await screen.findByText('Registro não encontrado.')).toBeVisible()
    expect(janela.getByText('Não lido')).toBeVisible()
  })

  it('AVI-01 confirma todos', async () => {
    const avisos = [avisoDe(2), avisoDe(1)]
    const { janela, usuario } = await abrirLista(avisos)
    servidor.use(
      responder(confirmarTodosOsAvisos, () => {
        for (const [i, aviso] of avisos.entries()) avisos[i] = { ...aviso, lido: true }
        return { quantidade: 0 }
      }),
    )
    await usuario.click(await janela.findByRole('button', { name: 'Confirmar todos' }))
    expect(await sino('Avisos: nenhum não lido')).toBeVisible()
    await waitFor(() => expect(janela.queryByText('Não lido')).not.toBeInTheDocument())
    expect(janela.queryByRole('button', { name: 'Confirmar todos' })).not.toBeInTheDocument()
  })

  it('AVI-01 carrega mais, e segue do primeiro que chegou', async () => {
    const avisos = Array.from({ length: 13 }, (_, i) => avisoDe(13 - i))
    const { janela, usuario } = await abrirLista(avisos)
    expect(await janela.findAllByRole('article')).toHaveLength(10)
    // One that is published between two pages pushes the last one of the first into the second.
    avisos.unshift(avisoDe(14))
    await usuario.click(janela.getByRole('button', { name: 'Carregar mais' }))
    await waitFor(() => expect(janela.getAllByRole('article')).toHaveLength(13))
    expect(janela.getByRole('article', { name: 'Aviso 3' })).toHaveFocus()
    expect(janela.queryByRole('button', { name: 'Carregar mais' })).not.toBeInTheDocument()
  })
})

describe('avisos ao vivo', () => {
  const CANAL = 'private-avisos-OPERADOR-todas'

  it('SHL-06 ouve só o próprio tipo, as próprias filiais e a própria pessoa', async () => {
    servidor.use(...servidorDeAvisos([]))
    abrirSino()
    const esperados = [...canaisDeAvisos('OPERADOR', [1, 2]), canalDoColaborador(7)]
    await waitFor(() => expect(canaisOuvidos()).toEqual(esperados.toSorted()))
  })

  it('AVI-01 um aviso novo cresce o sino, aparece na lista aberta e é anunciado', async () => {
    const avisos = [avisoDe(1)]
    const { janela } = await abrirLista(avisos)
    await janela.findByRole('article', { name: 'Aviso 1' })
    avisos.unshift(avisoDe(2))
    act(() => emitir(CANAL, 'aviso-publicado', { id: 2 }))
    expect(await sino('Avisos: 2 não lidos')).toBeVisible()
    expect(await janela.findByRole('article', { name: 'Aviso 2' })).toBeVisible()
    expect(await screen.findByText('Novo aviso: Aviso 2')).toBeInTheDocument()
    expect(screen.queryByText('Aviso importante: Aviso 2')).not.toBeInTheDocument()
  })

  it('AVI-01 o importante vem também como toast', async () => {
    const avisos: Aviso[] = []
    servidor.use(...servidorDeAvisos(avisos))
    abrirSino()
    await sino('Avisos: nenhum não lido')
    avisos.push(avisoDe(5, { importante: true }))
    act(() => emitir(CANAL, 'aviso-publicado', { id: 5 }))
    expect(await screen.findByText('Aviso importante: Aviso 5')).toBeVisible()
  })

  it('AVI-01 CAD-01 o que chega no canal da pessoa vem também como toast', async () => {
    const avisos: Aviso[] = []
    servidor.use(...servidorDeAvisos(avisos))
    abrirSino()
    await sino('Avisos: nenhum não lido')
    avisos.push(avisoDe(6, { titulo: 'Cadastro aprovado: Mercado Sol', pessoal: true }))
    act(() => emitir(canalDoColaborador(7), 'aviso-publicado', { id: 6 }))
    expect(await screen.findByText('Cadastro aprovado: Mercado Sol')).toBeVisible()
    expect(await sino('Avisos: 1 não lido')).toBeVisible()
  })

  it('AVI-01 os que chegam juntos são um toast só, que diz o último e quantos mais; passado o tempo deles, outra conta', async () => {
    // Only the clock that is read stands still: how long this machine takes decides nothing.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const avisos = [7, 8, 9].map((id) => avisoDe(id, { titulo: `Cadastro ${id}`, pessoal: true }))
    servidor.use(...servidorDeAvisos(avisos))
    abrirSino()
    await sino('Avisos: 3 não lidos')
    for (const id of [7, 8, 9]) {
      act(() => emitir(canalDoColaborador(7), 'aviso-publicado', { id }))
      expect(await screen.findByText(new RegExp(`^Cadastro ${id}`))).toBeVisible()
    }
    expect(screen.getByText('Cadastro 9. E mais 2 avisos.')).toBeVisible()
    expect(screen.queryByText(/^Cadastro [78]/)).not.toBeInTheDocument()
    vi.setSystemTime(Date.now() + DURACAO_DO_TOAST_MS.padrao)
    act(() => emitir(canalDoColaborador(7), 'aviso-publicado', { id: 7 }))
    expect(await screen.findByText('Cadastro 7')).toBeVisible()
  })

  it('AVI-01 lido em outra aba, sai da contagem aqui', async () => {
    const avisos = [avisoDe(1)]
    servidor.use(...servidorDeAvisos(avisos))
    abrirSino()
    await sino('Avisos: 1 não lido')
    avisos[0] = avisoDe(1, { lido: true })
    act(() => emitir(canalDoColaborador(7), 'avisos-lidos', { quantidade: 0 }))
    expect(await sino('Avisos: nenhum não lido')).toBeVisible()
  })
})

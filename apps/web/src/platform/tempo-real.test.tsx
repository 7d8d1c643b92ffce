import { contarAvisosNaoLidos } from '@balcao/dominio/avisos/contratos'
import { AGORA, DESDE_SEMPRE } from '@balcao/dominio/posicao'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { canaisOuvidos, emitir, fecharPeloServidor, reconectar } from '../teste/pusher.ts'
import { semNovidades } from '../teste/sem-novidades.ts'
import { responder, usarServidor } from '../teste/servidor.ts'
import { criarClienteDeConsultas, useConsulta } from './consultas.ts'
import { posicaoPedida } from './posicao.ts'
import { desligarTempoReal, useCanais, useCanal } from './tempo-real.ts'

const servidor = usarServidor()

type Eventos = { chegou: { id: number } }
const ouvidos: string[] = []

function Um({ nome }: { nome: string }) {
  useCanal<Eventos>('private-a', { chegou: ({ id }) => ouvidos.push(`${nome}:${id}`) })
  return null
}

function Varios() {
  useCanais<Eventos>(['private-a', 'private-b'], { chegou: ({ id }) => ouvidos.push(`varios:${id}`) })
  return null
}

it('SHL-06 dois que ouvem o mesmo canal: quem sai não cala o outro', async () => {
  const consultas = criarClienteDeConsultas(() => {})
  const arvore = (comVarios: boolean) => (
    <QueryClientProvider client={consultas}>
      <Um nome="um" />
      {comVarios && <Varios />}
    </QueryClientProvider>
  )
  const { rerender, unmount } = render(arvore(true))
  await waitFor(() => expect(canaisOuvidos()).toEqual(['private-a', 'private-b']))
  semNovidades()
  expect(posicaoPedida()).toBe(DESDE_SEMPRE)
  emitir('private-a', 'chegou', { id: 1 })
  // ESC-03 What is read because of it must not come from where it is not yet.
  expect(posicaoPedida()).toBe(AGORA)
  emitir('private-b', 'chegou', { id: 2 })
  rerender(arvore(false))
  expect(canaisOuvidos()).toEqual(['private-a'])
  emitir('private-a', 'chegou', { id: 3 })
  expect(ouvidos.toSorted()).toEqual(['um:1', 'um:3', 'varios:1', 'varios:2'])
  unmount()
  expect(canaisOuvidos()).toEqual([])
})

it.each(['pusher:subscription_succeeded', 'pusher:subscription_error'])(
  'SHL-06 depois de uma queda o que se perdeu é pedido de novo, quando cada canal respondeu %s',
  async (resposta) => {
    let pedidos = 0
    servidor.use(
      responder(contarAvisosNaoLidos, () => {
        pedidos += 1
        return { quantidade: pedidos }
      }),
    )
    function Tela() {
      useCanais<Eventos>(['private-a', 'private-b'], {})
      const { data } = useConsulta(contarAvisosNaoLidos, {})
      return <p>não lidos: {data?.quantidade}</p>
    }
    const consultas = criarClienteDeConsultas(() => {})
    const pedirDeNovo = vi.spyOn(consultas, 'invalidateQueries')
    render(
      <QueryClientProvider client={consultas}>
        <Tela />
      </QueryClientProvider>,
    )
    await screen.findByText('não lidos: 1')
    await waitFor(() => expect(canaisOuvidos()).toEqual(['private-a', 'private-b']))
    // The first answer brings no news: the page has only just asked.
    emitir('private-a', resposta, {})
    emitir('private-b', resposta, {})
    reconectar()
    emitir('private-a', resposta, {})
    expect(pedirDeNovo).not.toHaveBeenCalled()
    emitir('private-b', resposta, {})
    await screen.findByText('não lidos: 2')
  },
)

it('SHL-06 fechada de vez pelo servidor, a conexão faz pedir tudo de novo; por quem sai, não', async () => {
  const consultas = criarClienteDeConsultas(() => {})
  const pedirDeNovo = vi.spyOn(consultas, 'invalidateQueries')
  render(
    <QueryClientProvider client={consultas}>
      <Um nome="um" />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(canaisOuvidos()).toEqual(['private-a']))
  fecharPeloServidor()
  expect(pedirDeNovo).toHaveBeenCalledOnce()
  await desligarTempoReal()
  fecharPeloServidor()
  expect(pedirDeNovo).toHaveBeenCalledOnce()
})

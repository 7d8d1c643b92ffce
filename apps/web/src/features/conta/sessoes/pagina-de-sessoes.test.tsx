import { encerrarOutrasSessoes, encerrarUmaSessao, listarSessoes } from '@balcao/dominio/conta/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../../teste/abrir-portal.tsx'
import { recusar, responder, usarServidor } from '../../../teste/servidor.ts'

const servidor = usarServidor()
const sessao = (id: number, navegador: string, atual = false) => ({
  id,
  navegador,
  ip: `10.0.0.${id}`,
  criadaEm: '2026-11-14T10:00:00Z',
  usadaEm: '2026-11-15T10:00:00Z',
  atual,
})
let abertas: ReturnType<typeof sessao>[] = []

beforeEach(() => {
  abertas = [
    sessao(1, 'Chrome no Linux', true),
    sessao(2, 'Firefox no Windows'),
    sessao(3, 'Safari no iPhone'),
  ]
  servidor.use(
    ...respostasDoPortal(),
    responder(listarSessoes, () => ({ itens: abertas })),
    responder(encerrarUmaSessao, (request) => {
      abertas = abertas.filter(({ id }) => !request.url.endsWith(`/${id}`))
      return { message: 'Sessão encerrada.' }
    }),
    responder(encerrarOutrasSessoes, () => {
      abertas = abertas.slice(0, 1)
      return { message: 'As outras sessões foram encerradas.' }
    }),
  )
})

async function abrir() {
  const portal = abrirPortal('/conta/sessoes')
  await screen.findByText('Esta sessão')
  return portal
}
const linhas = () => within(screen.getByRole('main')).getAllByRole('listitem')

describe('/conta/sessoes', () => {
  it('marca a atual, que não se encerra aqui', async () => {
    await abrir()
    expect(linhas()).toHaveLength(3)
    expect(within(linhas()[0] as HTMLElement).getByText('Esta sessão')).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^Encerrar (Chrome|Firefox|Safari)/ })).toHaveLength(2)
  })

  it('encerra uma', async () => {
    const { usuario } = await abrir()
    await usuario.click(screen.getByRole('button', { name: 'Encerrar Firefox no Windows, 10.0.0.2' }))
    await waitFor(() => expect(linhas()).toHaveLength(2))
    expect(await screen.findByText('Sessão encerrada.')).toBeVisible()
  })

  it('encerra as outras, depois de confirmar', async () => {
    const { usuario } = await abrir()
    await usuario.click(screen.getByRole('button', { name: 'Encerrar as outras' }))
    await usuario.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Encerrar' }))
    await waitFor(() => expect(linhas()).toHaveLength(1))
    expect(within(linhas()[0] as HTMLElement).getByText('Esta sessão')).toBeVisible()
  })

  it('ERR-04 diz por que não encerrou', async () => {
    servidor.use(responder(encerrarUmaSessao, recusar(404, { message: 'Registro não encontrado.' })))
    const { usuario } = await abrir()
    await usuario.click(screen.getByRole('button', { name: 'Encerrar Firefox no Windows, 10.0.0.2' }))
    expect(await screen.findByText('Registro não encontrado.')).toBeVisible()
  })
})

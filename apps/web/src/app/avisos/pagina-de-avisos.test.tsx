import { confirmarAviso, confirmarVariosAvisos, listarAvisos } from '@balcao/dominio/avisos/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Aviso } from '../../features/avisos/use-avisos.ts'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { avisoDe, servidorDeAvisos } from '../../teste/aviso.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()

let avisos: Aviso[] = []
function abrir(iniciais: Aviso[], caminho = '/avisos') {
  avisos = iniciais
  const lidos: unknown[] = []
  const ler = (ids: readonly number[]) => {
    for (const aviso of avisos) if (ids.includes(aviso.id)) aviso.lido = true
    return { quantidade: avisos.filter(({ lido }) => !lido).length }
  }
  servidor.use(
    ...respostasDoPortal(cargaDe('OPERADOR')),
    responder(confirmarAviso, ({ url }) => ler([Number(/avisos\/(\d+)\/lido/.exec(url)?.[1])])),
    responder(confirmarVariosAvisos, async (request) => {
      const corpo = (await request.json()) as { avisos: number[] }
      lidos.push(corpo)
      return ler(corpo.avisos)
    }),
  )
  servidor.use(...servidorDeAvisos(avisos))
  return { ...abrirPortal(caminho), lidos }
}
// By text: a search by role over the whole portal is slow.
const linha = async (titulo: string) => (await screen.findByText(titulo)).closest('tr') as HTMLElement
const sino = (nome: string) => screen.findByRole('button', { name: nome })

it('AVI-01 do sino a todos; filtra os não lidos e marca os escolhidos: o sino acompanha', async () => {
  const iniciais = [avisoDe(3), avisoDe(2, { lido: true, importante: true }), avisoDe(1)]
  const { usuario, roteador, lidos } = abrir(iniciais, '/conta/senha')
  await usuario.click(await sino('Avisos: 2 não lidos'))
  await usuario.click(await screen.findByRole('link', { name: 'Ver todos' }))
  await waitFor(() => expect(roteador.state.location.pathname).toBe('/avisos'))
  expect(await linha('Aviso 2')).toHaveTextContent('Importante')
  await usuario.click(await screen.findByRole('checkbox', { name: 'Só não lidos' }))
  await waitFor(() => expect(roteador.state.location.searchStr).toBe('?naoLidos=true'))
  await waitFor(() => expect(screen.queryByText('Aviso 2')).not.toBeInTheDocument())
  for (const titulo of ['Aviso 3', 'Aviso 1'])
    await usuario.click(within(await linha(titulo)).getByRole('checkbox'))
  const barra = within(await screen.findByRole('region', { name: 'Ações com os avisos escolhidos' }))
  expect(barra.getByText('2 avisos escolhidos')).toBeVisible()
  await usuario.click(barra.getByRole('button', { name: 'Marcar como lidos' }))
  await screen.findByText('Avisos marcados como lidos.')
  expect(lidos).toEqual([{ avisos: [3, 1] }])
  await sino('Avisos: nenhum não lido')
  expect(await screen.findByText('Nenhum aviso com estes filtros')).toBeVisible()
})

it('AVI-01 a linha abre o aviso inteiro, que assim está lido; o já lido não se marca de novo', async () => {
  const { usuario } = abrir([avisoDe(2), avisoDe(1, { lido: true })])
  await usuario.click(within(await linha('Aviso 2')).getByRole('button'))
  const dialogo = within(await screen.findByRole('dialog', { name: 'Aviso' }))
  expect(dialogo.getByText(/Segunda linha/)).toBeVisible()
  await sino('Avisos: nenhum não lido')
  await usuario.keyboard('{Escape}')
  await usuario.click(within(await linha('Aviso 1')).getByRole('checkbox'))
  expect(await screen.findByRole('button', { name: 'Marcar como lidos' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

it('AVI-01 CAD-01 o aviso que leva a algum lugar leva até lá, sem recarregar', async () => {
  const { usuario, roteador } = abrir([avisoDe(2, { pessoal: true, caminho: '/conta/senha?de=aviso' })])
  expect(await linha('Aviso 2')).toHaveTextContent('Para você')
  await usuario.click(within(await linha('Aviso 2')).getByRole('button'))
  const dialogo = within(await screen.findByRole('dialog', { name: 'Aviso' }))
  await usuario.click(dialogo.getByRole('link', { name: 'Abrir' }))
  await waitFor(() => expect(roteador.state.location.pathname).toBe('/conta/senha'))
  expect(roteador.history.location.search).toBe('?de=aviso')
})

it('ERR-04 sem avisos diz isso; a falha aparece na área e tenta de novo', async () => {
  const { usuario } = abrir([])
  expect(await screen.findByText('Nenhum aviso por aqui')).toBeVisible()
  servidor.use(responder(listarAvisos, recusar(409, { message: 'Avisos parados.' })))
  await usuario.click(await screen.findByRole('checkbox', { name: 'Só importantes' }))
  expect(await screen.findByText('Avisos parados.')).toBeVisible()
  servidor.use(...servidorDeAvisos([avisoDe(7)]))
  await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  await linha('Aviso 7')
})

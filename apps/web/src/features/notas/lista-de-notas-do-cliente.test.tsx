import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { baixarDanfe, listarNotasFiscaisDoCliente } from '@balcao/dominio/notas/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { abrir, notaDe, paginaDe } from '../../teste/nota.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { provarFiltroRecusado } from '../../teste/valor-recusado.ts'
import { ListaDeNotasDoCliente } from './lista-de-notas-do-cliente.tsx'

const servidor = usarServidor()
const HOJE = hojeEm(new Date())
let pedidos: URLSearchParams[] = []
beforeEach(() => {
  pedidos = []
})

function abrirLista(notas = [notaDe(700), notaDe(701)]) {
  servidor.use(
    responder(listarNotasFiscaisDoCliente, ({ url }) => {
      const query = new URL(url).searchParams
      pedidos.push(query)
      return paginaDe(notas, Number(query.get('page') ?? 1))
    }),
  )
  const aoAbrir = vi.fn()
  return { ...abrir(<ListaDeNotasDoCliente titulo="Notas fiscais" idCli={42} aoAbrir={aoAbrir} />), aoAbrir }
}
const linha = (numNf: number) => screen.findByRole('row', { name: new RegExp(`^${numNf}`) })

it('DOC-04 começa pelos últimos 45 dias, a mais nova primeiro', async () => {
  abrirLista()
  expect(await linha(700)).toHaveTextContent(/02\/11\/2026.*Aurora Campinas.*2.*R\$\s1\.234,50/)
  expect(Object.fromEntries(pedidos[0] ?? [])).toEqual({
    dtInicial: somarDias(HOJE, -45),
    dtFinal: HOJE,
    orderBy: 'dtSai',
    sortBy: 'DESC',
    page: '1',
  })
})

it("ERR-08 sem notas diz 'Nenhuma Nota Fiscal encontrada.'", async () => {
  abrirLista([])
  expect(await screen.findByText('Nenhuma Nota Fiscal encontrada.')).toBeVisible()
})

it('DOC-04 outra página e outra ordem, que recomeça da primeira', async () => {
  const { usuario } = abrirLista(Array.from({ length: 25 }, (_, i) => notaDe(700 + i)))
  await linha(700)
  await usuario.click(screen.getByRole('button', { name: 'Página 3' }))
  await linha(724)
  expect(pedidos.at(-1)?.get('page')).toBe('3')
  await usuario.click(screen.getByRole('button', { name: /^Total/ }))
  await waitFor(() => expect(pedidos.at(-1)?.get('orderBy')).toBe('vlTot'))
  expect(pedidos.at(-1)?.get('page')).toBe('1')
})

it('DOC-04 outro período pede ao servidor', async () => {
  const { usuario } = abrirLista([])
  await screen.findByText('Nenhuma Nota Fiscal encontrada.')
  const de = screen.getByRole('textbox', { name: 'De' })
  await usuario.clear(de)
  await usuario.type(de, '01012026')
  await waitFor(() => expect(pedidos.at(-1)?.get('dtInicial')).toBe('2026-01-01'))
})

it('DOC-04 a linha abre a nota; os ícones só baixam', async () => {
  const { usuario, aoAbrir } = abrirLista()
  servidor.use(responder(baixarDanfe, () => recusar(409, { message: 'Sem XML.' })))
  await linha(700)
  await usuario.click(screen.getByRole('button', { name: 'DANFE da nota 700' }))
  const aviso = await screen.findByRole('dialog', { name: 'Atenção' })
  expect(aviso).toHaveTextContent('Sem XML.')
  await usuario.click(within(aviso).getByRole('button', { name: 'Fechar aviso' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(aoAbrir).not.toHaveBeenCalled()
  await usuario.click(screen.getByRole('button', { name: '701' }))
  expect(aoAbrir).toHaveBeenCalledWith(notaDe(701))
})

it('ERR-04 a falha fica na lista, e tentar novamente traz as notas', async () => {
  const { usuario } = abrirLista()
  servidor.use(responder(listarNotasFiscaisDoCliente, recusar(404, { message: 'Registro não encontrado.' })))
  expect(await screen.findByText('Registro não encontrado.')).toBeVisible()
  servidor.use(responder(listarNotasFiscaisDoCliente, paginaDe([notaDe(700)])))
  await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await linha(700)).toBeVisible()
})

it('GER-10 o período que não vale não alarga a lista', async () => {
  const { usuario } = abrirLista([])
  await screen.findByText('Nenhuma Nota Fiscal encontrada.')
  await provarFiltroRecusado('features/notas/lista-de-notas-do-cliente.tsx', {
    ...{ usuario, servidor, texto: '99/99/2026', depois: { texto: '05/11/2025', pedido: '2025-11-05' } },
    campo: screen.getByRole('textbox', { name: 'De' }),
  })
})

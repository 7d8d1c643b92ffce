import {
  listarCarteiras,
  opcoesDaPassagem,
  passarClientes,
  preverPassagem,
} from '@balcao/dominio/carteiras/contratos'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { paginaDe } from '../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()

it('ADM-07 a carteira se vê antes de passar, e vai o que se viu', async () => {
  const pedidos: unknown[] = []
  const termos: (string | null)[] = []
  servidor.use(
    ...respostasDoPortal(),
    responder(listarCarteiras, () =>
      paginaDe([
        { id: 7, nome: 'Ana Luz', tipo: 'Representante', filial: 'Matriz', ativo: true, clientes: 12 },
      ]),
    ),
    responder(opcoesDaPassagem, {
      pessoas: [
        { id: 7, nome: 'Ana Luz' },
        { id: 9, nome: 'Bento Sá' },
      ],
      regioes: [{ id: 2, nome: 'Sul' }],
    }),
    responder(preverPassagem, ({ url }: Request) => {
      termos.push(new URL(url).searchParams.get('termo'))
      return {
        ...paginaDe([
          {
            id: 31,
            nome: 'Mercado Sol',
            documento: '33014556000196',
            cidade: 'Campinas',
            uf: 'SP',
            dtUltComp: null,
          },
        ]),
        de: 'Ana Luz',
        versao: 77,
        clientes: 12,
      }
    }),
    responder(passarClientes, (async (pedido: Request) => {
      pedidos.push(await pedido.json())
      return { message: 'Passou.', clientes: 1 }
    }) as never),
  )
  const { usuario } = abrirPortal('/administracao/comercial/carteiras')
  await usuario.click(await screen.findByText('Ana Luz'))
  const janela = await screen.findByRole('dialog', { name: 'Passar clientes' })
  expect(await within(janela).findByText('1 de 12 clientes de Ana Luz')).toBeVisible()
  const enviar = within(janela).getByRole('button', { name: 'Passar 1 cliente' })
  expect(enviar).toBeDisabled()
  await usuario.type(within(janela).getByRole('textbox', { name: /Só os que tenham/ }), 'sol')
  await waitFor(() => expect(termos.at(-1)).toBe('sol'))
  await usuario.click(within(janela).getByRole('combobox', { name: /Passar para/ }))
  expect(screen.queryByRole('option', { name: 'Ana Luz' })).toBeNull()
  await usuario.click(await screen.findByRole('option', { name: 'Bento Sá' }))
  await usuario.click(within(janela).getByRole('button', { name: 'Passar 1 cliente' }))
  const pergunta = await screen.findByRole('dialog', { name: 'Passar 1 cliente a Bento Sá?' })
  await usuario.click(within(pergunta).getByRole('button', { name: 'Passar clientes' }))
  await waitFor(() => expect(pedidos).toEqual([{ para: 9, termo: 'sol', motivo: '', versao: 77 }]))
})

it('ADM-07 só se passa o que a prévia mostra: nunca a de antes, nem nenhum; e a recusa se lê', async () => {
  const vistas: string[] = []
  servidor.use(
    ...respostasDoPortal(),
    responder(listarCarteiras, () => paginaDe([])),
    responder(opcoesDaPassagem, { pessoas: [{ id: 9, nome: 'Bento Sá' }], regioes: [] }),
    responder(preverPassagem, ({ url }: Request) => {
      const { searchParams: busca } = new URL(url)
      const termo = busca.get('termo') ?? ''
      vistas.push(`${termo}:${busca.get('page') ?? 1}`)
      const total = termo === 'nada' ? 0 : 12
      return {
        ...paginaDe([], { page: Number(busca.get('page') ?? 1), total }),
        de: 'Ana Luz',
        versao: 77,
        clientes: 12,
      }
    }),
    responder(
      passarClientes,
      recusar(409, { codigo: 'ALTERADO_POR_OUTRA_PESSOA', message: 'Outra pessoa mudou esta carteira.' }),
    ),
  )
  // Of whoever has no representative: the number is none.
  const { usuario } = abrirPortal('/administracao/comercial/carteiras?item=0')
  const janela = await screen.findByRole('dialog', { name: 'Passar clientes' })
  const passar = (quantos = '12 clientes') =>
    within(janela).findByRole('button', { name: `Passar ${quantos}` })
  await passar()
  await usuario.click(within(janela).getByRole('combobox', { name: /Passar para/ }))
  await usuario.click(await screen.findByRole('option', { name: 'Bento Sá' }))
  await usuario.click(await within(janela).findByRole('button', { name: 'Próxima página' }))
  await waitFor(() => expect(vistas).toContain(':2'))
  await waitFor(async () => expect(await passar()).toBeEnabled())
  // Before the list of what is being typed was even asked for.
  const termo = within(janela).getByRole('textbox', { name: /Só os que tenham/ })
  fireEvent.change(termo, { target: { value: 'nada' } })
  expect(within(janela).getByRole('button', { name: /^Passar \d/ })).toBeDisabled()
  await waitFor(() => expect(vistas.at(-1)).toBe('nada:1'))
  expect(await passar('0 clientes')).toBeDisabled()
  await usuario.clear(termo)
  await waitFor(async () => expect(await passar()).toBeEnabled())
  await usuario.click(await passar())
  await usuario.click(await screen.findByRole('button', { name: 'Passar clientes' }))
  expect(await within(janela).findByText('Outra pessoa mudou esta carteira.')).toBeVisible()
})

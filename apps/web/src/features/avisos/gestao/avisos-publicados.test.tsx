import {
  type AvisoPublicado,
  listarAvisosPublicados,
  listarLeiturasDoAviso,
  retirarAviso,
} from '@balcao/dominio/avisos/gestao'
import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../../teste/abrir-portal.tsx'
import { cargaDe } from '../../../teste/carga.ts'
import { responder, usarServidor } from '../../../teste/servidor.ts'

const servidor = usarServidor()

const AVISO: AvisoPublicado = {
  id: 5,
  titulo: 'Inventário',
  mensagem: 'O depósito fecha mais cedo.',
  importante: false,
  situacao: 'PUBLICADO',
  publico: 'Operador · todas as filiais',
  datahora_inicio: '2026-03-10T12:00:00Z',
  datahora_fim: null,
  autor: 'Ana Souza',
  lidos: 1,
  versao: 3,
}

async function abrir(aviso: Partial<AvisoPublicado> = {}) {
  const pedidos: unknown[] = []
  servidor.use(
    ...respostasDoPortal(cargaDe('GERENTE')),
    responder(listarAvisosPublicados, {
      itens: [{ ...AVISO, ...aviso }],
      paginator: montarPaginator(1, 20, 1),
    }),
    responder(listarLeiturasDoAviso, ({ url }) => {
      const faltam = new URL(url).searchParams.get('faltam') === 'true'
      const pessoa = faltam
        ? { id: 2, nome: 'Beto Dias', tipo: 'OPERADOR' as const, lidoEm: null }
        : { id: 1, nome: 'Bia Lima', tipo: 'OPERADOR' as const, lidoEm: '2026-03-10T13:05:00Z' }
      return { itens: [pessoa], paginator: montarPaginator(1, 20, 1) }
    }),
    responder(retirarAviso, async (request) => {
      pedidos.push(await request.json())
      return { message: 'Aviso retirado.' }
    }),
  )
  const { usuario } = abrirPortal('/administracao/avisos')
  await usuario.click(await screen.findByText('Inventário'))
  return { usuario, pedidos, ficha: within(await screen.findByRole('dialog', { name: 'Inventário' })) }
}

describe('ADM-08 os avisos publicados', () => {
  it('ADM-08 mostra quem leu e quem falta', async () => {
    const { usuario, ficha } = await abrir()
    expect(await ficha.findByText('Bia Lima')).toBeVisible()
    expect(ficha.getByText(/leu em 10\/03\/2026 10:05/)).toBeVisible()
    await usuario.click(ficha.getByText('Ainda não leram'))
    expect(await ficha.findByText('Beto Dias')).toBeVisible()
    expect(ficha.getByText(/até ser retirado/)).toBeVisible()
  })

  it('ADM-08 retira depois de perguntar, com a versão que se viu', async () => {
    const { usuario, ficha, pedidos } = await abrir()
    await usuario.click(ficha.getByRole('button', { name: 'Retirar aviso' }))
    const pergunta = within(await screen.findByRole('dialog', { name: 'Retirar o aviso?' }))
    expect(pedidos).toEqual([])
    await usuario.click(pergunta.getByRole('button', { name: 'Retirar' }))
    await waitFor(() => expect(pedidos).toEqual([{ versao: 3 }]))
  })

  it('ADM-08 o que já saiu não se retira; do agendado ninguém leu ainda', async () => {
    const { ficha } = await abrir({ situacao: 'ENCERRADO' })
    expect(ficha.queryByRole('button', { name: 'Retirar aviso' })).not.toBeInTheDocument()
  })
})

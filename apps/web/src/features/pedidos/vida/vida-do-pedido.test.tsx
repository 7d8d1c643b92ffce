import {
  liberarBloqueio,
  obterVidaDoPedido,
  reenviarPedido,
  type VidaDoPedido,
} from '@balcao/dominio/pedidos/vida-contratos'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { vidaDe } from '../../../teste/pedido.ts'
import { abrirSecao } from '../../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../../teste/servidor.ts'
import { BloqueiosDoPedido } from './bloqueios-do-pedido.tsx'
import { IntegracaoDoPedido } from './integracao-do-pedido.tsx'

const servidor = usarServidor()

const BLOQUEIO: VidaDoPedido['bloqueios'][number] = {
  id: 5,
  tipo: 'CREDITO',
  detalhe: 'limite de R$ 10.000,00 excedido em R$ 312,40',
  desde: '2026-11-10T12:00:00Z',
  liberadoEm: null,
  liberadoPor: null,
  motivo: null,
  quemLibera: ['Administrador', 'Gerente'],
  impedimento: null,
}

const mostrar = (vida: VidaDoPedido) =>
  abrirSecao(
    () => (
      <>
        <BloqueiosDoPedido vida={vida} nivel={2} />
        <IntegracaoDoPedido vida={vida} nivel={2} />
      </>
    ),
    { item: null },
  )

it('VEN-01 o bloqueio diz o que é e quem libera; quem não pode não tem o botão', async () => {
  mostrar(vidaDe({ bloqueios: [{ ...BLOQUEIO, impedimento: 'Você não tem permissão.' }] }))
  const bloqueios = await screen.findByRole('region', { name: 'Bloqueios do pedido' })
  expect(bloqueios).toHaveTextContent('Crédito: limite de R$ 10.000,00 excedido em R$ 312,40')
  expect(bloqueios).toHaveTextContent('quem libera: Administrador, Gerente')
  expect(within(bloqueios).queryByRole('button')).not.toBeInTheDocument()
})

it('VEN-01 libera com o motivo e a versão vista; se o pedido mudou, o motivo fica e se vê o que houve', async () => {
  const corpos: unknown[] = []
  servidor.use(
    responder(obterVidaDoPedido, vidaDe({ versao: 4 })),
    responder(liberarBloqueio, async (request) => {
      corpos.push(await request.json())
      if (corpos.length > 1)
        return { versao: 5, status: { chave: 'LIBERADO', label: 'Aguardando Separação' } }
      const mudancas = [{ quando: '2026-11-10T13:00:00Z', quem: 'Ana', o_que: 'liberou um bloqueio' }]
      return recusar(409, { codigo: 'PEDIDO_MUDOU', message: 'Mudou.', mudancas })
    }),
  )
  const { usuario } = mostrar(vidaDe({ bloqueios: [BLOQUEIO] }))
  await usuario.click(await screen.findByRole('button', { name: 'Liberar Crédito' }))
  const dialogo = within(await screen.findByRole('dialog', { name: 'Liberar: Crédito' }))
  await usuario.type(dialogo.getByRole('textbox', { name: /Motivo/ }), 'Pagou hoje')
  await usuario.click(dialogo.getByRole('button', { name: 'Liberar' }))
  expect(await dialogo.findByText(/liberou um bloqueio/)).toBeVisible()
  expect(corpos).toEqual([{ motivo: 'Pagou hoje', versao: 3 }])
  expect(dialogo.getByRole('textbox', { name: /Motivo/ })).toHaveValue('Pagou hoje')
})

it("VEN-01 o que o ERP não recebeu está marcado, com o porquê e 'Enviar de novo'", async () => {
  let vezes = 0
  servidor.use(
    responder(reenviarPedido, () => {
      vezes++
      return { message: 'O pedido será enviado de novo ao ERP.' }
    }),
  )
  const integracao = {
    situacao: 'NAO_INTEGRADO',
    idExterno: null,
    tentativas: 10,
    proximaEm: null,
    erro: 'O ERP não respondeu.',
    impedimento: null,
  } as const
  const { usuario } = mostrar(vidaDe({ integracao }))
  const erp = await screen.findByRole('region', { name: 'Integração com o ERP' })
  expect(erp).toHaveTextContent('Não integrado')
  expect(erp).toHaveTextContent('O ERP não respondeu.')
  await usuario.click(within(erp).getByRole('button', { name: 'Enviar de novo' }))
  expect(await screen.findByText('O pedido será enviado de novo ao ERP.')).toBeVisible()
  expect(vezes).toBe(1)
})

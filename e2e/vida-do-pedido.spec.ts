import type { RespostaDe } from '@balcao/dominio/contrato'
import { somarDias } from '@balcao/dominio/formatos/datas'
import type { listarPedidos } from '@balcao/dominio/pedidos/contratos'
import type { VidaDoPedido } from '@balcao/dominio/pedidos/vida-contratos'
import type { Page } from '@playwright/test'
import { consultar } from './fluxo-de-tickets.ts'
import { CELULAR, expect, ouvindo, semBarreiras, test } from './jornada.ts'
import { outraPessoa } from './outra-pessoa.ts'

const DIAS = 20

/** An order that waits for somebody's word, whatever holds it back: one that both of them see. */
async function bloqueado(page: Page, operador: Page): Promise<VidaDoPedido> {
  const hoje = process.env.E2E_HOJE ?? ''
  const { itens } = await consultar<RespostaDe<typeof listarPedidos>>(
    operador,
    `pedidos?take=100&status[]=BLOQUEADO&dtIni=${somarDias(hoje, -DIAS)}&dtFim=${hoje}`,
  )
  for (const { id } of itens) {
    const vida = await consultar<VidaDoPedido>(page, `../pedidos/${id}/vida`)
    if (vida.bloqueios.every(({ impedimento }) => impedimento === null)) return vida
  }
  throw new Error('nenhum pedido que o gerente libere')
}

test('VEN-01 SHL-06 o gerente libera um pedido bloqueado, e o operador o vê seguir sem recarregar', async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  const gerente = await outraPessoa(browser, baseURL, 'GERENTE')
  await portal.estarComo('OPERADOR')
  const { id, bloqueios } = await bloqueado(gerente, page)
  const escuta = ouvindo(page, /private-pedidos/)
  await page.goto(`/pedidos/${id}`)
  const bloqueiosDoOperador = page.getByRole('region', { name: 'Bloqueios do pedido' })
  await expect(bloqueiosDoOperador).toContainText('quem libera: Administrador, Gerente')
  await expect(bloqueiosDoOperador.getByRole('button')).toHaveCount(0)
  await escuta

  await gerente.goto(`/pedidos/${id}`)
  for (const _ of bloqueios) {
    await gerente
      .getByRole('button', { name: /^Liberar / })
      .first()
      .click()
    const dialogo = gerente.getByRole('dialog', { name: /^Liberar/ })
    await expect(dialogo.getByRole('textbox', { name: 'Motivo' })).toBeFocused()
    await dialogo.getByRole('textbox', { name: 'Motivo' }).fill('Cliente antecipou o pagamento')
    await semBarreiras(gerente, 'liberar um bloqueio')
    await gerente.keyboard.press('Control+Enter')
    await expect(dialogo).toBeHidden()
  }
  await expect(gerente.getByRole('button', { name: /^Liberar / })).toHaveCount(0)

  const historico = page.getByRole('region', { name: 'Histórico do pedido' })
  await expect(historico).toContainText('Cliente antecipou o pagamento')
  await expect(historico.getByRole('listitem').first()).toContainText('Aguardando Separação')
  await expect(bloqueiosDoOperador).toContainText('Liberado por')
  await semBarreiras(page, 'pedido liberado')
  await page.setViewportSize(CELULAR)
  await semBarreiras(page, 'pedido liberado no celular')
  await gerente.context().close()
})

test('VEN-01 o operador cancela um pedido, dizendo por quê', async ({ page, portal }) => {
  await portal.estarComo('OPERADOR')
  const hoje = process.env.E2E_HOJE ?? ''
  const { itens } = await consultar<RespostaDe<typeof listarPedidos>>(
    page,
    `pedidos?take=1&status[]=ANALISE&dtIni=${somarDias(hoje, -DIAS)}&dtFim=${hoje}`,
  )
  await page.goto(`/pedidos/${itens[0]?.id}`)
  await page.getByRole('button', { name: 'Cancelar pedido' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Cancelar pedido' })
  await dialogo.getByRole('textbox', { name: 'Motivo' }).fill('O cliente desistiu')
  await dialogo.getByRole('button', { name: 'Cancelar pedido' }).click()
  await expect(dialogo).toBeHidden()
  await expect(page.getByRole('region', { name: 'Histórico do pedido' })).toContainText('O cliente desistiu')
  await expect(page.getByRole('button', { name: 'Cancelar pedido' })).toHaveCount(0)
})

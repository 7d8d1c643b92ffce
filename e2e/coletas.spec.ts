import { gerarOrdensDeColeta } from '@balcao/dominio/coletas/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { Page } from '@playwright/test'
import { autorizarTudo } from '../apps/api/test/nfd-do-ticket.ts'
import { pedir, sessaoDe } from './cenario/criar/pela-api.ts'
import { nasDuasLarguras } from './cenario/fluxo-de-tickets.ts'
import { CELULAR, type Criar, expect, test } from './cenario/jornada.ts'

const dialogo = (page: Page, nome: string | RegExp) => page.getByRole('dialog', { name: nome })

async function aguardandoColeta(criar: Criar) {
  const ticket = await criar.abrir({
    tipo: 'DEVOLUCAO_PARCIAL',
    etapa: 'Conferência do recebimento',
    itens: 1,
    doRepresentante: true,
  })
  await autorizarTudo(criar, ticket.id)
  return { ...ticket, visivel: formatarProtocolo(ticket.protocolo) }
}

test('COL-01 quem recebe gera para a transportadora, imprime e cancela', async ({ page, portal, criar }) => {
  const { visivel } = await aguardandoColeta(criar)
  await portal.estarComo('COLABORADOR', `/coletas?termo=${visivel}`)
  const marca = page.getByRole('checkbox', { name: `Selecionar ticket ${visivel}` })
  await marca.check()
  await page.getByRole('button', { name: 'Gerar ordem de coleta' }).click()
  const geracao = dialogo(page, 'Gerar ordem de coleta')
  await geracao.getByRole('radio', { name: 'Transportadora' }).check()
  await geracao.getByRole('combobox', { name: 'Transportadora' }).click()
  await page
    .getByRole('option', { name: /última coleta|nenhuma coleta/ })
    .first()
    .click()
  await expect(geracao).toContainText('1 ordem de coleta para 1 ticket')
  await nasDuasLarguras(page, 'gerar ordem de coleta')
  await geracao.getByRole('button', { name: 'Gerar ordem de coleta' }).click()
  await expect(page.getByText(/Ordem de coleta OC-\d+ gerada/)).toBeVisible()
  // It left those that wait, and the order opens from the notice.
  await expect(marca).toHaveCount(0)
  await page.getByRole('button', { name: 'Ver a ordem' }).click()
  const coleta = dialogo(page, /^Coleta OC-/)
  await expect(coleta.getByRole('link', { name: `Ticket ${visivel}` })).toBeVisible()
  await nasDuasLarguras(page, 'a coleta')

  const resposta = page.waitForResponse(/\/sac\/coletas\/\d+\/download$/)
  const aba = page.waitForEvent('popup')
  await coleta.getByRole('button', { name: 'Imprimir ordem' }).click()
  expect((await resposta).headers()['content-type']).toContain('application/pdf')
  await (await aba).close()

  await coleta.getByRole('button', { name: 'Cancelar coleta' }).click()
  const cancelamento = dialogo(page, /^Cancelar coleta/)
  await cancelamento.getByLabel('Motivo').fill('O cliente remarcou')
  await cancelamento.getByRole('button', { name: 'Cancelar coleta' }).click()
  await expect(page.getByText('Coleta cancelada.')).toBeVisible()
  await expect(dialogo(page, /^Coleta OC-/)).toContainText('O cliente remarcou')
  await page.keyboard.press('Escape')
  await expect(marca).toBeVisible()
})

test('COL-01 o representante confirma com o polegar a coleta que é dele', async ({
  page,
  portal,
  criar,
  servidor: { url },
}) => {
  const { id } = await aguardandoColeta(criar)
  const { coletas } = await pedir(await sessaoDe(url, 'GERENTE'), gerarOrdensDeColeta, {
    params: { tipo: 'representante' },
    corpo: { tickets: [id] },
  })
  await page.setViewportSize(CELULAR)
  await portal.estarComo('REPRESENTANTE', `/coletas?coleta=${coletas[0]?.id}`)
  await expect(page.getByRole('tab')).toHaveCount(0)
  await dialogo(page, /^Coleta OC-/)
    .getByRole('button', { name: 'Confirmar coleta' })
    .click()
  const confirmacao = dialogo(page, /^Confirmar coleta/)
  await expect(confirmacao.getByRole('checkbox').first()).toBeChecked()
  await portal.semBarreiras('confirmar coleta no celular')
  await confirmacao.getByRole('button', { name: 'Confirmar coleta' }).click()
  await expect(page.getByText('Coleta confirmada.')).toBeVisible()
  await expect(dialogo(page, /^Coleta OC-/)).toContainText('confirmou a coleta')
})

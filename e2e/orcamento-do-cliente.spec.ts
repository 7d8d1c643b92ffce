import type { pesquisarClientes } from '@balcao/dominio/clientes/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import type { listarOrcamentosDoCliente } from '@balcao/dominio/orcamentos/contratos'
import type { Page } from '@playwright/test'
import { consultar } from './fluxo-de-tickets.ts'
import { CELULAR, expect, semBarreiras, test } from './jornada.ts'

type Orcamento = RespostaDe<typeof listarOrcamentosDoCliente>['itens'][number]

/** A quote that may still be accepted, of a customer whom the signed-in person sees. */
async function emAberto(page: Page): Promise<Orcamento> {
  const { itens: clientes } = await consultar<RespostaDe<typeof pesquisarClientes>>(page, 'clientes?take=60')
  for (const { id } of clientes) {
    const { itens } = await consultar<RespostaDe<typeof listarOrcamentosDoCliente>>(
      page,
      `clientes/${id}/orcamentos?status[]=ORCAMENTO&status[]=COTACAO`,
    )
    const [aberto] = itens.filter(({ qtdeIt, dtVal }) => qtdeIt > 0 && dtVal >= (process.env.E2E_HOJE ?? ''))
    if (aberto) return aberto
  }
  throw new Error('nenhum orçamento em aberto')
}

test('VEN-02 o vendedor cria o link, o cliente aceita no celular e o vendedor vê na hora', async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  await portal.estarComo('OPERADOR')
  const { id, cliente } = await emAberto(page)
  await page.goto(`/clientes/${cliente.id}?secao=orcamentos&item=${id}`)
  await page.getByRole('button', { name: 'Enviar ao cliente' }).click()
  await page.getByRole('button', { name: /^Criar (outro )?link$/ }).click()
  const endereco = await page.getByLabel('Link do cliente').inputValue()
  await semBarreiras(page, 'o link do orçamento')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Enviar ao cliente' })).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Orçamento', exact: true })).toBeVisible()

  const contexto = await browser.newContext({ viewport: CELULAR, ...(baseURL && { baseURL }) })
  const celular = await contexto.newPage()
  await celular.goto(endereco)
  await expect(celular.getByRole('heading', { level: 1, name: `Orçamento ${id}` })).toBeVisible()
  await semBarreiras(celular, 'o orçamento do cliente no celular')
  await celular.getByLabel('Seu nome').fill('Ana Lima')
  await celular.getByRole('button', { name: 'Aceitar orçamento' }).click()
  await expect(celular.getByText(/por Ana Lima/)).toBeVisible()
  await contexto.close()

  await expect(page.getByText(`Orçamento ${id} aceito pelo link, por Ana Lima`)).toBeVisible()
})

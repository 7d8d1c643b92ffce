import type { Locator } from '@playwright/test'
import { comecar, compraComSaldo, enviar, preencher } from './abertura-de-tickets.ts'
import { historico, tipoDe } from './fluxo-de-tickets.ts'
import { CELULAR, contrasteNosDoisTemas, estarComo, expect, test } from './jornada.ts'

const CHAVE = 'QUALIDADE_PRODUTO'
const NOME = 'Qualidade vai à Logística'

const escolher = async (area: Locator, campo: string, opcao: string) => {
  await area.getByRole('combobox', { name: campo }).click()
  await area.page().getByRole('option', { name: opcao, exact: true }).click()
}

test('MES-10 um gestor escreve, ensaia e liga uma automação, e o ticket aberto diz o que ela fez', async ({
  page,
  portal,
  servidor,
  browser,
}) => {
  await portal.estarComo('GERENTE')
  await page.getByRole('link', { name: 'Automações' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Automações/ })).toBeVisible()
  await expect(page.getByText('Parado há cinco dias')).toBeVisible()

  await page.getByRole('button', { name: 'Nova automação' }).click()
  const janela = page.getByRole('dialog', { name: 'Nova automação' })
  await janela.getByRole('textbox', { name: 'Nome' }).fill(NOME)
  await escolher(janela, 'Tipo', tipoDe(CHAVE).descricao)
  await page.keyboard.press('Escape')
  const primeira = janela.getByRole('group', { name: 'Ação 1' })
  await escolher(primeira, 'Setor', 'Logística')
  await janela.getByRole('button', { name: 'Mais uma ação' }).click()
  await escolher(janela.getByRole('group', { name: 'Ação 2' }), 'Quem', 'Quem atende a fila do setor')
  await janela.getByRole('button', { name: 'Ensaiar nos últimos 30 dias' }).click()
  await expect(janela.getByText(/^(Teria agido|Não teria agido)/)).toBeVisible()
  await portal.semBarreiras('o ensaio')
  await contrasteNosDoisTemas(page, 'o ensaio')
  await janela.getByRole('switch', { name: 'Ligada' }).click()
  await janela.getByRole('button', { name: 'Salvar' }).click()
  await expect(janela).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: NOME })).toContainText('Ligada')

  const outra = await browser.newPage({ baseURL: servidor.url })
  await estarComo(outra, servidor.url, 'OPERADOR')
  const compra = await compraComSaldo(outra, CHAVE)
  await comecar(outra)
  await preencher(outra, { chave: CHAVE, motivos: ['Corpo estranho'], compra })
  await enviar(outra)
  const idTicket = /\/tickets\/(\d+)/.exec(outra.url())?.[1] ?? ''
  await outra.close()

  await expect(async () => {
    await page.goto(`/tickets/${idTicket}`)
    await expect(historico(page)).toContainText(
      `Automação “${NOME}”: encaminhou para Logística; avisou a fila`,
      {
        timeout: 3000,
      },
    )
  }).toPass()

  await page.goto('/automacoes')
  await page.getByRole('row').filter({ hasText: NOME }).click()
  const edicao = page.getByRole('dialog', { name: 'Editar automação' })
  await edicao.getByRole('button', { name: 'Execuções' }).click()
  await expect(page.getByRole('dialog', { name: /Execuções de/ })).toContainText('Feita')
  await portal.semBarreiras('execuções')
  await page.keyboard.press('Escape')
  await page.setViewportSize(CELULAR)
  await portal.semBarreiras('automações no celular')
})

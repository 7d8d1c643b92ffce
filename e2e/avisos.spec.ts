import { publicarAviso } from '@balcao/dominio/avisos/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import type { Browser, Page } from '@playwright/test'
import { nomeUnico } from './cenario/criar/cliente.ts'
import { pedir, sessaoDe } from './cenario/criar/pela-api.ts'
import { CELULAR, estarComo, expect, ouvindo, semBarreiras, test } from './cenario/jornada.ts'

const sino = (page: Page) => page.getByRole('button', { name: /^Avisos/ })
const naoLidos = async (page: Page) => {
  await expect(sino(page)).toHaveAccessibleName(/não lido/)
  return Number(/\d+/.exec((await sino(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)
}
const nome = (quantidade: number) =>
  `Avisos: ${quantidade === 0 ? 'nenhum não lido' : quantidade === 1 ? '1 não lido' : `${quantidade} não lidos`}`

/** Another person, in a browser of their own, who hears of notices. */
async function leitor(browser: Browser, baseURL: string, tipo: TipoDeUsuario): Promise<Page> {
  const pagina = await (await browser.newContext({ baseURL })).newPage()
  const ouve = ouvindo(pagina, /private-avisos-\w+-todas/)
  await estarComo(pagina, baseURL, tipo, '/conta/senha')
  await expect(sino(pagina)).toHaveAccessibleName(/não lido/)
  await ouve
  return pagina
}

test('AVI-01 SHL-06 o aviso do gerente chega na hora a quem é para ele, e a mais ninguém; lido numa janela, está lido na outra', async ({
  page,
  portal,
  browser,
  servidor: { url },
}) => {
  const [soDeles, deTodos] = [nomeUnico('Só para operadores'), nomeUnico('Para todos')]
  const operador = await leitor(browser, url, 'OPERADOR')
  const consumidor = await leitor(browser, url, 'CONSUMIDOR_FINAL')
  const [doOperador, doConsumidor] = [await naoLidos(operador), await naoLidos(consumidor)]
  await portal.estarComo('GERENTE', '/conta/senha')

  await sino(page).click()
  await page.getByRole('button', { name: 'Novo aviso' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Novo aviso' })
  await dialogo.getByLabel('Título').fill(soDeles)
  await dialogo.getByLabel('Mensagem').fill('Texto do aviso.\nEm duas linhas.')
  await dialogo.getByRole('combobox', { name: 'Para quem' }).click()
  await page.getByRole('option', { name: 'Operador' }).click()
  await page.keyboard.press('Tab')
  await semBarreiras(page, 'novo aviso')
  await dialogo.getByRole('button', { name: 'Publicar' }).click()
  const pergunta = page.getByRole('dialog', { name: 'Publicar aviso?' })
  await expect(pergunta).toContainText('Para: Operador · todas as filiais.')
  await pergunta.getByRole('button', { name: 'Publicar' }).click()
  await expect(dialogo).toHaveCount(0)
  await expect(sino(page)).toBeFocused()
  await expect(sino(operador)).toHaveAccessibleName(nome(doOperador + 1))
  await expect(operador.getByText(`Novo aviso: ${soDeles}`)).toBeAttached()

  // What comes next to everybody tells that the first did not come to the consumer.
  const gerente = await sessaoDe(url, 'GERENTE')
  await Promise.all([
    pedir(gerente, publicarAviso, { corpo: { titulo: deTodos, mensagem: 'Texto', importante: true } }),
    // It goes away by itself.
    expect(consumidor.getByText(`Aviso importante: ${deTodos}`)).toBeVisible(),
  ])
  await expect(sino(consumidor)).toHaveAccessibleName(nome(doConsumidor + 1))
  await expect(sino(operador)).toHaveAccessibleName(nome(doOperador + 2))

  await consumidor.setViewportSize(CELULAR)
  await sino(consumidor).click()
  const gaveta = consumidor.getByRole('dialog', { name: 'Avisos' })
  await expect(gaveta.getByRole('article', { name: deTodos })).toContainText('Importante')
  await expect(gaveta.getByRole('article', { name: soDeles })).toHaveCount(0)
  expect((await gaveta.boundingBox())?.width).toBe(CELULAR.width)
  await semBarreiras(consumidor, 'avisos no celular')

  const outraJanela = await operador.context().newPage()
  const ouve = ouvindo(outraJanela, /private-colaborador-/)
  await outraJanela.goto('/conta/senha')
  await ouve
  await expect(sino(outraJanela)).toHaveAccessibleName(nome(doOperador + 2))
  await sino(operador).click()
  const lista = operador.getByRole('dialog', { name: 'Avisos' })
  const deles = lista.getByRole('article', { name: soDeles })
  await deles.getByRole('button', { name: 'Confirmar leitura' }).click()
  await expect(deles).not.toContainText('Não lido')
  await expect(sino(outraJanela)).toHaveAccessibleName(nome(doOperador + 1))
  for (const pagina of [operador, consumidor]) await pagina.context().close()
})

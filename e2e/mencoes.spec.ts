import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { nomeDaConta } from '../apps/api/test/nome-da-conta.ts'
import { aviso } from './cenario/fluxo-de-tickets.ts'
import { expect, ouvindo, semBarreiras, test } from './cenario/jornada.ts'
import { outraPessoa } from './cenario/outra-pessoa.ts'

test('MES-06/mencoes etiqueta, menção ao vivo, ligação, união e desfazer', async ({
  page,
  portal,
  criar,
  browser,
  baseURL,
}) => {
  const duplicado = await criar.abrir({ tipo: 'DUVIDA_PRODUTO' })
  const destino = await criar.abrir({ tipo: 'DUVIDA_PRODUTO' })
  const ouve = ouvindo(page, /private-colaborador-/)
  await portal.estarComo('OPERADOR')
  const gerente = await outraPessoa(browser, baseURL, 'GERENTE', `/tickets/${duplicado.id}`)
  const nome = nomeDaConta('OPERADOR')

  await ouve
  const equipe = gerente.getByRole('region', { name: 'Só para a equipe' })
  await equipe.getByRole('button', { name: 'Etiquetas…' }).click()
  await gerente.getByRole('combobox', { name: 'Etiquetas' }).fill('Risco')
  await gerente.getByRole('option', { name: 'Risco de perda' }).click()
  // The list of tags is still open over the button.
  await gerente.keyboard.press('Tab')
  await gerente.getByRole('button', { name: 'Salvar' }).click()
  await expect(equipe.getByText('Risco de perda')).toBeVisible()
  // Keys of the page rest while a window is over it.
  await expect(gerente.getByRole('combobox', { name: 'Etiquetas' })).toBeHidden()

  const mensagem = gerente.getByRole('textbox', { name: 'Mensagem' })
  await gerente.keyboard.press('i')
  await expect(mensagem).toBeFocused()
  await gerente.getByRole('button', { name: 'Chamar colega' }).click()
  await gerente.keyboard.type(nome.slice(0, 4))
  await expect(gerente.getByRole('option', { name: nome })).toBeVisible()
  await gerente.keyboard.press('Enter')
  await gerente.keyboard.type('pode ver?')
  await expect(mensagem).toHaveValue(`@${nome} pode ver?`)
  await gerente.getByRole('button', { name: 'Registrar mensagem interna' }).click()
  await expect(gerente.getByRole('article').filter({ hasText: 'pode ver?' })).toBeVisible()
  await expect(page.getByText(/chamou você/).first()).toBeVisible()

  await page.goto(`/tickets/${duplicado.id}`)
  const minha = page.getByRole('region', { name: 'Só para a equipe' })
  await expect(minha.getByRole('button', { name: 'Deixar de seguir' })).toBeVisible()
  await gerente.goto(`/tickets/${destino.id}`)
  await expect(equipe).toBeVisible()
  await minha.getByRole('button', { name: 'Ligar a outro ticket…' }).click()
  await page.getByRole('combobox', { name: 'Tipo da ligação' }).click()
  await page.getByRole('option', { name: 'Causado por' }).click()
  await page.getByRole('combobox', { name: 'Outro ticket' }).fill(formatarProtocolo(destino.protocolo))
  await page.getByRole('option', { name: formatarProtocolo(destino.protocolo) }).click()
  await semBarreiras(page, 'o diálogo de ligar')
  await page.getByRole('button', { name: 'Ligar', exact: true }).click()
  const doOutro = equipe.getByRole('listitem').filter({ hasText: formatarProtocolo(duplicado.protocolo) })
  await expect(doOutro).toContainText('Causa de')
  const desligar = `Desfazer a ligação com o ticket ${formatarProtocolo(destino.protocolo)}`
  await minha.getByRole('button', { name: desligar }).click()
  await expect(doOutro).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click()
  await expect(doOutro).toContainText('Causa de')
  await minha.getByRole('button', { name: 'Unir a outro ticket…' }).click()
  await page.getByRole('combobox', { name: 'Unir ao ticket' }).fill(formatarProtocolo(destino.protocolo))
  await page.getByRole('option', { name: formatarProtocolo(destino.protocolo) }).click()
  await semBarreiras(page, 'o diálogo de unir')
  await page.getByRole('button', { name: 'Unir', exact: true }).click()
  await expect(aviso(page, 'Ticket unido com sucesso.')).toBeVisible()
  await semBarreiras(page, 'o ticket unido')
  await page.getByRole('link', { name: `Abrir o ticket ${formatarProtocolo(destino.protocolo)}` }).click()
  await page.getByRole('button', { name: 'Ver tudo' }).click()
  const daOrigem = page.getByRole('article').filter({ hasText: 'pode ver?' })
  await expect(daOrigem).toContainText(`do ticket ${formatarProtocolo(duplicado.protocolo)}`)

  await page.goto(`/tickets/${duplicado.id}`)
  await page.getByRole('button', { name: 'Desfazer união' }).click()
  await expect(aviso(page, 'União desfeita.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Desfazer união' })).toHaveCount(0)
  await gerente.context().close()
})

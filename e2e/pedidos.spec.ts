import { formatarDinheiro } from '@balcao/dominio/formatos/dinheiro'
import { obterPedido } from '@balcao/dominio/pedidos/contratos'
import { obterVidaDoPedido } from '@balcao/dominio/pedidos/vida-contratos'
import { escolherTipo, estaNoPasso, janela, prosseguir } from './cenario/abertura-de-tickets.ts'
import { criarCliente } from './cenario/criar/cliente.ts'
import { criarPedido } from './cenario/criar/pedido.ts'
import { pedir, sessaoDe } from './cenario/criar/pela-api.ts'
import { CELULAR, estarComo, expect, ouvindo, semBarreiras, test } from './cenario/jornada.ts'

/** More than an operator may give. */
const DESCONTO_DEMAIS = 50

test('VEN-01 CLI-07 SHL-05 SHL-06 o operador acha um pedido pela busca e o vê ser liberado sem recarregar; abre um ticket dele e o cancela', async ({
  page,
  portal,
  browser,
  servidor: { url },
}) => {
  const sessao = await sessaoDe(url, 'OPERADOR')
  const cliente = await criarCliente(sessao)
  const { idPedido: id } = await criarPedido(sessao, cliente.id, DESCONTO_DEMAIS)
  const { itens, vlTot } = await pedir(sessao, obterPedido, { params: { id } })
  const { bloqueios } = await pedir(sessao, obterVidaDoPedido, { params: { id } })
  expect(bloqueios.length).toBeGreaterThan(0)

  const escuta = ouvindo(page, /private-pedidos/)
  await portal.estarComo('OPERADOR', '/conta/senha')
  await expect(page.getByRole('button', { name: 'Buscar em tudo' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Buscar em tudo' }).fill(String(id))
  const achados = page.getByRole('group', { name: 'Pedidos' }).getByRole('option')
  await achados.filter({ hasText: cliente.fant }).click()
  await expect(page).toHaveURL(new RegExp(`/pedidos/${id}$`))
  await expect(page.getByRole('heading', { level: 1, name: `Pedido ${id}`, exact: true })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^Pedido ${id} ·`))
  await expect(page.getByRole('article')).toHaveCount(itens.length)
  await expect(page.getByRole('region', { name: 'Totais' })).toContainText(formatarDinheiro(vlTot, 2))
  const doOperador = page.getByRole('region', { name: 'Bloqueios do pedido' })
  await expect(doOperador).toContainText('quem libera: Administrador, Gerente')
  await expect(doOperador.getByRole('button')).toHaveCount(0)
  await escuta

  const gerente = await browser.newPage({ baseURL: url })
  await estarComo(gerente, url, 'GERENTE', `/pedidos/${id}`)
  const liberar = gerente.getByRole('button', { name: /^Liberar / })
  for (const _ of bloqueios) {
    await liberar.first().click()
    const dialogo = gerente.getByRole('dialog', { name: /^Liberar/ })
    await expect(dialogo.getByRole('textbox', { name: 'Motivo' })).toBeFocused()
    await dialogo.getByRole('textbox', { name: 'Motivo' }).fill('Cliente antecipou o pagamento')
    await gerente.keyboard.press('Control+Enter')
    await expect(dialogo).toBeHidden()
  }
  await expect(liberar).toHaveCount(0)
  // PER-06 Paper goes to the customer.
  const margem = gerente.getByText('Margem de lucro')
  await expect(margem).toBeVisible()
  await gerente.emulateMedia({ media: 'print' })
  await expect(margem).toBeHidden()
  await expect(gerente.getByRole('region', { name: 'Totais' })).toBeVisible()
  await gerente.context().close()
  const historico = page.getByRole('region', { name: 'Histórico do pedido' })
  await expect(historico).toContainText('Cliente antecipou o pagamento')
  await expect(historico.getByRole('listitem').first()).toContainText('Aguardando Separação')
  await expect(doOperador).toContainText('Liberado por')

  await page.getByRole('button', { name: 'Abrir ticket' }).click()
  await estaNoPasso(page, 'SOLICITACAO')
  await escolherTipo(page, { chave: 'ATRASO_ENTREGA' })
  await prosseguir(page)
  await estaNoPasso(page, 'CLIENTE')
  await expect(janela(page).getByRole('combobox', { name: 'Cliente', exact: true })).toHaveValue(
    cliente.razSoc,
  )
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Descartar', exact: true }).click()
  await expect(janela(page)).toBeHidden()

  await page.setViewportSize(CELULAR)
  await page.getByRole('button', { name: 'Cancelar pedido' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Cancelar pedido' })
  await dialogo.getByRole('textbox', { name: 'Motivo' }).fill('O cliente desistiu')
  await semBarreiras(page, 'cancelar um pedido no celular')
  await dialogo.getByRole('button', { name: 'Cancelar pedido' }).click()
  await expect(dialogo).toBeHidden()
  await expect(historico).toContainText('O cliente desistiu')
  await expect(page.getByRole('button', { name: 'Cancelar pedido' })).toHaveCount(0)
})

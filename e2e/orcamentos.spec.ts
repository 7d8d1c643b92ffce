import { obterEdicao } from '@balcao/dominio/orcamentos/edicao'
import type { Page } from '@playwright/test'
import { criarCliente } from './cenario/criar/cliente.ts'
import { menorVenda, vendaveis } from './cenario/criar/orcamento.ts'
import { pedir, sessaoDe } from './cenario/criar/pela-api.ts'
import { CELULAR, expect, semBarreiras, test } from './cenario/jornada.ts'

const campoDoProduto = (page: Page) => page.getByRole('combobox', { name: 'Adicionar produto' })
const grade = (page: Page) => page.getByRole('table', { name: 'Itens do orçamento' })
const salvo = (page: Page) => expect(page.getByText(/^Salvo às/)).toBeVisible()

/** From the customer's record, with the keyboard alone; answers which quote it is. */
async function comecar(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Novo orçamento' }).first().press('Enter')
  await page.waitForURL(/\/orcamentos\/\d+$/)
  await expect(campoDoProduto(page)).toBeVisible()
  return Number(/orcamentos\/(\d+)$/.exec(page.url())?.[1])
}

test('VEN-02 DOC-01 um orçamento do nada ao pedido, só pelo teclado', async ({ page, portal, servidor }) => {
  const sessao = await sessaoDe(servidor.url, 'OPERADOR')
  await portal.estarComo('OPERADOR', `/clientes/${(await criarCliente(sessao)).id}`)
  const id = await comecar(page)
  await expect(campoDoProduto(page)).toBeFocused()
  const [um, outro, terceiro] = await vendaveis(sessao, id)
  if (!um || !outro || !terceiro) throw new Error('não há três produtos em estoque')

  await page.keyboard.type(um.idExibicao)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Quantidade' }).first()).toBeFocused()
  await expect(page.getByText(um.descricaocompleta).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(campoDoProduto(page)).toBeFocused()
  await expect(grade(page).locator('tbody tr')).toHaveCount(1)

  await page.keyboard.type(outro.descricaocompleta)
  const procurado = page.getByRole('listbox').getByRole('option').filter({ hasText: outro.idExibicao })
  await expect(procurado).toContainText('Valor Final')
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(procurado).toHaveAttribute('aria-selected', 'true', { timeout: 1 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Quantidade' }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(grade(page).locator('tbody tr')).toHaveCount(2)

  await page.keyboard.type(`${terceiro.idExibicao} x ${menorVenda(terceiro).qtde}`)
  await page.keyboard.press('Enter')
  await expect(grade(page).locator('tbody tr')).toHaveCount(3)
  await salvo(page)

  // Up into the grid: a discount, and where the value comes from.
  await grade(page).getByLabel('Desconto em porcento').first().focus()
  await page.keyboard.type('4')
  await page.keyboard.press('Enter')
  await grade(page).getByLabel('Quantidade').first().focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'De onde vem este valor' })).toContainText(
    'Desconto do vendedor de 4%',
  )
  await page.keyboard.press('Escape')
  await salvo(page)

  await page.keyboard.press('F8')
  await expect(page.getByRole('textbox', { name: 'Validade' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.getByRole('textbox', { name: 'Ordem de compra' }).focus()
  await page.keyboard.type('OC 4711')
  await salvo(page)

  // What was typed is there for whoever opens it again.
  await page.reload()
  await expect(grade(page).locator('tbody tr')).toHaveCount(3)
  await page.keyboard.press('F8')
  await expect(page.getByRole('textbox', { name: 'Ordem de compra' })).toHaveValue('OC 4711')

  await page.keyboard.press('F9')
  const previa = page.getByRole('dialog', { name: 'Fazer pedido' })
  await expect(previa.getByText('Total do pedido')).toBeVisible()
  await expect(previa.getByRole('region', { name: 'Itens do pedido' }).getByRole('listitem')).toHaveCount(3)
  await expect(previa).toContainText('Pagamento')
  await expect(previa).toContainText('CEP')
  await expect(previa.getByRole('button', { name: 'Fazer pedido' })).toBeFocused()
  await semBarreiras(page, 'prévia do pedido')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/pedidos\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Pedido \d+$/ })).toBeVisible()
})

test('VEN-02 mão rápida: 30 linhas a 2 ms por tecla entram todas; F9 pergunta pelo que ficou', async ({
  page,
  portal,
  servidor,
}) => {
  const sessao = await sessaoDe(servidor.url, 'OPERADOR')
  await portal.estarComo('OPERADOR', `/clientes/${(await criarCliente(sessao)).id}`)
  const idOrcamento = await comecar(page)
  // Each of some comes again, after the others.
  const produtos = (await vendaveis(sessao, idOrcamento)).slice(0, 10)
  const linhas = [...produtos, ...produtos, ...produtos].map((produto) => ({
    id: produto.id,
    idExibicao: produto.idExibicao,
    qtde: menorVenda(produto).qtde,
  }))
  const esperadas = new Map<number, number>()
  for (const { id, qtde } of linhas) esperadas.set(id, (esperadas.get(id) ?? 0) + qtde)
  // As far as another town: each answer comes long after the next code.
  await page.route('**/produtos/por-codigo', async (rota) => {
    await new Promise((pronta) => setTimeout(pronta, 300))
    await rota.continue()
  })
  await expect(campoDoProduto(page)).toBeFocused()
  await page.keyboard.type(linhas.map(({ idExibicao, qtde }) => `${idExibicao} x ${qtde}\n`).join(''), {
    delay: 2,
  })
  await expect(async () => {
    const { itens } = await pedir(sessao, obterEdicao, { params: { id: idOrcamento } })
    expect(itens.map(({ idProd, qtde }) => [idProd, qtde])).toEqual([...esperadas])
  }).toPass()

  await page.keyboard.type('código-que-ninguém-tem-1 x 2\n', { delay: 2 })
  await expect(page.getByRole('list', { name: 'Códigos por entrar' })).toContainText('Nenhum produto')
  await page.keyboard.type('10')
  await page.keyboard.press('F9')
  const pergunta = page.getByRole('dialog', { name: 'Há 2 códigos que ainda não entraram' })
  await expect(pergunta.getByRole('button', { name: 'Voltar' })).toBeFocused()
  await semBarreiras(page, 'pergunta pelos códigos')
  await page.keyboard.press('Enter')
  await expect(campoDoProduto(page)).toBeFocused()
  await expect(campoDoProduto(page)).toHaveValue('10')
})

test('VEN-02 o representante escreve um orçamento no celular', async ({ page, portal, servidor }) => {
  const sessao = await sessaoDe(servidor.url, 'REPRESENTANTE')
  await page.setViewportSize(CELULAR)
  await portal.estarComo('REPRESENTANTE', `/clientes/${(await criarCliente(sessao)).id}`)
  const [um] = await vendaveis(sessao, await comecar(page))
  if (!um) throw new Error('não há produto em estoque')
  await campoDoProduto(page).fill(um.idExibicao)
  await page.getByRole('option').filter({ hasText: um.descricaocompleta }).click()
  await page.getByRole('button', { name: 'Adicionar' }).first().click()
  const cartao = page.getByRole('listitem', { name: um.descricaocompleta })
  await expect(cartao).toBeVisible()
  await expect(page.getByRole('region', { name: 'Totais' })).toContainText('Total')
  await salvo(page)
  await semBarreiras(page, 'orçamento no celular')

  await cartao.getByRole('button', { name: /^Ações de/ }).click()
  await page.getByRole('menuitem', { name: 'Remover' }).click()
  await expect(cartao).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(cartao).toBeVisible()
})

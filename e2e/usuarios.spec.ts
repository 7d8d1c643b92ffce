import { formatarCpf } from '@balcao/dominio/brasil/cpf'
import { novoCpf, receberLink } from './cenario/criar/conta.ts'
import { expect, ir, test } from './cenario/jornada.ts'

const SENHA = 'girassol-amarelo-7'

test('ADM-02 convidar, entrar pelo link do e-mail, mudar de tipo com a janela aberta, e desativar', async ({
  page,
  portal,
  servidor,
  browser,
}) => {
  const cpf = novoCpf()
  const email = `${cpf}@exemplo.com`
  await portal.estarComo('ADMIN', '/administracao')
  await page.getByRole('link', { name: /^Usuários/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Usuários' })).toBeVisible()
  await page.getByRole('button', { name: 'Convidar' }).click()
  const convite = page.getByRole('dialog', { name: 'Convidar' })
  await convite.getByRole('textbox', { name: /^Nome/ }).fill('Lia Duarte Convidada')
  await convite.getByRole('textbox', { name: /^E-mail/ }).fill(email)
  await convite.getByRole('textbox', { name: /^CPF/ }).fill(cpf)
  await convite.getByRole('combobox', { name: /^Tipo/ }).click()
  await page.getByRole('option', { name: 'Colaborador' }).click()
  await convite.getByRole('combobox', { name: /^Filiais/ }).click()
  await page.getByRole('option').first().click()
  await page.keyboard.press('Escape')
  await portal.semBarreiras('o convite')
  await convite.getByRole('button', { name: 'Enviar convite' }).click()
  await expect(convite).toBeHidden()

  // Another person, in another browser.
  const outro = await browser.newContext()
  const dela = await outro.newPage()
  await dela.goto(await receberLink(email, servidor.url, 'convite'))
  await dela.getByRole('textbox', { name: 'Nome' }).fill('Lia Duarte Reis')
  await dela.getByLabel('Nova senha', { exact: true }).fill(SENHA)
  await dela.getByLabel('Repita a nova senha').fill(SENHA)
  await dela.getByRole('button', { name: 'Criar acesso' }).click()
  await dela.getByRole('link', { name: 'Entrar' }).click()
  await dela.getByLabel('CPF').fill(formatarCpf(cpf))
  await dela.getByLabel('Senha', { exact: true }).fill(SENHA)
  await dela.getByRole('button', { name: 'Entrar' }).click()
  await expect(dela.getByRole('heading', { level: 1 })).toContainText('Lia')
  await expect(dela.getByRole('link', { name: 'Campanhas' })).toHaveCount(0)

  await ir(page, `/administracao/usuarios?termo=${cpf}`)
  // The notice that she came in says her name too.
  await page.getByText('Lia Duarte Reis', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lia Duarte Reis' })).toBeVisible()
  await expect(page.getByText('Sessões abertas')).toBeVisible()
  await page.getByRole('button', { name: 'Alterar' }).click()
  const mudanca = page.getByRole('dialog', { name: 'Alterar usuário' })
  await mudanca.getByRole('combobox', { name: /^Tipo/ }).click()
  await page.getByRole('option', { name: 'Supervisor' }).click()
  await mudanca.getByRole('button', { name: 'Salvar' }).click()
  await expect(mudanca).toBeHidden()
  // In the window that was open already.
  await expect(dela.getByRole('link', { name: 'Campanhas' }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Desativar' }).click()
  const saida = page.getByRole('dialog', { name: 'Desativar usuário' })
  await expect(saida.getByText(/Não há nada nas mãos dela/)).toBeVisible()
  await saida.getByRole('button', { name: 'Desativar' }).click()
  await expect(page.getByRole('button', { name: 'Reativar' })).toBeVisible()
  await expect(dela).toHaveURL(/\/login/)
  await portal.semBarreiras('a ficha de quem saiu')
  await outro.close()
})

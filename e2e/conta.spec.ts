import { sair as sairDaSessao } from '@balcao/dominio/acesso/contratos-da-sessao'
import { passoEm } from '@balcao/dominio/acesso/segundo-fator'
import type { Page } from '@playwright/test'
import { codigoDoPasso } from '../apps/api/src/features/acesso/totp.ts'
import { criarConta, estarNaConta, NOME, novoCpf, receberLink, SENHA } from './cenario/criar/conta.ts'
import { pedir } from './cenario/criar/pela-api.ts'
import { CELULAR, contrasteNosDoisTemas, expect, ouvindo, test } from './cenario/jornada.ts'

test.use({ erroEsperado: /422|401|ERR_FAILED/ })

async function entrar(page: Page, cpf: string, senha: string): Promise<void> {
  await page.getByLabel('CPF').fill(cpf)
  await page.getByLabel('Senha', { exact: true }).fill(senha)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

async function sair(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Usuário:/ }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/login/)
}

const semSobra = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)

test.describe('no celular', () => {
  test.use({ viewport: CELULAR, hasTouch: true, isMobile: true })

  test('AUT-07 SEG-01 AUT-06 cadastrar-se, confirmar pelo e-mail, esquecer a senha e entrar com outra', async ({
    page,
    portal,
    servidor,
  }) => {
    const { url } = servidor
    const cpf = novoCpf()
    const email = `${cpf}@exemplo.com`
    await page.goto('/login')
    await page.getByRole('link', { name: 'Criar conta' }).click()
    // The page that is left has a CPF too.
    await expect(page.getByRole('heading', { level: 1, name: 'Criar conta' })).toBeVisible()
    await page.getByLabel('CPF').fill(cpf)
    await page.getByLabel('Nome completo').fill(NOME)
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Telefone').fill('11987654321')
    await page.getByRole('textbox', { name: 'Data de nascimento' }).fill('31121999')
    await page.getByLabel('Senha', { exact: true }).fill(SENHA)
    await page.getByLabel('Repita a senha').fill(SENHA)
    await page.getByRole('button', { name: 'Criar conta' }).click()
    await expect(page.getByText(new RegExp(`Enviamos uma mensagem a ${email}`))).toBeVisible()
    await portal.semBarreiras('cadastro enviado')
    await semSobra(page)

    await page.goto(await receberLink(email, url, 'confirmar-conta'))
    await page.getByLabel('Senha', { exact: true }).fill(SENHA)
    await portal.semBarreiras('confirmar o cadastro')
    await semSobra(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^E-mail confirmado\./)).toBeVisible()

    await page.getByRole('link', { name: 'Entrar' }).click()
    await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Esqueci minha senha' })).toBeVisible()
    await page.getByLabel('CPF').fill(cpf)
    await page.getByRole('button', { name: 'Enviar link' }).click()
    await expect(page.getByText(/Se houver uma conta com este CPF/)).toBeVisible()
    await page.goto(await receberLink(email, url, 'redefinir-senha'))
    await page.getByLabel('Nova senha', { exact: true }).fill('senha nova 1')
    await page.getByLabel('Repita a nova senha').fill('senha nova 1')
    await portal.semBarreiras('redefinir a senha')
    await page.getByRole('button', { name: 'Salvar senha nova' }).click()
    await expect(page.getByText('Senha redefinida. Entre com a senha nova.')).toBeVisible()

    await page.goto('/login')
    await entrar(page, cpf, SENHA)
    await expect(page.getByRole('alert')).toHaveText('CPF ou senha incorretos.')
    await entrar(page, cpf, 'senha nova 1')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lia')
  })
})

test('SEG-02 trocar o e-mail: do pedido à confirmação, e de volta pelo endereço antigo', async ({
  page,
  portal,
  servidor,
}) => {
  const { url } = servidor
  const conta = await criarConta(url)
  const [antigo, novo] = [conta.email, `${conta.cpf}@outro.com`]
  await estarNaConta(page, url, conta)
  await page.goto('/conta/dados')
  await page.getByLabel('E-mail').fill(novo)
  await page.getByLabel('Sua senha').fill(SENHA)
  await portal.semBarreiras('senha pedida para trocar o e-mail')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText(`Aguardando confirmação de ${novo}`)).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(antigo)

  await page.goto(await receberLink(novo, url, 'confirmar-email'))
  await portal.semBarreiras('confirmar e-mail')
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click()
  await expect(page.getByText(`a sua conta agora usa ${novo}`)).toBeVisible()

  await page.goto(await receberLink(antigo, url, 'desfazer-email'))
  await page.getByRole('button', { name: 'Desfazer a troca' }).click()
  await expect(page.getByText(`voltou a usar ${antigo}`)).toBeVisible()
  await page.goto('/home')
  await expect(page).toHaveURL(/\/login/)
  // Whoever changed it may know the password: another is asked for.
  expect(await receberLink(antigo, url, 'redefinir-senha')).toContain('token=')
})

test('AUT-08 ERR-01 TIC-13 AUT-09 SHL-06 a sessão que acaba não leva o texto, a resposta perdida não age duas vezes, e a senha nova tira a outra janela', async ({
  page,
  browser,
  portal,
  servidor,
}) => {
  const { url } = servidor
  const conta = await criarConta(url)
  const token = await estarNaConta(page, url, conta)
  const ouve = ouvindo(page, /private-colaborador-/)
  await page.goto('/conta/dados')
  const nome = page.getByLabel('Nome completo')
  await expect(nome).toHaveValue(NOME)
  await nome.fill(`${NOME} Neto`)
  await page.getByRole('textbox', { name: 'Data de nascimento' }).fill('29021988')
  await ouve
  // Not from inside the page, which leaves as soon as it hears of it.
  await pedir({ origem: url, token }, sairDaSessao)
  await expect(page).toHaveURL(/\/login/)
  await entrar(page, conta.cpf, SENHA)
  await expect(page).toHaveURL(/\/conta\/dados$/)
  await expect(page.getByText('Você tinha alterações que não chegaram a ser salvas.')).toBeVisible()
  await portal.semBarreiras('rascunho oferecido')
  await page.getByRole('button', { name: 'Recuperar' }).click()
  await expect(nome).toHaveValue(`${NOME} Neto`)
  await expect(page.getByRole('textbox', { name: 'Data de nascimento' })).toHaveValue('29/02/1988')

  await page.route(
    '**/sac/conta/dados',
    async (rota) => {
      // The server does it; only its answer never comes.
      await rota.fetch()
      await rota.abort()
    },
    { times: 1 },
  )
  const salvar = page.getByRole('button', { name: 'Salvar' })
  await salvar.click()
  await expect(page.getByText('Falha na comunicação com o servidor!')).toBeVisible()
  const respondida = page.waitForResponse((resposta) => resposta.request().method() === 'PUT')
  await salvar.click()
  expect((await respondida).headers()['idempotency-replayed']).toBe('true')
  await expect(page.getByText('Dados da conta atualizados.')).toBeVisible()
  await expect(page.getByRole('button', { name: `Usuário: ${NOME} Neto` })).toBeVisible()

  const outra = await browser.newPage({ baseURL: url })
  await estarNaConta(outra, url, conta)
  const outraOuve = ouvindo(outra, /private-colaborador-/)
  await outra.goto('/conta/sessoes')
  await outraOuve
  await page.getByRole('link', { name: 'Senha', exact: true }).click()
  await page.getByLabel('Senha atual').fill(SENHA)
  await page.getByLabel('Nova senha', { exact: true }).fill('outra senha')
  await page.getByLabel('Repita a nova senha').fill('outra senha')
  await page.getByRole('button', { name: 'Alterar senha', exact: true }).click()
  await expect(page.getByText(/Senha alterada/)).toBeVisible()
  await expect(outra).toHaveURL(/\/login/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Alterar Senha' })).toBeVisible()
  await outra.context().close()
})

test('SEG-07 AUT-04 liga as duas etapas com o aplicativo, sai, e só entra com o código ou com um de recuperação', async ({
  page,
  portal,
  servidor,
}) => {
  const { url } = servidor
  const conta = await criarConta(url)
  await estarNaConta(page, url, conta)
  await page.goto('/conta/duas-etapas')
  await page.getByLabel('Senha atual').fill(SENHA)
  await page.getByRole('button', { name: 'Começar' }).click()
  const chave = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  const segredo = (chave ?? '').replaceAll(' ', '')
  const codigo = page.getByLabel('Código', { exact: true })
  await contrasteNosDoisTemas(page, 'cadastro do aplicativo')
  await codigo.fill(codigoDoPasso(segredo, passoEm(new Date())))
  await codigo.press('Enter')
  const guardados = page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem')
  await expect(guardados).toHaveCount(10)
  const recuperacao = (await guardados.first().textContent()) ?? ''
  await portal.semBarreiras('códigos de recuperação')
  await page.getByRole('button', { name: 'Já guardei' }).click()
  await expect(page.getByText('Restam 10 códigos de recuperação.')).toBeVisible()

  await sair(page)
  await entrar(page, conta.cpf, SENHA)
  await expect(codigo).toBeFocused()
  await portal.semBarreiras('segundo passo da entrada')
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('O código não confere')
  await codigo.fill(recuperacao)
  await codigo.press('Enter')
  await page.waitForURL('**/home')

  await sair(page)
  await entrar(page, conta.cpf, SENHA)
  // The code that turned it on was of this half minute, and none counts twice.
  await codigo.fill(codigoDoPasso(segredo, passoEm(new Date()) + 1))
  await codigo.press('Enter')
  await page.waitForURL('**/home')
})

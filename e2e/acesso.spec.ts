import { TIPOS_DE_USUARIO, tiposDeUsuario } from '@balcao/dominio/usuarios'
import { CELULAR, expect, ouvindo, test } from './jornada.ts'

test.describe('entrar e sair', () => {
  test.use({ erroEsperado: /422|401/ })

  test('AUT-01 AUT-03 AUT-05 errar, acertar e chegar ao endereço que se queria', async ({ page, portal }) => {
    await page.goto('/componentes')
    await expect(page).toHaveURL(/\/login/)
    await expect(page).toHaveTitle(/Aurora Distribuidora/)
    await expect(page.getByText('Verificação de segurança concluída')).toBeVisible()

    const cpf = page.getByLabel('CPF')
    const senha = page.getByLabel('Senha', { exact: true })
    const entrar = page.getByRole('button', { name: 'Entrar' })
    // GER-09 Disabled, and still within reach of the keyboard: pressed, it says what is missing and goes there.
    await expect(entrar).toBeDisabled()
    await entrar.focus()
    await expect(entrar).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Campo obrigatório').first()).toBeVisible()
    await expect(page.getByRole('status').getByText('Falta corrigir: CPF e Senha.')).toHaveCount(1)
    await expect(cpf).toBeFocused()
    await portal.semBarreiras('entrar com o que falta')

    await cpf.pressSequentially('11144477735')
    await expect(cpf).toHaveValue('111.444.777-35')
    await senha.fill('errada')
    await entrar.click()
    await expect(page.getByRole('alert')).toHaveText('CPF ou senha incorretos.')
    await expect(cpf).toHaveValue('111.444.777-35')
    await expect(senha).toBeFocused()
    await portal.semBarreiras('entrar com erro')

    await senha.fill('balcao123')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/componentes$/)
  })

  test('AUT-04 AUT-10 sair encerra a sessão no servidor e fecha as portas', async ({
    page,
    portal,
    request,
  }) => {
    await portal.entrarComo('OPERADOR')
    const token = await page.evaluate(() => JSON.stringify(localStorage))
    const [, bearer = ''] = /([\w-]{43})/.exec(token) ?? []
    await page.getByRole('button', { name: /^Usuário:/ }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await expect(page).toHaveURL(/\/login/)
    const resposta = await request.get('/api/aurora/sac/validar-sessao', {
      headers: { authorization: `Bearer ${bearer}` },
    })
    expect(resposta.status()).toBe(401)
    await page.goto('/home')
    await expect(page).toHaveURL(/\/login/)
  })

  test('ERR-01 sessão encerrada em outro lugar: a próxima chamada leva à entrada e volta ao lugar', async ({
    page,
    portal,
  }) => {
    // Without realtime, so that it is the next call that finds out.
    await page.routeWebSocket('**/app/**', (websocket) => websocket.close())
    await portal.entrarComo('SUPERVISOR')
    await page.goto('/componentes')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => {
      const [, bearer = ''] = /([\w-]{43})/.exec(JSON.stringify(localStorage)) ?? []
      return fetch('/api/aurora/sac/sair', { method: 'POST', headers: { authorization: `Bearer ${bearer}` } })
    })
    await page.reload()
    await expect(page).toHaveURL(/\/login/)
    await page.getByLabel('CPF').fill('12345678909')
    await page.getByLabel('Senha', { exact: true }).fill('balcao123')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page).toHaveURL(/\/componentes$/)
  })

  test('SHL-06 sair numa janela tira da outra na hora, sem recarregar', async ({ page, portal, context }) => {
    await portal.entrarComo('GERENTE')
    const armazenado = await context.storageState()
    const outro = await context.browser()?.newContext({ storageState: armazenado })
    const outraPagina = await outro?.newPage()
    if (!outraPagina) throw new Error('sem segunda janela')
    const ouve = ouvindo(outraPagina, /private-colaborador-/)
    await outraPagina.goto(new URL('/home', page.url()).href)
    await expect(outraPagina.getByRole('heading', { level: 1 })).toBeVisible()
    await ouve
    await page.getByRole('button', { name: /^Usuário:/ }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await expect(outraPagina).toHaveURL(/\/login/)
    await outro?.close()
  })
})

for (const tipo of tiposDeUsuario)
  test(`PER-08 ${tipo} entra e vê quem é`, async ({ page, portal }) => {
    await portal.entrarComo(tipo)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Bom dia|Boa tarde|Boa noite/)
    await expect(page.getByText(TIPOS_DE_USUARIO[tipo]).first()).toBeVisible()
  })

test('AUT-01 AUT-06 de / à entrada, dela a outra página e de volta, com o foco no título', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  const titulo = page.getByRole('heading', { level: 1 })
  await expect(titulo).toHaveText('Esqueci minha senha')
  await expect(titulo).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/login$/)
  await expect(titulo).toHaveText('Entrar no portal')
})

test.describe('no celular', () => {
  test.use({ viewport: CELULAR, hasTouch: true, isMobile: true })

  test('AUT-01 a entrada cabe na tela e não tem barreiras', async ({ page, portal }) => {
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeInViewport()
    const sobra = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(sobra).toBeLessThanOrEqual(0)
    await portal.semBarreiras('entrar no celular')
  })
})

test.describe('sem segurança do navegador', () => {
  test('AUT-01 o captcha também se resolve onde não há crypto.subtle', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined }))
    await page.goto('/login')
    await expect(page.getByText('Verificação de segurança concluída')).toBeVisible()
  })
})

test.describe('dentro de uma moldura', () => {
  test.use({ erroEsperado: /frame-ancestors|Framing/ })

  test('AUT-04 o portal não abre na página de outros', async ({ page, baseURL }) => {
    await page.setContent(`<iframe src="${baseURL}/login"></iframe>`)
    const moldura = () => page.frames().find((frame) => frame !== page.mainFrame())
    await expect.poll(() => moldura()?.url()).toMatch(/chrome-error/)
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Entrar' })).toHaveCount(0)
  })
})

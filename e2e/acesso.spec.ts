import { expect, test } from './cenario/jornada.ts'
import { codigoDe } from './cenario/montagem.ts'

test.describe('entrar', () => {
  test.use({ erroEsperado: /422|401/ })

  test('AUT-01 AUT-03 AUT-05 AUT-06 ver outra página, errar, acertar e chegar ao endereço que se queria', async ({
    page,
    portal,
  }) => {
    await page.goto('/componentes')
    await expect(page).toHaveURL(/\/login/)
    await expect(page).toHaveTitle(/Aurora Distribuidora/)
    await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
    const titulo = page.getByRole('heading', { level: 1 })
    await expect(titulo).toHaveText('Esqueci minha senha')
    await expect(titulo).toBeFocused()
    await page.goBack()
    await expect(titulo).toHaveText('Entrar no portal')
    await expect(page.getByText('Verificação de segurança concluída')).toBeVisible()

    const cpf = page.getByLabel('CPF')
    const senha = page.getByLabel('Senha', { exact: true })
    const entrar = page.getByRole('button', { name: 'Entrar' })
    // GER-09 Disabled, and still within reach of the keyboard: pressed, it says what is missing and goes there.
    await expect(entrar).toBeDisabled()
    await entrar.focus()
    await page.keyboard.press('Enter')
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
    await senha.fill('balcao123')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/componentes$/)
  })
})

test.describe('com menos do que o navegador costuma ter', () => {
  test.use({ erroEsperado: /ERR_FAILED|dynamically imported module/ })

  test('AUT-01 entra-se também onde não há crypto.subtle, e sem o código que troca de negócio', async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined }))
    await page.route(codigoDe('src/features/negocio/alternar-negocio.tsx'), (rota) => rota.abort())
    await page.goto('/login')
    await expect(page.getByText('Verificação de segurança concluída')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
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

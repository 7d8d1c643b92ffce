import { passoEm } from '@balcao/dominio/acesso/segundo-fator'
import type { Page } from '@playwright/test'
import { codigoDoPasso } from '../apps/api/src/features/acesso/totp.ts'
import { linkRecebido } from './emails.ts'
import { CELULAR, contrasteNosDoisTemas, expect, test } from './jornada.ts'

const SENHA = 'segredo1'
const NOME = 'Lia Duarte Reis'

// Accounts of their own: the demo's are shared by every journey of the worker, and these change passwords and names.
const CPF = {
  redefinicao: '44455566619',
  senha: '11122233396',
  rascunho: '22233344405',
  repeticao: '33344455508',
  nova: '86288366757',
  novaNoCelular: '71428793860',
  email: '55566677720',
  duasEtapas: '66677788830',
}

async function preencherCadastro(page: Page, cpf: string): Promise<void> {
  await page.getByLabel('CPF').fill(cpf)
  await page.getByLabel('Nome completo').fill(NOME)
  await page.getByLabel('E-mail').fill(`${cpf}@exemplo.com`)
  await page.getByLabel('Telefone').fill('11987654321')
  await page.getByRole('textbox', { name: 'Data de nascimento' }).fill('31121999')
  await page.getByLabel('Senha', { exact: true }).fill(SENHA)
  await page.getByLabel('Repita a senha').fill(SENHA)
  await page.getByRole('button', { name: 'Criar conta' }).click()
}

/** SEG-01 From the message in the outbox to an account that may sign in. */
async function confirmarCadastro(page: Page, cpf: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Confirme o seu e-mail' })).toBeVisible()
  const { origin } = new URL(page.url())
  const link = () => linkRecebido(`${cpf}@exemplo.com`, origin, 'confirmar-conta')
  await expect.poll(link).not.toBeNull()
  await page.goto((await link()) ?? '')
  await page.getByLabel('Senha', { exact: true }).fill(SENHA)
  await page.getByRole('button', { name: 'Confirmar cadastro' }).click()
  await expect(page.getByText(/^E-mail confirmado\./)).toBeVisible()
}

async function cadastrarEEntrar(page: Page, cpf: string): Promise<void> {
  await page.goto('/nova-conta')
  await preencherCadastro(page, cpf)
  await confirmarCadastro(page, cpf)
  await page.getByRole('link', { name: 'Entrar' }).click()
  await entrar(page, cpf, SENHA)
  await page.waitForURL('**/home')
}

async function entrar(page: Page, cpf: string, senha: string): Promise<void> {
  await page.getByLabel('CPF').fill(cpf)
  await page.getByLabel('Senha', { exact: true }).fill(senha)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

const semSobra = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)

test.describe('redefinir a senha', () => {
  test.use({ erroEsperado: /422|401/ })

  test('AUT-06 do esquecimento à senha nova, pelo link do e-mail', async ({ page, portal, baseURL }) => {
    await cadastrarEEntrar(page, CPF.redefinicao)
    const email = `${CPF.redefinicao}@exemplo.com`

    await page.goto('/esqueci-senha')
    const enviar = page.getByRole('button', { name: 'Enviar link' })
    await expect(enviar).toBeDisabled()
    await page.getByLabel('CPF').fill(CPF.redefinicao)
    await enviar.click()
    await expect(page.getByText(/Se houver uma conta com este CPF/)).toBeVisible()
    await portal.semBarreiras('link pedido')

    await expect.poll(() => linkRecebido(email, baseURL ?? '')).not.toBeNull()
    const link = (await linkRecebido(email, baseURL ?? '')) ?? ''
    await page.goto(link)
    const nova = page.getByLabel('Nova senha', { exact: true })
    const repeticao = page.getByLabel('Repita a nova senha')
    await nova.fill('senha nova 1')
    await repeticao.fill('senha nova')
    await repeticao.blur()
    await expect(page.getByText('As senhas não são iguais')).toBeVisible()
    await portal.semBarreiras('redefinir a senha')
    await repeticao.fill('senha nova 1')
    await expect(page.getByText('As senhas não são iguais')).toHaveCount(0)
    await page.getByRole('button', { name: 'Salvar senha nova' }).click()
    await expect(page.getByText('Senha redefinida. Entre com a senha nova.')).toBeVisible()

    // The session that was open here ended with the old password.
    await page.goto('/home')
    await expect(page).toHaveURL(/\/login/)
    await entrar(page, CPF.redefinicao, SENHA)
    await expect(page.getByRole('alert')).toHaveText('CPF ou senha incorretos.')
    await entrar(page, CPF.redefinicao, 'senha nova 1')
    await expect(page).toHaveURL(/\/home$/)

    await page.goto(link)
    await expect(page.getByText(/Este link não vale mais/)).toBeVisible()
    await portal.semBarreiras('link usado')
    await page.getByRole('link', { name: 'Pedir outro link' }).click()
    await expect(page).toHaveURL(/\/esqueci-senha$/)
  })
})

test.describe('trocar o e-mail', () => {
  test.use({ erroEsperado: /422|401/ })

  test('SEG-02 do pedido à confirmação, e de volta pelo endereço antigo', async ({
    page,
    portal,
    baseURL,
  }) => {
    await cadastrarEEntrar(page, CPF.email)
    const [antigo, novo] = [`${CPF.email}@exemplo.com`, `${CPF.email}@outro.com`]
    const receber = async (para: string, pagina: string) => {
      await expect.poll(() => linkRecebido(para, baseURL ?? '', pagina)).not.toBeNull()
      return (await linkRecebido(para, baseURL ?? '', pagina)) ?? ''
    }

    await page.goto('/conta/dados')
    await page.getByLabel('E-mail').fill(novo)
    const senha = page.getByLabel('Sua senha')
    await senha.fill('errada')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText('Senha incorreta')).toBeVisible()
    await portal.semBarreiras('senha pedida para trocar o e-mail')
    await senha.fill(SENHA)
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText(`Aguardando confirmação de ${novo}`)).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveValue(antigo)
    await portal.semBarreiras('e-mail aguardando confirmação')

    await page.goto(await receber(novo, 'confirmar-email'))
    await portal.semBarreiras('confirmar e-mail')
    await page.getByRole('button', { name: 'Confirmar e-mail' }).click()
    await expect(page.getByText(`a sua conta agora usa ${novo}`)).toBeVisible()
    await page.goto('/conta/dados')
    await expect(page.getByLabel('E-mail')).toHaveValue(novo)

    await page.goto(await receber(antigo, 'desfazer-email'))
    await portal.semBarreiras('desfazer a troca de e-mail')
    await page.getByRole('button', { name: 'Desfazer a troca' }).click()
    await expect(page.getByText(`voltou a usar ${antigo}`)).toBeVisible()
    await portal.semBarreiras('troca desfeita')
    await page.goto('/home')
    await expect(page).toHaveURL(/\/login/)
    await page.goto(await receber(antigo, 'redefinir-senha'))
    await page.getByLabel('Nova senha', { exact: true }).fill('cavalo de pau')
    await page.getByLabel('Repita a nova senha').fill('cavalo de pau')
    await page.getByRole('button', { name: 'Salvar senha nova' }).click()
    await expect(page.getByText('Senha redefinida. Entre com a senha nova.')).toBeVisible()
  })
})

test.describe('nova conta', () => {
  test.use({ erroEsperado: /422/ })

  const jornada = (larguraDe: string, cpf: string) =>
    test(`AUT-07 SEG-01 cadastrar-se, confirmar pelo e-mail e entrar, ${larguraDe}`, async ({
      page,
      portal,
    }) => {
      await page.goto('/login')
      await page.getByRole('link', { name: 'Criar conta' }).click()
      await expect(page).toHaveURL(/\/nova-conta$/)
      await expect(page.getByText('Verificação de segurança concluída')).toBeVisible()
      await portal.semBarreiras(`nova conta ${larguraDe}`)
      await page.getByLabel('Nome completo').fill('Lia')
      await page.getByLabel('Nome completo').blur()
      await expect(page.getByText('Informe seu nome e sobrenome')).toBeVisible()
      // A CPF that has an account is answered like any other.
      await preencherCadastro(page, '52998224725')
      await expect(page.getByText(/^Enviamos uma mensagem a 52998224725@exemplo\.com/)).toBeVisible()
      await portal.semBarreiras(`cadastro enviado ${larguraDe}`)
      await semSobra(page)
      await page.getByRole('button', { name: 'Corrigir os dados' }).click()
      await preencherCadastro(page, cpf)
      await expect(page.getByText(new RegExp(`Enviamos uma mensagem a ${cpf}@exemplo`))).toBeVisible()

      // Not before the mailbox is proved.
      await page.getByRole('link', { name: 'Voltar para a entrada' }).click()
      await entrar(page, cpf, SENHA)
      await expect(page.getByRole('alert')).toHaveText('CPF ou senha incorretos.')

      const { origin } = new URL(page.url())
      const recebido = () => linkRecebido(`${cpf}@exemplo.com`, origin, 'confirmar-conta')
      await expect.poll(recebido).not.toBeNull()
      const link = (await recebido()) ?? ''
      await page.goto(link)
      const senha = page.getByLabel('Senha', { exact: true })
      await senha.fill('outra senha')
      await page.getByRole('button', { name: 'Confirmar cadastro' }).click()
      await expect(page.getByRole('alert')).toContainText('Esta não é a senha escolhida no cadastro')
      await expect(senha).toBeFocused()
      await portal.semBarreiras(`confirmar o cadastro ${larguraDe}`)
      await semSobra(page)
      await senha.fill(SENHA)
      await page.keyboard.press('Enter')
      await expect(page.getByText(/^E-mail confirmado\./)).toBeVisible()
      await portal.semBarreiras(`cadastro confirmado ${larguraDe}`)

      await page.goto(link)
      await expect(page.getByText(/Este link não vale mais/)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Fazer outro cadastro' })).toBeVisible()
      await portal.semBarreiras(`link de cadastro usado ${larguraDe}`)
      await page.getByRole('link', { name: 'Voltar para a entrada' }).click()
      await entrar(page, cpf, SENHA)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Lia')
      await expect(page.getByRole('heading', { name: 'Unidades' })).toBeVisible()

      // Nothing on record is this account's, and the way to prove otherwise says no more than that.
      await page.goto('/conta/dados')
      await page.getByRole('button', { name: 'Enviar código' }).click()
      await expect(page.getByText(/Se houver um cadastro com o seu CPF/)).toBeVisible()
      await page.getByLabel('Código').last().fill('123456')
      await page.getByRole('button', { name: 'Vincular' }).click()
      await expect(page.getByRole('alert')).toContainText('O código não confere')
      await portal.semBarreiras(`vincular o cadastro ${larguraDe}`)
      await semSobra(page)
    })

  jornada('na mesa', CPF.nova)

  test.describe('no celular', () => {
    test.use({ viewport: CELULAR, hasTouch: true, isMobile: true })
    jornada('no celular', CPF.novaNoCelular)
  })
})

test.describe('conexão ruim', () => {
  test.use({ erroEsperado: /401|ERR_FAILED/ })

  test('TIC-13 a resposta que se perdeu não faz agir duas vezes: salvar de novo responde a mesma coisa', async ({
    page,
  }) => {
    await cadastrarEEntrar(page, CPF.repeticao)
    await page.getByRole('button', { name: /^Usuário:/ }).click()
    await page.getByRole('menuitem', { name: 'Minha conta' }).click()
    await page.getByLabel('Nome completo').fill(`${NOME} Neto`)
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
    await page.reload()
    await expect(page.getByLabel('Nome completo')).toHaveValue(`${NOME} Neto`)
  })
})

test.describe('minha conta', () => {
  test.use({ erroEsperado: /422|401/ })

  test('AUT-09 SHL-06 trocar a senha tira a outra janela na hora; sessões abertas', async ({
    page,
    portal,
    context,
    baseURL,
  }) => {
    await cadastrarEEntrar(page, CPF.senha)
    // The list has the last used first, and a window left alone goes on asking: each is known by its own name.
    const abrirOutra = async (userAgent: string) => {
      const outro = await context.browser()?.newContext({ userAgent, ...(baseURL && { baseURL }) })
      const janela = await outro?.newPage()
      if (!janela) throw new Error('sem segunda janela')
      await janela.goto('/login')
      await entrar(janela, CPF.senha, SENHA)
      // The sign-in page has a heading too: only inside is the session there to be listed.
      await janela.waitForURL('**/home')
      return janela
    }
    const [primeira, segunda] = [
      await abrirOutra('Mozilla/5.0 (Windows NT 10.0) Firefox/140.0'),
      await abrirOutra('Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Edg/140.0'),
    ]

    await page.getByRole('button', { name: /^Usuário:/ }).click()
    await page.getByRole('menuitem', { name: 'Alterar senha' }).click()
    await expect(page).toHaveTitle('Alterar Senha · Aurora Distribuidora')
    await page.getByRole('link', { name: 'Sessões' }).click()
    await expect(page.getByText('Esta sessão')).toBeVisible()
    for (const nome of ['Chrome no Linux', 'Firefox no Windows', 'Edge no Windows'])
      await expect(page.getByRole('listitem').filter({ hasText: nome })).toHaveCount(1)
    await page.getByRole('button', { name: /^Encerrar Edge/ }).click()
    await expect(page.getByRole('button', { name: /^Encerrar Edge/ })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Encerrar Firefox/ })).toBeVisible()
    await expect(segunda).toHaveURL(/\/login/)
    await expect(primeira).toHaveURL(/\/home/)

    await page.getByRole('link', { name: 'Senha', exact: true }).click()
    const atual = page.getByLabel('Senha atual')
    const alterar = page.getByRole('button', { name: 'Alterar senha', exact: true })
    await expect(alterar).toBeDisabled()
    await atual.fill('errada')
    await page.getByLabel('Nova senha', { exact: true }).fill('outra senha')
    await page.getByLabel('Repita a nova senha').fill('outra senha')
    await alterar.click()
    await expect(page.getByRole('alert')).toContainText('Dados da conta não conferem')
    await expect(atual).toBeFocused()
    await portal.semBarreiras('senha recusada')
    await atual.fill(SENHA)
    await alterar.click()
    await expect(page.getByText(/Senha alterada/)).toBeVisible()
    await expect(atual).toHaveValue('')
    await expect(primeira).toHaveURL(/\/login/)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Alterar Senha' })).toBeVisible()
    await primeira.context().close()
    await segunda.context().close()
  })

  test('AUT-08 ERR-01 a sessão que expira no meio da digitação não leva o texto', async ({
    page,
    portal,
  }) => {
    await cadastrarEEntrar(page, CPF.rascunho)
    await page.getByRole('button', { name: /^Usuário:/ }).click()
    await page.getByRole('menuitem', { name: 'Minha conta' }).click()
    const nome = page.getByLabel('Nome completo')
    await expect(nome).toHaveValue(NOME)
    await nome.fill(`${NOME} Neto`)
    await page.getByRole('textbox', { name: 'Data de nascimento' }).fill('29021988')

    await page.evaluate(() => {
      const [, bearer = ''] = /([\w-]{43})/.exec(JSON.stringify(localStorage)) ?? []
      return fetch('/api/aurora/sac/sair', { method: 'POST', headers: { authorization: `Bearer ${bearer}` } })
    })
    await expect(page).toHaveURL(/\/login/)
    await entrar(page, CPF.rascunho, SENHA)
    await expect(page).toHaveURL(/\/conta\/dados$/)
    await expect(page.getByText('Você tinha alterações que não chegaram a ser salvas.')).toBeVisible()
    await portal.semBarreiras('rascunho oferecido')
    await page.getByRole('button', { name: 'Recuperar' }).click()
    await expect(nome).toHaveValue(`${NOME} Neto`)
    await expect(page.getByRole('textbox', { name: 'Data de nascimento' })).toHaveValue('29/02/1988')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText('Dados da conta atualizados.')).toBeVisible()
    await expect(page.getByRole('button', { name: `Usuário: ${NOME} Neto` })).toBeVisible()
    await page.reload()
    await expect(nome).toHaveValue(`${NOME} Neto`)
    await expect(page.getByText('Você tinha alterações que não chegaram a ser salvas.')).toHaveCount(0)
  })
})

test.describe('duas etapas', () => {
  test.use({ erroEsperado: /422/ })

  test('SEG-07 liga com o aplicativo, sai, e só entra com o código ou com um de recuperação', async ({
    page,
    portal,
  }) => {
    await cadastrarEEntrar(page, CPF.duasEtapas)
    await page.goto('/conta/duas-etapas')
    await page.getByLabel('Senha atual').fill(SENHA)
    await page.getByRole('button', { name: 'Começar' }).click()
    const chave = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
    const segredo = (chave ?? '').replaceAll(' ', '')
    const codigo = page.getByLabel('Código', { exact: true })
    await portal.semBarreiras('cadastro do aplicativo')
    await contrasteNosDoisTemas(page, 'cadastro do aplicativo')
    await codigo.fill(codigoDoPasso(segredo, passoEm(new Date())))
    await codigo.press('Enter')
    const guardados = page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem')
    await expect(guardados).toHaveCount(10)
    const recuperacao = (await guardados.first().textContent()) ?? ''
    await portal.semBarreiras('códigos de recuperação')
    await page.getByRole('button', { name: 'Já guardei' }).click()
    await expect(page.getByText('Restam 10 códigos de recuperação.')).toBeVisible()

    const sair = async () => {
      await page.getByRole('button', { name: /^Usuário:/ }).click()
      await page.getByRole('menuitem', { name: 'Sair' }).click()
      await expect(page).toHaveURL(/\/login/)
      await entrar(page, CPF.duasEtapas, SENHA)
      await expect(codigo).toBeFocused()
    }
    await sair()
    await portal.semBarreiras('segundo passo da entrada')
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('O código não confere')
    await codigo.fill(recuperacao)
    await codigo.press('Enter')
    await page.waitForURL('**/home')

    await sair()
    // The code that turned it on was of this half minute, and none counts twice.
    await codigo.fill(codigoDoPasso(segredo, passoEm(new Date()) + 1))
    await codigo.press('Enter')
    await page.waitForURL('**/home')
  })
})

test.describe('no celular', () => {
  test.use({ viewport: CELULAR, hasTouch: true, isMobile: true, erroEsperado: /422/ })

  for (const caminho of [
    '/nova-conta',
    '/esqueci-senha',
    '/redefinir-senha?token=nenhum',
    '/confirmar-conta?token=nenhum',
    '/confirmar-email?token=nenhum',
    '/desfazer-email?token=nenhum',
  ])
    test(`AUT-06 AUT-07 ${caminho} cabe e não tem barreiras`, async ({ page, portal }) => {
      await page.goto(caminho)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await semSobra(page)
      await portal.semBarreiras(`${caminho} no celular`)
    })

  test('AUT-08 AUT-09 as páginas da conta cabem e não têm barreiras', async ({ page, portal }) => {
    await portal.estarComo('CONSUMIDOR_FINAL')
    for (const caminho of ['/conta/dados', '/conta/senha', '/conta/duas-etapas', '/conta/sessoes']) {
      await page.goto(caminho)
      await expect(page.locator('form, li').first()).toBeVisible()
      await semSobra(page)
      await portal.semBarreiras(`${caminho} no celular`)
    }
  })
})

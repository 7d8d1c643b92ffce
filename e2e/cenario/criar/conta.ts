import { randomInt } from 'node:crypto'
import { criarEmissor } from '@balcao/demo/src/brasil/gerar-documentos.ts'
import { criarSorteio } from '@balcao/demo/src/sorteio.ts'
import { confirmarConta, entrar, criarConta as pedirConta } from '@balcao/dominio/acesso/contratos'
import type { Page } from '@playwright/test'
import { linkRecebido } from '../emails.ts'
import { expect } from '../jornada.ts'
import { captchaDe, pedir } from './pela-api.ts'

export const SENHA = 'segredo1'
export const NOME = 'Lia Duarte Reis'
const TELEFONE = '11987654321'
const NASCIMENTO = '1999-12-31'

export const novoCpf = (): string => criarEmissor(criarSorteio(String(randomInt(2 ** 40)))).cpf()

/** The newest link to that page that the mail brought; waits for it. */
export async function receberLink(para: string, origem: string, pagina: string): Promise<string> {
  await expect.poll(() => linkRecebido(para, origem, pagina)).not.toBeNull()
  return (await linkRecebido(para, origem, pagina)) ?? ''
}

/** SEG-01 An account of the journey's own: those of the demo are shared, and these change passwords and names. */
export async function criarConta(origem: string) {
  const cpf = novoCpf()
  const email = `${cpf}@exemplo.com`
  const sessao = { origem }
  await pedir(sessao, pedirConta, {
    corpo: {
      documento: cpf,
      nome: NOME,
      email,
      tel: TELEFONE,
      dtNasc: NASCIMENTO,
      senha: SENHA,
      captcha: await captchaDe(sessao),
    },
  })
  const link = new URL(await receberLink(email, origem, 'confirmar-conta'))
  await pedir(sessao, confirmarConta, {
    corpo: { token: link.searchParams.get('token') ?? '', senha: SENHA },
  })
  return { cpf, email }
}

/** Signed in to that account in this page's browser, in a session of its own, whose token it answers. */
export async function estarNaConta(page: Page, origem: string, { cpf }: { cpf: string }): Promise<string> {
  const { token } = await pedir({ origem }, entrar, {
    corpo: { cpf, senha: SENHA, captcha: await captchaDe({ origem }) },
  })
  await page.context().setStorageState({
    cookies: [],
    origins: [
      { origin: new URL(origem).origin, localStorage: [{ name: 'balcao:token:aurora', value: token }] },
    ],
  })
  return token
}

import { criarConta, obterCaptcha } from '@balcao/dominio/acesso/contratos'
import { screen, waitFor } from '@testing-library/react'
import { type Challenge, createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { beforeEach, describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../../app/teste/abrir-portal.tsx'
import { recusar, responder, usarServidor } from '../../../platform/teste/servidor.ts'

const servidor = usarServidor()
let enviados: Record<string, unknown>[] = []

const novoDesafio = () =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 3,
    deriveKey,
    hmacSignatureSecret: 's',
    hmacKeySignatureSecret: 's',
  }) as Promise<
    Challenge & { signature: string; parameters: Record<string, unknown> & Challenge['parameters'] }
  >

beforeEach(() => {
  enviados = []
  servidor.use(
    responder(obterCaptcha, novoDesafio),
    ...respostasDoPortal().slice(0, -1),
    responder(criarConta, async (request) => {
      enviados.push((await request.json()) as Record<string, unknown>)
      return { message: 'Conta criada.' }
    }),
  )
})

const VALORES = {
  CPF: '86288366757',
  'Nome completo': 'Lia Duarte Reis',
  'E-mail': 'lia@exemplo.test',
  Telefone: '11987654321',
  'Data de nascimento': '31121999',
  Senha: 'segredo1',
  'Repita a senha': 'segredo1',
}
const campo = (rotulo: string) => screen.getByLabelText(rotulo, { selector: 'input' })

async function abrir(mudados: Partial<typeof VALORES> = {}) {
  const portal = abrirPortal('/nova-conta', { conectado: false })
  await screen.findByText('Verificação de segurança concluída')
  for (const [rotulo, valor] of Object.entries({ ...VALORES, ...mudados }))
    await portal.usuario.type(campo(rotulo), valor)
  await portal.usuario.tab()
  return portal
}
const botao = () => screen.getByRole('button', { name: 'Criar conta' })

describe('/nova-conta', () => {
  it('AUT-07 manda os dados sem máscara, com a verificação, e leva à entrada', async () => {
    const { usuario } = await abrir()
    await waitFor(() => expect(botao()).not.toHaveAttribute('aria-disabled'))
    await usuario.click(botao())
    expect(await screen.findByText('Conta criada.')).toBeVisible()
    expect(enviados).toEqual([
      {
        documento: '86288366757',
        nome: 'Lia Duarte Reis',
        email: 'lia@exemplo.test',
        tel: '11987654321',
        dtNasc: '1999-12-31',
        senha: 'segredo1',
        captcha: expect.any(String),
      },
    ])
  })

  it.each([
    ['CPF', '11144477734', 'O campo é inválido'],
    ['Nome completo', 'Lia', 'Informe seu nome e sobrenome'],
    ['E-mail', 'lia', 'E-mail inválido'],
    ['Telefone', '1198', 'Telefone inválido'],
    ['Data de nascimento', '31021999', 'Data inválida'],
    ['Repita a senha', 'segredo2', 'As senhas não são iguais'],
  ])('AUT-07 %s %j: %s', async (rotulo, valor, mensagem) => {
    await abrir({ [rotulo]: valor })
    await waitFor(() => expect(campo(rotulo)).toHaveAccessibleDescription(mensagem))
    expect(botao()).toHaveAttribute('aria-disabled', 'true')
  })

  it('AUT-07 CPF que já tem conta: a frase do servidor, e o que foi digitado fica', async () => {
    servidor.use(
      responder(criarConta, recusar(409, { codigo: 'CONTA_JA_EXISTE', message: 'Já existe uma conta.' })),
    )
    const { usuario } = await abrir()
    await waitFor(() => expect(botao()).not.toHaveAttribute('aria-disabled'))
    await usuario.click(botao())
    expect(await screen.findByRole('alert')).toHaveTextContent('Já existe uma conta.')
    expect(campo('Nome completo')).toHaveValue('Lia Duarte Reis')
  })
})

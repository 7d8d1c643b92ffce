import { criarConta, obterCaptcha } from '@balcao/dominio/acesso/contratos'
import { problemaDaSenha } from '@balcao/dominio/conta/senha-fraca'
import { screen, waitFor } from '@testing-library/react'
import { type Challenge, createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { beforeEach, describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../../teste/abrir-portal.tsx'
import { recusar, responder, usarServidor } from '../../../teste/servidor.ts'
import { provarRecusa } from '../../../teste/valor-recusado.ts'

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
      return { message: `Enviamos uma mensagem, ${enviados.length}.` }
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
  it('AUT-07 SEG-01 manda os dados sem máscara, com a verificação, e diz que falta confirmar o e-mail', async () => {
    const { usuario } = await abrir()
    await waitFor(() => expect(botao()).not.toHaveAttribute('aria-disabled'))
    await usuario.click(botao())
    expect((await screen.findByText('Enviamos uma mensagem, 1.')).closest('[role=status]')).toHaveFocus()
    expect(screen.getByRole('heading', { level: 1, name: 'Confirme o seu e-mail' })).toBeVisible()
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

  it.each(['flamengo10', '31/12/1999', '862.883.667-57', 'LIA@exemplo.test'])(
    'SEG-03 a senha fraca %s é recusada no campo',
    async (senha) => {
      await abrir({ Senha: senha, 'Repita a senha': senha })
      const motivo = problemaDaSenha(senha, {
        cpf: VALORES.CPF,
        email: VALORES['E-mail'],
        nascimento: '1999-12-31',
      })
      await waitFor(() =>
        expect(campo('Senha')).toHaveAccessibleDescription(new RegExp(motivo ?? 'sem motivo')),
      )
      expect(botao()).toHaveAttribute('aria-disabled', 'true')
    },
  )

  it('SEG-01 a mensagem que não chegou pode ser pedida de novo, ou corrigida, sem digitar tudo outra vez', async () => {
    const { usuario } = await abrir()
    await waitFor(() => expect(botao()).not.toHaveAttribute('aria-disabled'))
    await usuario.click(botao())
    await usuario.click(await screen.findByRole('button', { name: 'Enviar de novo' }))
    expect(await screen.findByText('Enviamos de novo. Enviamos uma mensagem, 2.')).toBeVisible()
    const [primeiro, segundo] = enviados
    expect(segundo).toEqual({ ...primeiro, captcha: expect.any(String) })
    expect(segundo?.captcha).not.toBe(primeiro?.captcha)

    await usuario.click(screen.getByRole('button', { name: 'Corrigir os dados' }))
    expect(campo('Nome completo')).toHaveValue('Lia Duarte Reis')
    await usuario.clear(campo('E-mail'))
    await usuario.type(campo('E-mail'), 'lia.reis@exemplo.test')
    await waitFor(() => expect(botao()).not.toHaveAttribute('aria-disabled'))
    await usuario.click(botao())
    await waitFor(() => expect(enviados[2]).toMatchObject({ email: 'lia.reis@exemplo.test' }))
  })

  it('SEG-01 a recusa de um reenvio aparece, e o caminho continua ali', async () => {
    const { usuario } = await abrir()
    await waitFor(() => expect(botao()).not.toHaveAttribute('aria-disabled'))
    await usuario.click(botao())
    servidor.use(responder(criarConta, recusar(429, { codigo: 'MUITAS_REQUISICOES', message: 'Aguarde.' })))
    await usuario.click(await screen.findByRole('button', { name: 'Enviar de novo' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Aguarde.')
    expect(screen.getByRole('button', { name: 'Enviar de novo' })).toBeEnabled()
  })
})

it.each([
  ['CPF', '862883667571', true],
  ['Telefone', '0119876543210987', true],
  ['Data de nascimento', '99/99/1999', false],
])('GER-09, AUT-07 %s que não vale não vai, nem some', async (rotulo, texto, colado) => {
  const { usuario } = await abrir()
  await provarRecusa('features/acesso/nova-conta/pagina-de-nova-conta.tsx', {
    ...{ usuario, servidor, texto, colado },
    campo: campo(rotulo),
    enviar: () => usuario.click(botao()),
  })
})

import { alterarSenha } from '@balcao/dominio/conta/contratos'
import { MENSAGENS_DE_SENHA_FRACA as DIZ } from '@balcao/dominio/conta/senha-fraca'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../../teste/abrir-portal.tsx'
import { recusar, responder, usarServidor } from '../../../teste/servidor.ts'

const servidor = usarServidor()
let enviados: unknown[] = []

beforeEach(() => {
  enviados = []
  servidor.use(
    ...respostasDoPortal(),
    responder(alterarSenha, async (request) => {
      enviados.push(await request.json())
      return { message: 'Senha alterada.' }
    }),
  )
})

async function abrir() {
  const portal = abrirPortal('/conta/senha')
  await screen.findByRole('heading', { name: 'Alterar Senha' })
  return portal
}
const atual = () => screen.getByLabelText('Senha atual')
const nova = () => screen.getByLabelText('Nova senha')
const repeticao = () => screen.getByLabelText('Repita a nova senha')
const botao = () => screen.getByRole('button', { name: 'Alterar senha' })

async function preencher({ usuario }: Awaited<ReturnType<typeof abrir>>, senhas: [string, string, string]) {
  for (const [indice, campo] of [atual(), nova(), repeticao()].entries())
    await usuario.type(campo, senhas[indice] || '{Tab}')
}

describe('/conta/senha', () => {
  it('AUT-09 manda a atual e a nova, e esvazia os campos; nada disso fica guardado', async () => {
    const tela = await abrir()
    expect(botao()).toHaveAttribute('aria-disabled', 'true')
    await preencher(tela, ['balcao123', 'outra senha', 'outra senha'])
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('outra senha')
    await waitFor(() => expect(botao()).not.toHaveAttribute('aria-disabled'))
    await tela.usuario.click(botao())
    expect(await screen.findByText('Senha alterada.')).toBeVisible()
    expect(enviados).toEqual([{ atual: 'balcao123', senha: 'outra senha' }])
    expect([atual(), nova(), repeticao()].map((campo) => (campo as HTMLInputElement).value)).toEqual([
      '',
      '',
      '',
    ])
  })

  it('AUT-09 frases exatas', async () => {
    const tela = await abrir()
    await preencher(tela, ['', '12345', '123'])
    await tela.usuario.tab()
    expect(await screen.findByText('Informe sua senha atual')).toBeVisible()
    expect(await screen.findByText('Informe uma senha de 6 à 20 caracteres')).toBeVisible()
    expect(await screen.findByText('As senhas não são iguais')).toBeVisible()
    expect(botao()).toHaveAttribute('aria-disabled', 'true')
  })

  it('SEG-03 uma senha fraca é recusada no campo, a do próprio e-mail também', async () => {
    const tela = await abrir()
    await preencher(tela, ['balcao123', 'senha2026', 'senha2026'])
    expect(await screen.findByText(DIZ.comum)).toBeVisible()
    await tela.usuario.clear(nova())
    await tela.usuario.type(nova(), 'ana@aurora.test')
    expect(await screen.findByText(DIZ.email)).toBeVisible()
    expect(botao()).toHaveAttribute('aria-disabled', 'true')
  })

  it('AUT-09 a repetição é conferida de novo quando qualquer uma das duas muda', async () => {
    const tela = await abrir()
    const diferentes = () => screen.queryByText('As senhas não são iguais')
    await preencher(tela, ['balcao123', 'outra senha', 'outra senha'])
    await waitFor(() => expect(botao()).not.toHaveAttribute('aria-disabled'))
    await tela.usuario.type(nova(), '!')
    await waitFor(() => expect(diferentes()).toBeVisible())
    await waitFor(() => expect(botao()).toHaveAttribute('aria-disabled', 'true'))
    await tela.usuario.type(repeticao(), '!')
    await waitFor(() => expect(diferentes()).not.toBeInTheDocument())
    await waitFor(() => expect(botao()).not.toHaveAttribute('aria-disabled'))
  })

  it('ERR-07 senha atual errada: a frase, o foco, e o erro pode ser fechado', async () => {
    servidor.use(
      responder(
        alterarSenha,
        recusar(422, { codigo: 'SENHA_ATUAL_NAO_CONFERE', message: 'Dados da conta não conferem' }),
      ),
    )
    const tela = await abrir()
    await preencher(tela, ['errada', 'outra senha', 'outra senha'])
    await waitFor(() => expect(botao()).not.toHaveAttribute('aria-disabled'))
    await tela.usuario.click(botao())
    expect(await screen.findByRole('alert')).toHaveTextContent('Dados da conta não conferem')
    expect(atual()).toHaveFocus()
    await tela.usuario.click(screen.getByRole('button', { name: 'Ok, fechar' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

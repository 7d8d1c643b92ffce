import { confirmarConta, validarPedidoDeConta } from '@balcao/dominio/acesso/contratos'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../../teste/abrir-portal.tsx'
import { recusar, responder, semRede, usarServidor } from '../../../teste/servidor.ts'

const servidor = usarServidor()
let chamadas: [string, unknown][] = []

beforeEach(() => {
  chamadas = []
  servidor.use(
    ...respostasDoPortal(),
    responder(validarPedidoDeConta, async (request) => {
      chamadas.push(['validar', await request.json()])
      return { valido: true as const }
    }),
    responder(confirmarConta, async (request) => {
      chamadas.push(['confirmar', await request.json()])
      return { message: 'E-mail confirmado.' }
    }),
  )
})

const abrir = (token = 'abc') =>
  abrirPortal(`/confirmar-conta?token=${token}&negocio=aurora`, { conectado: false })
const botao = () => screen.getByRole('button', { name: 'Confirmar cadastro' })
const campo = () => screen.findByLabelText('Senha', { selector: 'input' })

async function confirmar() {
  const portal = abrir()
  await portal.usuario.type(await campo(), 'segredo1')
  await waitFor(() => expect(botao()).not.toHaveAttribute('aria-disabled'))
  await portal.usuario.click(botao())
  return portal
}

describe('/confirmar-conta', () => {
  it('SEG-01 abrir o link não confirma nada: só o botão, com a senha', async () => {
    const { usuario } = abrir()
    await campo()
    expect(chamadas).toEqual([['validar', { token: 'abc' }]])
    expect(botao()).toHaveAttribute('aria-disabled', 'true')
    await usuario.type(await campo(), 'segredo1')
    await waitFor(() => expect(botao()).not.toHaveAttribute('aria-disabled'))
    await usuario.click(botao())
    expect((await screen.findByText('E-mail confirmado.')).closest('[role=status]')).toHaveFocus()
    expect(chamadas[1]).toEqual(['confirmar', { token: 'abc', senha: 'segredo1' }])
    expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login')
  })

  it('SEG-01 um link que não vale leva a entrar ou a fazer outro cadastro', async () => {
    servidor.use(
      responder(
        validarPedidoDeConta,
        recusar(422, { codigo: 'LINK_DE_CONTA_INVALIDO', message: 'Este link não vale mais.' }),
      ),
    )
    abrir('velho')
    expect(await screen.findByRole('alert')).toHaveTextContent('Este link não vale mais.')
    expect(screen.getByRole('link', { name: 'Fazer outro cadastro' })).toHaveAttribute('href', '/nova-conta')
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument()
    expect(screen.queryByLabelText('Senha')).not.toBeInTheDocument()
  })

  it('SEG-01 a senha que não confere volta a ser pedida, e há como recomeçar', async () => {
    servidor.use(
      responder(
        confirmarConta,
        recusar(422, { codigo: 'SENHA_DO_CADASTRO_NAO_CONFERE', message: 'Não é essa senha.' }),
      ),
    )
    await confirmar()
    expect(await screen.findByRole('alert')).toHaveTextContent('Não é essa senha.')
    expect(await campo()).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Fazer outro cadastro' })).toBeVisible()
  })

  it('SEG-01 o link que deixou de valer enquanto a página estava aberta é dito', async () => {
    servidor.use(
      responder(
        confirmarConta,
        recusar(422, { codigo: 'LINK_DE_CONTA_INVALIDO', message: 'Este link não vale mais.' }),
      ),
    )
    await confirmar()
    expect(await screen.findByRole('alert')).toHaveTextContent('Este link não vale mais.')
    expect(screen.getByRole('link', { name: 'Fazer outro cadastro' })).toBeVisible()
  })

  it('ERR-03 sem rede o link pode ser conferido de novo; sem token a página diz o que falta', async () => {
    servidor.use(responder(validarPedidoDeConta, () => semRede() as Response))
    const { usuario } = abrir()
    const tentar = await screen.findByRole('button', { name: 'Tentar novamente' })
    servidor.use(responder(validarPedidoDeConta, { valido: true as const }))
    await usuario.click(tentar)
    expect(await campo()).toBeVisible()
  })
})

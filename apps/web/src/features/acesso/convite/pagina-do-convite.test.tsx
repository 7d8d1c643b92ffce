import { aceitarConvite, validarConvite } from '@balcao/dominio/usuarios/contratos'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../../teste/abrir-portal.tsx'
import { recusar, responder, usarServidor } from '../../../teste/servidor.ts'

const servidor = usarServidor()
let corpos: unknown[] = []
beforeEach(() => {
  corpos = []
  servidor.use(
    ...respostasDoPortal(),
    responder(validarConvite, { valido: true as const, nome: 'Lia Duarte Reis', email: 'lia@exemplo.test' }),
    responder(aceitarConvite, async (pedido) => {
      corpos.push(await pedido.json())
      return { message: 'Pronto. Entre com o seu CPF.' }
    }),
  )
})
const abrir = (token = 'abc') => abrirPortal(`/convite?token=${token}&negocio=aurora`, { conectado: false })
const senha = (nome: RegExp) => screen.findByLabelText(nome, { selector: 'input' })

it('ADM-02 quem foi convidado confere o nome, escolhe a senha e pode entrar', async () => {
  const { usuario } = abrir()
  const nome = await screen.findByRole('textbox', { name: 'Nome' })
  expect(nome).toHaveValue('Lia Duarte Reis')
  expect(screen.getByText(/Convite para lia@exemplo.test/)).toBeVisible()
  await usuario.clear(nome)
  await usuario.type(nome, 'Lia Reis')
  await usuario.type(await senha(/^(Senha nova|Nova senha|Senha)$/), 'girassol-amarelo-7')
  await usuario.type(await senha(/^(Repita|Confirm)/), 'girassol-amarelo-7')
  const criar = screen.getByRole('button', { name: 'Criar acesso' })
  await waitFor(() => expect(criar).not.toHaveAttribute('aria-disabled'))
  await usuario.click(criar)
  expect(await screen.findByText('Pronto. Entre com o seu CPF.')).toBeVisible()
  expect(corpos).toEqual([{ token: 'abc', nome: 'Lia Reis', senha: 'girassol-amarelo-7' }])
  expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login')
})

it('ADM-02 um convite que não vale mais diz por quê, e não pede senha', async () => {
  servidor.use(
    responder(
      validarConvite,
      recusar(422, { codigo: 'LINK_DE_CONVITE_INVALIDO', message: 'Este convite não vale mais.' }),
    ),
  )
  abrir('velho')
  expect(await screen.findByRole('alert')).toHaveTextContent('Este convite não vale mais.')
  expect(screen.queryByRole('textbox', { name: 'Nome' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ir para a entrada' })).toHaveAttribute('href', '/login')
})

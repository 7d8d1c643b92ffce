import { obterDadosDaConta } from '@balcao/dominio/conta/contratos'
import { obterVinculo, pedirCodigoDeVinculo, vincularCadastro } from '@balcao/dominio/conta/contratos-vinculo'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../../teste/abrir-portal.tsx'
import { cargaDe } from '../../../teste/carga.ts'
import { recusar, responder, usarServidor } from '../../../teste/servidor.ts'

const servidor = usarServidor()
const CLIENTE = { nome: 'Lia Duarte Reis', desde: '2026-11-15T15:00:00Z', prova: 'CODIGO' as const }
let vinculado: typeof CLIENTE | null = null
let enviados: unknown[] = []

beforeEach(() => {
  vinculado = null
  enviados = []
  servidor.use(
    responder(obterVinculo, () => ({ cliente: vinculado })),
    responder(pedirCodigoDeVinculo, { message: 'Se houver um cadastro, um código chegará.' }),
    responder(vincularCadastro, async (request) => {
      enviados.push(await request.json())
      vinculado = CLIENTE
      return { message: 'Cadastro vinculado à sua conta.', clientes: 1, tickets: 0 }
    }),
    responder(obterDadosDaConta, {
      id: 7,
      cpf: '86288366757',
      nome: 'Lia Duarte Reis',
      dtNasc: null,
      tel: '',
      email: 'lia@exemplo.test',
      versao: 1,
      emailPendente: null,
    }),
  )
})

async function abrir(tipo: 'CONSUMIDOR_FINAL' | 'OPERADOR' = 'CONSUMIDOR_FINAL') {
  servidor.use(...respostasDoPortal(cargaDe(tipo)))
  const portal = abrirPortal('/conta/dados')
  await screen.findByLabelText('Nome completo')
  return portal
}
const botao = (nome: string) => screen.getByRole('button', { name: nome })

describe('Vincular meu cadastro', () => {
  it('SEG-01 pede o código, vincula e mostra a que cadastro', async () => {
    const { usuario } = await abrir()
    expect(await screen.findByText(/Já é cliente\?/)).toBeVisible()
    expect(screen.queryByLabelText('Código', { selector: '[inputmode]' })).not.toBeInTheDocument()
    await usuario.click(botao('Enviar código'))
    expect(await screen.findByText(/um código chegará/)).toBeVisible()
    const campo = screen.getByLabelText('Código', { selector: '[inputmode]' })
    expect(campo).toHaveFocus()
    expect(botao('Vincular')).toHaveAttribute('aria-disabled', 'true')
    await usuario.type(campo, '123 456')
    await waitFor(() => expect(botao('Vincular')).not.toHaveAttribute('aria-disabled'))
    await usuario.click(botao('Vincular'))
    expect(await screen.findByText('Cadastro vinculado à sua conta.')).toBeVisible()
    expect(enviados).toEqual([{ codigo: '123456' }])
    expect(await screen.findByText(/vinculada ao cadastro de/)).toHaveTextContent(
      'Lia Duarte Reis desde 15/11/2026, por um código enviado ao e-mail do cadastro.',
    )
    expect(botao('Enviar código')).toBeVisible()
  })

  it('SEG-01 o código recusado fica no campo, com a frase do servidor', async () => {
    servidor.use(
      responder(
        vincularCadastro,
        recusar(422, { codigo: 'CODIGO_DE_VINCULO_INVALIDO', message: 'O código não confere.' }),
      ),
    )
    const { usuario } = await abrir()
    await usuario.click(await screen.findByRole('button', { name: 'Enviar código' }))
    const campo = await screen.findByLabelText('Código', { selector: '[inputmode]' })
    await usuario.type(campo, '12')
    await usuario.tab()
    expect(await screen.findByText('Informe os 6 dígitos do código')).toBeVisible()
    await usuario.type(campo, '3456')
    await waitFor(() => expect(botao('Vincular')).not.toHaveAttribute('aria-disabled'))
    await usuario.click(botao('Vincular'))
    expect(await screen.findByRole('alert')).toHaveTextContent('O código não confere.')
    expect(campo).toHaveValue('123456')
    expect(campo).toHaveFocus()
  })

  it('SEG-01 pedidos demais: a frase do servidor', async () => {
    servidor.use(
      responder(
        pedirCodigoDeVinculo,
        recusar(429, { codigo: 'MUITOS_CODIGOS', message: 'Você já pediu vários códigos hoje.' }),
      ),
    )
    const { usuario } = await abrir()
    await usuario.click(await screen.findByRole('button', { name: 'Enviar código' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('vários códigos')
  })

  it('PER-08 quem é da equipe não tem o que vincular', async () => {
    await abrir('OPERADOR')
    expect(screen.queryByRole('heading', { name: 'Vincular meu cadastro' })).not.toBeInTheDocument()
  })
})

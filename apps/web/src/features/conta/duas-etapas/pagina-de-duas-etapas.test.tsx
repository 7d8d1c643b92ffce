import {
  ativarSegundoFator,
  desativarSegundoFator,
  iniciarSegundoFator,
  obterSegundoFator,
} from '@balcao/dominio/conta/contratos-segundo-fator'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../../teste/abrir-portal.tsx'
import { recusar, responder, usarServidor } from '../../../teste/servidor.ts'

const servidor = usarServidor()
let situacao = { ativadoEm: null as string | null, exigido: false, codigosRestantes: 0 }

beforeEach(() => {
  situacao = { ativadoEm: null, exigido: false, codigosRestantes: 0 }
  servidor.use(
    ...respostasDoPortal(),
    responder(obterSegundoFator, () => situacao),
    responder(iniciarSegundoFator, () => ({
      segredo: 'ABCDEFGH',
      endereco: 'otpauth://x',
      qr: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    })),
  )
})

async function abrir() {
  const portal = abrirPortal('/conta/duas-etapas')
  await screen.findByRole('heading', { name: 'Verificação em duas etapas' })
  return portal
}

describe('/conta/duas-etapas', () => {
  it('SEG-07 senha, aparelho, código; os de recuperação aparecem uma vez', async () => {
    servidor.use(
      responder(ativarSegundoFator, () => {
        situacao = { ativadoEm: '2026-11-15T12:00:00Z', exigido: false, codigosRestantes: 10 }
        return { recuperacao: ['aaaaa-bbbbb', 'ccccc-ddddd'] }
      }),
    )
    const { usuario } = await abrir()
    await usuario.type(await screen.findByLabelText('Senha atual'), 'balcao123{Enter}')
    expect(await screen.findByRole('img', { name: /Código QR/ })).toBeVisible()
    expect(screen.getByText('ABCD EFGH')).toBeVisible()
    await usuario.type(screen.getByLabelText('Código'), '123456{Enter}')
    expect(await screen.findByText('ccccc-ddddd')).toBeVisible()
    await usuario.click(screen.getByRole('button', { name: 'Já guardei' }))
    expect(await screen.findByText('Restam 10 códigos de recuperação.')).toBeVisible()
    expect(screen.queryByText('ccccc-ddddd')).not.toBeInTheDocument()
  })

  it('SEG-07 a senha errada é dita, e nada se mostra do segredo', async () => {
    servidor.use(
      responder(
        iniciarSegundoFator,
        recusar(422, { codigo: 'SENHA_ATUAL_NAO_CONFERE', message: 'Não confere' }),
      ),
    )
    const { usuario } = await abrir()
    await usuario.type(await screen.findByLabelText('Senha atual'), 'errada{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Não confere')
    expect(screen.queryByLabelText('Código')).not.toBeInTheDocument()
  })

  it('SEG-07 onde o negócio a exige não se desliga; onde não, a senha e um código desligam', async () => {
    situacao = { ativadoEm: '2026-11-15T12:00:00Z', exigido: true, codigosRestantes: 1 }
    const enviados: unknown[] = []
    servidor.use(
      responder(desativarSegundoFator, async (pedido) => {
        enviados.push(await pedido.json())
        situacao = { ...situacao, ativadoEm: null }
        return { message: 'ok' }
      }),
    )
    const { unmount } = await abrir()
    expect(await screen.findByText('Resta 1 código de recuperação.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Desativar' })).not.toBeInTheDocument()
    unmount()
    situacao = { ...situacao, exigido: false }
    const { usuario } = await abrir()
    await usuario.click(await screen.findByRole('button', { name: 'Desativar' }))
    await usuario.type(screen.getByLabelText('Senha atual'), 'balcao123{Enter}')
    expect(screen.getByText(/Quem souber a sua senha/)).toBeVisible()
    expect(enviados).toEqual([])
    await usuario.type(screen.getByLabelText('Código'), '123456{Enter}')
    expect(await screen.findByText(/A verificação está desativada/)).toBeVisible()
    expect(enviados).toEqual([{ senha: 'balcao123', codigo: '123456' }])
  })
})

import { confirmarSegundoFator, entrar, obterCaptcha } from '@balcao/dominio/acesso/contratos'
import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { screen, waitFor } from '@testing-library/react'
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { criarClienteDeConsultas, lerAgora } from '../../../platform/consultas.ts'
import { lerToken } from '../../../platform/credencial.ts'
import { cargaDe } from '../../../teste/carga.ts'
import { renderizar } from '../../../teste/renderizar.tsx'
import { recusar, responder, semRede, usarServidor } from '../../../teste/servidor.ts'
import { provarRecusa } from '../../../teste/valor-recusado.ts'
import { FormularioDeEntrada } from './formulario-de-entrada.tsx'

const servidor = usarServidor()
const SEGREDO = 'segredo do teste'
const CPF = '529.982.247-25'
const SENHA = 'balcao123'

let desafios = 0
let enviados: { cpf: string; senha: string; captcha: string }[] = []
const aoEntrar = vi.fn()

const novoDesafio = () => {
  desafios += 1
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 3,
    deriveKey,
    hmacSignatureSecret: SEGREDO,
    hmacKeySignatureSecret: SEGREDO,
  }) as Promise<
    Challenge & { signature: string; parameters: Record<string, unknown> & Challenge['parameters'] }
  >
}

/** The server's part of the captcha is the real one. */
async function captchaConfere(captcha: string): Promise<boolean> {
  const { challenge, solution } = JSON.parse(atob(captcha)) as Payload
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: SEGREDO,
    hmacKeySignatureSecret: SEGREDO,
  })
  return verified
}

const respostas: (() => Response | RespostaDe<typeof entrar>)[] = []

beforeEach(() => {
  desafios = 0
  enviados = []
  respostas.length = 0
  aoEntrar.mockReset()
  servidor.use(
    responder(obterCaptcha, novoDesafio),
    responder(carregarApp, cargaDe('OPERADOR')),
    responder(entrar, async (request) => {
      enviados.push((await request.json()) as (typeof enviados)[number])
      return (respostas.shift() ?? (() => ({ token: 'novo' })))()
    }),
  )
})

const abrir = () => {
  const cliente = criarClienteDeConsultas(() => {})
  const carregar = async () => void (await lerAgora(cliente, carregarApp, {}))
  return renderizar(<FormularioDeEntrada carregar={carregar} aoEntrar={aoEntrar} />)
}

async function preencher({ usuario }: ReturnType<typeof abrir>, senha = SENHA) {
  await usuario.type(screen.getByLabelText('CPF'), CPF)
  await usuario.type(screen.getByLabelText('Senha'), senha)
}
const confirmar = ({ usuario }: ReturnType<typeof abrir>) =>
  usuario.click(screen.getByRole('button', { name: 'Entrar' }))
const captchaPronto = () => screen.findByText('Verificação de segurança concluída')

describe('entrada', () => {
  it('AUT-01 resolve o desafio sem nada pedir, e diz que terminou', async () => {
    abrir()
    expect(await captchaPronto()).toHaveAttribute('role', 'status')
    expect(desafios).toBe(1)
  })

  it('AUT-02 manda CPF, senha e o desafio resolvido; com o token e a carga, entra', async () => {
    const tela = abrir()
    await preencher(tela)
    await confirmar(tela)
    await waitFor(() => expect(aoEntrar).toHaveBeenCalledOnce())
    const [enviado] = enviados
    expect(enviado).toMatchObject({ cpf: '52998224725', senha: SENHA })
    expect(await captchaConfere(enviado?.captcha ?? '')).toBe(true)
    expect(lerToken()).toBe('novo')
  })

  it('AUT-02 sem a carga não entrou', async () => {
    servidor.use(responder(carregarApp, recusar(403, { message: 'Conta sem filial.' })))
    const tela = abrir()
    await preencher(tela)
    await confirmar(tela)
    expect(await screen.findByRole('alert')).toHaveTextContent('Conta sem filial.')
    expect(lerToken()).toBeNull()
    expect(aoEntrar).not.toHaveBeenCalled()
  })

  it('AUT-03 mostra o texto do servidor e troca o desafio; o CPF fica', async () => {
    respostas.push(() =>
      recusar(422, { codigo: 'CREDENCIAIS_INVALIDAS', message: 'CPF ou senha\nincorretos.' }),
    )
    const tela = abrir()
    await preencher(tela, 'errada')
    await captchaPronto()
    await confirmar(tela)
    const alerta = await screen.findByRole('alert')
    expect(alerta).toHaveTextContent('CPF ou senhaincorretos.')
    expect(alerta.querySelector('br')).not.toBeNull()
    expect(screen.getByLabelText('CPF')).toHaveValue(CPF)
    expect(screen.getByLabelText('Senha')).toHaveFocus()
    await waitFor(() => expect(desafios).toBe(2))
    await captchaPronto()

    await confirmar(tela)
    await waitFor(() => expect(aoEntrar).toHaveBeenCalledOnce())
    expect(enviados[1]?.captcha).not.toBe(enviados[0]?.captcha)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('AUT-03 o campo recusado pelo servidor recebe o texto e o foco', async () => {
    respostas.push(() => recusar(422, { message: 'Confira os campos.', campos: { cpf: 'CPF bloqueado' } }))
    const tela = abrir()
    await preencher(tela)
    await confirmar(tela)
    const cpf = screen.getByLabelText('CPF')
    await waitFor(() => expect(cpf).toHaveAccessibleDescription('CPF bloqueado'))
    expect(cpf).toHaveFocus()
  })

  it('ERR-03 sem rede, avisa e deixa tentar de novo', async () => {
    respostas.push(() => semRede() as Response)
    const tela = abrir()
    await preencher(tela)
    await confirmar(tela)
    const alerta = await screen.findByRole('alert')
    expect(alerta).toHaveTextContent('Falha na comunicação com o servidor!')
    await waitFor(() => expect(alerta).toHaveFocus())
    await confirmar(tela)
    await waitFor(() => expect(aoEntrar).toHaveBeenCalledOnce())
  })

  it('um desafio que venceu é trocado sem incomodar', async () => {
    respostas.push(() => recusar(422, { codigo: 'CAPTCHA_EXPIRADO', message: 'A verificação expirou.' }))
    const tela = abrir()
    await preencher(tela)
    await confirmar(tela)
    await waitFor(() => expect(aoEntrar).toHaveBeenCalledOnce())
    expect(enviados).toHaveLength(2)
    expect(desafios).toBe(2)
  })

  it('um desafio que não vem pode ser pedido de novo', async () => {
    servidor.use(responder(obterCaptcha, recusar(503, { message: 'Em manutenção' })))
    const { usuario } = abrir()
    expect(await screen.findByText('Não foi possível concluir a verificação de segurança.')).toBeVisible()
    servidor.use(responder(obterCaptcha, novoDesafio))
    await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await captchaPronto()).toBeVisible()
  })

  it("ERR-03 a rede que voltou serve a 'Entrar', sem antes refazer a verificação", async () => {
    servidor.use(responder(obterCaptcha, semRede() as never))
    const tela = abrir()
    await preencher(tela)
    await screen.findByText('Não foi possível concluir a verificação de segurança.')
    servidor.use(responder(obterCaptcha, novoDesafio))
    await confirmar(tela)
    await waitFor(() => expect(aoEntrar).toHaveBeenCalledOnce())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it.each([
    ['', SENHA, 'CPF', 'Campo obrigatório'],
    ['111.111.111-11', SENHA, 'CPF', 'O campo é inválido'],
    [CPF, '', 'Senha', 'Campo obrigatório'],
  ])('GER-04 não manda CPF %j com senha %j', async (cpf, senha, campo, mensagem) => {
    const { usuario } = abrir()
    if (cpf) await usuario.type(screen.getByLabelText('CPF'), cpf)
    if (senha) await usuario.type(screen.getByLabelText('Senha'), senha)
    await usuario.click(screen.getByRole('button', { name: 'Entrar' }))
    const entrada = screen.getByLabelText(campo)
    await waitFor(() => expect(entrada).toHaveAccessibleDescription(mensagem))
    expect(entrada).toHaveFocus()
    expect(enviados).toHaveLength(0)
  })

  describe('SEG-07 segundo passo', () => {
    const enviadosAoSegundo: unknown[] = []
    const cadastro = {
      segredo: 'ABCDEFGH',
      endereco: 'otpauth://x',
      qr: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }

    async function chegarAoCodigo(
      segundo: () => Response | RespostaDe<typeof confirmarSegundoFator>,
      pedido: RespostaDe<typeof entrar>['segundoFator'] = { cadastro: null },
    ) {
      enviadosAoSegundo.length = 0
      respostas.push(() => ({ token: 'desafio', segundoFator: pedido }))
      servidor.use(
        responder(confirmarSegundoFator, async (request) => {
          enviadosAoSegundo.push(await request.json())
          return segundo()
        }),
      )
      const tela = abrir()
      await preencher(tela)
      await confirmar(tela)
      const campo = await screen.findByLabelText('Código')
      expect(lerToken()).toBeNull()
      await tela.usuario.type(campo, '123 456{Enter}')
      return tela
    }

    it('SEG-07 depois da senha pede o código, e só com ele entra', async () => {
      await chegarAoCodigo(() => ({ token: 'novo', recuperacao: null }))
      await waitFor(() => expect(aoEntrar).toHaveBeenCalledOnce())
      expect(enviadosAoSegundo).toEqual([{ token: 'desafio', codigo: '123 456' }])
      expect(lerToken()).toBe('novo')
    })

    it('SEG-07 o código errado diz por quê, e o campo espera outro; vencido, volta à senha', async () => {
      const recusas = ['CODIGO_DE_VERIFICACAO_ERRADO', 'SEGUNDO_PASSO_VENCIDO']
      const { usuario } = await chegarAoCodigo(() =>
        recusar(422, { codigo: recusas.shift(), message: 'Não deu.' }),
      )
      expect(await screen.findByRole('alert')).toHaveTextContent('Não deu.')
      expect(screen.getByLabelText('Código')).toHaveFocus()
      await usuario.keyboard('654321{Enter}')
      expect(await screen.findByLabelText('Senha')).toBeVisible()
      expect(screen.getByRole('alert')).toHaveTextContent('Não deu.')
      expect(enviadosAoSegundo).toHaveLength(2)
      expect(aoEntrar).not.toHaveBeenCalled()
    })

    it('SEG-07 quem precisa e não tem cadastra o aparelho, e guarda os códigos antes de entrar', async () => {
      const { usuario } = await chegarAoCodigo(() => ({ token: 'novo', recuperacao: ['aaaaa-bbbbb'] }), {
        cadastro,
      })
      expect(await screen.findByText('aaaaa-bbbbb')).toBeVisible()
      expect(aoEntrar).not.toHaveBeenCalled()
      await usuario.click(screen.getByRole('button', { name: 'Já guardei, continuar' }))
      expect(aoEntrar).toHaveBeenCalledOnce()
    })
  })

  it('a senha pode ser vista', async () => {
    const { usuario } = abrir()
    await usuario.type(screen.getByLabelText('Senha'), SENHA)
    await usuario.click(screen.getByRole('button', { name: /mostrar/i }))
    expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'text')
  })
})

it('GER-09, AUT-02 um CPF que não cabe fica no campo, e não vai', async () => {
  const tela = abrir()
  await preencher(tela)
  await provarRecusa('features/acesso/entrar/formulario-de-entrada.tsx', {
    ...{ usuario: tela.usuario, servidor, texto: '529982247251', colado: true },
    campo: screen.getByLabelText('CPF'),
    enviar: () => confirmar(tela),
  })
})

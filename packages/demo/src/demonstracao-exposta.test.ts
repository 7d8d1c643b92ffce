import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type AppDeTeste, criarAppDeTeste } from '@balcao/api/test/app-de-teste.ts'
import { entrar } from '@balcao/dominio/acesso/contratos'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { CONTAS_DEMO, SENHA_DEMO } from './acesso/contas.ts'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

describe('SEG-03 a demonstração não atende a rede sem que se diga', () => {
  it.each([{ HOST: '0.0.0.0' }, { PROXIES: '1' }])('%j: não começa, e diz por quê', async (ambiente) => {
    const DADOS = await mkdtemp(join(tmpdir(), 'balcao-exposta-'))
    onTestFinished(() => rm(DADOS, { recursive: true, force: true }))
    const { PATH = '' } = process.env
    const processo = spawn(process.execPath, [MAIN], { env: { PATH, DADOS, PORT: '0', ...ambiente } })
    const [dito, [codigo]] = await Promise.all([text(processo.stderr), once(processo, 'exit')])
    expect(codigo).toBe(1)
    expect(dito).toContain('DEMO_ABERTA=1')
    expect(dito).not.toContain('at ')
  })

  describe('entrar', () => {
    let teste: AppDeTeste
    beforeAll(async () => {
      teste = await criarAppDeTeste()
    })
    afterAll(() => teste.fechar())
    const comSenha = async (cpf: string, senha: string) =>
      teste.chamar(entrar, { corpo: { cpf, senha, captcha: await teste.resolverCaptcha() } })

    it('pela rede a senha da demonstração não abre conta nenhuma; nesta máquina, abre', async () => {
      const cpf = CONTAS_DEMO[0]?.cpf ?? ''
      expect((await comSenha(cpf, SENHA_DEMO)).status).toBe(200)
      teste.negocio().recusaDemonstracao = true
      for (const um of [cpf, '86288366757']) {
        const { status, erro } = await comSenha(um, SENHA_DEMO)
        expect([status, erro.codigo]).toEqual([422, 'SENHA_DA_DEMONSTRACAO'])
      }
      expect((await comSenha(cpf, 'outra')).erro.codigo).toBe('CREDENCIAIS_INVALIDAS')
    })
  })
})

import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { entrar, obterCaptcha } from '@balcao/dominio/acesso/contratos'
import { criarResposta } from '@balcao/dominio/respostas/contratos'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ligarPrimarioEReserva } from '../test/dois-servidores.ts'
import { ligarServidor, type Servidor } from '../test/processo.ts'
import { provarTrabalho } from '../test/provar-trabalho.ts'
import { gerarHash } from './features/acesso/senhas.ts'
import { colaborador } from './features/acesso/tabelas.ts'
import { resposta } from './features/respostas/tabelas.ts'
import { type Banco, conectar } from './platform/banco/conexao.ts'
import { lerEndereco } from './platform/banco/servidores.ts'

const CPF = '52998224725'
const SENHA = 'uma senha qualquer'
const AO_MESMO_TEMPO = 4
const ESPERA = { timeout: 60_000 }

type Par = Awaited<ReturnType<typeof ligarPrimarioEReserva>>

describe('ESC-02 o primário morre, a reserva é promovida', () => {
  let par: Par
  let pasta: string
  let servidor: Servidor
  let banco: Banco
  beforeAll(async () => {
    par = await ligarPrimarioEReserva()
    pasta = await mkdtemp(join(tmpdir(), 'balcao-primario-'))
    const NEGOCIOS = join(pasta, 'negocios.json')
    await writeFile(NEGOCIOS, '[{"id":"aurora"}]')
    servidor = await ligarServidor({
      ...{ DATABASE_URL: par.url, NEGOCIOS, DADOS: pasta },
      ...{ PROXIES: '1', LOG: 'silent' },
    })
    const url = lerEndereco(par.url.replace('/postgres?', '/balcao_aurora?')) ?? ''
    banco = conectar(url, () => undefined)
    const agora = new Date()
    await banco.insert(colaborador).values({
      ...{ cpf: CPF, nome: 'Ana', email: 'ana@example.com', tipo: 'ADMIN' },
      senhaHash: await gerarHash(SENHA),
      ...{ criadoEm: agora, atualizadoEm: agora },
    })
  })
  afterAll(async () => {
    await banco?.$client.end()
    await servidor?.parar()
    await par?.parar()
    await rm(pasta, { recursive: true, force: true })
  })

  const mandar = (caminho: string, { metodo = 'GET', corpo = {}, token = '', chave = randomUUID() } = {}) =>
    fetch(`${servidor.url}/api/aurora${caminho}`, {
      method: metodo,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        // Each from an address of its own: how many come from one is not what is tried here.
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
        ...(metodo !== 'GET' && { 'content-type': 'application/json', 'idempotency-key': chave }),
      },
      ...(metodo !== 'GET' && { body: JSON.stringify(corpo) }),
    })

  async function abrirSessao(): Promise<string> {
    const captcha = await provarTrabalho(await (await mandar(obterCaptcha.caminho)).json())
    const corpo = { cpf: CPF, senha: SENHA, captcha }
    const resposta = await mandar(entrar.caminho, { metodo: entrar.metodo, corpo })
    return ((await resposta.json()) as { token: string }).token
  }

  it('o portal o segue sozinho: 503 enquanto não há, nada do que se confirmou se perde, nada é feito duas vezes', async () => {
    const token = await abrirSessao()
    const respostas = new Set<string>()
    const confirmadas: string[] = []
    let parar = false
    const guardar = async (atalho: string) => {
      const corpo = { titulo: atalho, atalho, texto: 'Bom dia', escopo: 'MINHA' }
      const [metodo, chave] = [criarResposta.metodo, randomUUID()]
      // As the browser does: the same intention, under the same key, until it is answered.
      for (;;) {
        const { status, headers } = await mandar(criarResposta.caminho, { metodo, corpo, token, chave })
        respostas.add(`${status} ${headers.get('retry-after') ?? ''}`.trim())
        if (status !== 503) break
        await esperar(50)
      }
      confirmadas.push(atalho)
    }
    const gente = Array.from({ length: AO_MESMO_TEMPO }, async (_, quem) => {
      for (let n = 0; !parar; n++) await guardar(`r${quem}-${n}`)
    })
    await expect.poll(() => confirmadas.length, ESPERA).toBeGreaterThan(AO_MESMO_TEMPO)
    await par.primario.matar()
    await expect.poll(() => [...respostas], ESPERA).toContain('503 5')
    await par.promover()
    const antes = confirmadas.length
    await expect.poll(() => confirmadas.length, ESPERA).toBeGreaterThan(antes + AO_MESMO_TEMPO)
    parar = true
    await Promise.all(gente)
    expect([...respostas].toSorted()).toEqual(['200', '503 5'])

    const gravadas = await banco.select({ atalho: resposta.atalho }).from(resposta)
    expect(gravadas.map(({ atalho }) => atalho).toSorted()).toEqual(confirmadas.toSorted())
    // The queue and the listening connection came along.
    await expect.poll(async () => (await fetch(`${servidor.url}/pronto`)).status, ESPERA).toBe(200)
    const ouvindo = async () =>
      /tempo_real_ouvindo\{[^}]*\} 1/.test(await (await fetch(`${servidor.url}/metricas`)).text())
    await expect.poll(ouvindo, ESPERA).toBe(true)
  })
})

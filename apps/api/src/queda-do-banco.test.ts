import { randomInt } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { entrar, obterCaptcha, requisitarRedefinicao } from '@balcao/dominio/acesso/contratos'
import { carregarApp, sair } from '@balcao/dominio/acesso/contratos-da-sessao'
import type { Contrato, RespostaDe } from '@balcao/dominio/contrato'
import { canalDoColaborador } from '@balcao/dominio/realtime/canais'
import { autorizarCanal } from '@balcao/dominio/realtime/contratos'
import { VISOES } from '@balcao/dominio/visoes/contratos'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import pg from 'pg'
import Pusher from 'pusher-js'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { ligarServidor, type Servidor } from '../test/processo.ts'
import { lerConfiguracao } from './configuracao.ts'
import { gerarHash } from './features/acesso/senhas.ts'
import { colaborador } from './features/acesso/tabelas.ts'
import { chaveDeRealtime } from './negocio.ts'
import { conectar } from './platform/banco/conexao.ts'

const AO_MESMO_TEMPO = 6
/** That it is back within ten seconds is proved with the supervisor; here many insist, on a machine that others use. */
const RETOMADA = { timeout: 60_000, interval: 50 }
const RITMO_MS = 20
const ESPERA = { timeout: 60_000 }
const CPF = '52998224725'
const SENHA = 'uma senha qualquer'

describe('SEG-06 o banco embutido cai sob o servidor', () => {
  let pasta: string
  let servidor: Servidor
  let token: string
  let pusher: Pusher
  const encerradas: unknown[] = []

  async function ligarCom(DADOS: string): Promise<Servidor> {
    const [negocio] = lerConfiguracao({}).negocios
    const NEGOCIOS = join(DADOS, 'negocios.json')
    await writeFile(NEGOCIOS, JSON.stringify([negocio]))
    return ligarServidor({ DADOS, NEGOCIOS, DEMO: '0', PROXIES: '1', LOG: 'silent' })
  }

  beforeAll(async () => {
    pasta = await mkdtemp(join(tmpdir(), 'balcao-sem-banco-'))
    servidor = await ligarCom(pasta)
    await criarConta()
    token = await novaSessao()
    const { colaborador } = await pedir(carregarApp)
    pusher = ouvir(servidor.url, token)
    const canal = pusher.subscribe(canalDoColaborador(colaborador.id))
    canal.bind('sessao-encerrada', (dados: unknown) => encerradas.push(dados))
    await new Promise((resolver) => canal.bind('pusher:subscription_succeeded', resolver))
  })
  afterAll(async () => {
    pusher?.disconnect()
    await servidor?.parar()
    await rm(pasta, { recursive: true, force: true })
  })

  async function mandar(contrato: Contrato, corpo?: object, comToken = token): Promise<Response> {
    return fetch(`${servidor.url}/api/aurora${contrato.caminho}`, {
      method: contrato.metodo,
      headers: {
        ...(comToken && { authorization: `Bearer ${comToken}` }),
        // Each from an address of its own: how many come from one is not what is tried here.
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
        ...(corpo && { 'content-type': 'application/json' }),
      },
      ...(corpo && { body: JSON.stringify(corpo) }),
    })
  }

  async function pedir<K extends Contrato>(
    contrato: K,
    corpo?: object,
    comToken = token,
  ): Promise<RespostaDe<K>> {
    const resposta = await mandar(contrato, corpo, comToken)
    if (!resposta.ok) throw new Error(`${contrato.caminho}: ${resposta.status} ${await resposta.text()}`)
    return (await resposta.json()) as RespostaDe<K>
  }

  async function resolverCaptcha(): Promise<string> {
    const challenge = (await pedir(obterCaptcha, undefined, '')) as unknown as Challenge
    const solution = await solveChallenge({ challenge, deriveKey })
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }

  async function novaSessao(): Promise<string> {
    const captcha = await resolverCaptcha()
    return (await pedir(entrar, { cpf: CPF, senha: SENHA, captcha }, '')).token
  }

  const emails = () => readdir(join(pasta, 'emails')).catch(() => [])
  const pidDoPostmaster = async () =>
    Number.parseInt(await readFile(join(pasta, 'postgres', 'postmaster.pid'), 'utf8'), 10)

  async function endereco(nome: string): Promise<string> {
    const [, , , porta] = (await readFile(join(pasta, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
    const senha = await readFile(join(pasta, 'postgres.senha'), 'utf8')
    return `postgres://postgres:${senha}@127.0.0.1:${porta}/${nome}`
  }

  async function criarConta(): Promise<void> {
    const banco = conectar(await endereco('balcao_aurora'), () => undefined)
    const agora = new Date()
    await banco.insert(colaborador).values({
      ...{ cpf: CPF, nome: 'Ana', email: 'ana@example.com', tipo: 'ADMIN' },
      senhaHash: await gerarHash(SENHA),
      ...{ criadoEm: agora, atualizadoEm: agora },
    })
    await banco.$client.end()
  }

  /** Of the server's own processes: all of them, or the ones that serve a connection. */
  async function processos(onde: string): Promise<number[]> {
    const cliente = new pg.Client({ connectionString: await endereco('postgres') })
    cliente.on('error', () => undefined)
    await cliente.connect()
    const { rows } = await cliente.query<{ pid: number }>(
      `select pid from pg_stat_activity where pid <> pg_backend_pid() and ${onde}`,
    )
    await cliente.end()
    return rows.map(({ pid }) => pid)
  }

  const matar = (pids: number[]) => {
    for (const pid of pids) process.kill(pid, 'SIGKILL')
  }
  /** As soon as another one is there: while everybody is still coming back. */
  async function matarDeNovo(): Promise<void> {
    const primeiro = await pidDoPostmaster()
    matar([primeiro])
    const segundo = async () => (await pidDoPostmaster().catch(() => primeiro)) !== primeiro
    await expect.poll(segundo, { ...ESPERA, interval: 10 }).toBe(true)
    await expect
      .poll(async () => (await mandar(VISOES.tickets.listar)).status, { ...ESPERA, interval: 10 })
      .toBe(200)
    matar([await pidDoPostmaster()])
  }

  it.each([
    ['o postmaster morto', async () => matar([await pidDoPostmaster()])],
    ['todos os processos mortos', async () => matar([await pidDoPostmaster(), ...(await processos('true'))])],
    [
      'um processo morto, que leva os outros',
      async () => matar((await processos(`datname ~ 'aurora'`)).slice(0, 1)),
    ],
    ['morto outra vez assim que voltou', matarDeNovo],
  ])('%s: 503 enquanto não volta, nunca 500, e depois tudo funciona como antes', async (caso, derrubar) => {
    await pedir(VISOES.tickets.guardar, { nome: caso.slice(0, 20), filtros: {} })
    const respostas = new Set<string>()
    let parar = false
    onTestFinished(() => {
      parar = true
    })
    const insistir = async (contrato: Contrato, corpo?: object) => {
      while (!parar) {
        const { status, headers } = await mandar(contrato, corpo)
        respostas.add(`${status} ${headers.get('retry-after') ?? ''}`.trim())
        await esperar(RITMO_MS)
      }
    }
    const gente = Array.from({ length: AO_MESMO_TEMPO }, (_, i) =>
      i % 2
        ? insistir(VISOES.tickets.listar)
        : insistir(VISOES.tickets.guardar, { nome: 'insistente', filtros: {} }),
    )
    await derrubar()
    await expect.poll(() => [...respostas], RETOMADA).toContain('503 5')
    expect((await fetch(`${servidor.url}/saude`)).status).toBe(200)
    await expect.poll(async () => (await fetch(`${servidor.url}/pronto`)).status, RETOMADA).toBe(200)
    // What /pronto says may be a second old.
    const depois = async () => (await mandar(VISOES.tickets.guardar, { nome: 'depois', filtros: {} })).status
    await expect.poll(depois, RETOMADA).toBe(200)
    parar = true
    await Promise.all(gente)
    expect([...respostas].toSorted()).toEqual(['200', '503 5'])

    const { itens } = await pedir(VISOES.tickets.listar)
    expect(itens.map(({ nome }) => nome)).toContain(caso.slice(0, 20))
    const avisosAntes = encerradas.length
    // Heard once the page is back on its channel: until then each of them is missed, and asked for at the reconnection.
    await expect
      .poll(async () => {
        await pedir(sair, undefined, await novaSessao())
        return encerradas.length
      }, ESPERA)
      .toBeGreaterThan(avisosAntes)
    const emailsAntes = (await emails()).length
    await pedir(requisitarRedefinicao, { id: CPF, captcha: await resolverCaptcha() }, '')
    await expect.poll(async () => (await emails()).length, ESPERA).toBeGreaterThan(emailsAntes)
  })

  it('SIGTERM com o banco caindo termina em menos de dez segundos', async () => {
    matar([await pidDoPostmaster()])
    const antes = performance.now()
    await servidor.parar()
    expect(performance.now() - antes).toBeLessThan(10_000)
  })
})

function ouvir(url: string, token: string): Pusher {
  const { hostname, port } = new URL(url)
  return new Pusher(chaveDeRealtime('aurora'), {
    cluster: '',
    wsHost: hostname,
    wsPort: Number(port),
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: `${url}/api/aurora${autorizarCanal.caminho}`,
      headers: { Authorization: `Bearer ${token}` },
    },
  })
}

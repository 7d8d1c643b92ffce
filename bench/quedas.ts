import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { lerConfiguracao } from '../apps/api/src/configuracao.ts'
import { portaLivre } from '../apps/api/test/porta-livre.ts'

const QUEDAS = Number(process.env.QUEDAS || 50)
/** Another checkout's server, to compare with. */
const MAIN = process.env.MAIN ?? fileURLToPath(new URL('../apps/api/src/main.ts', import.meta.url))
const DUPLAS = 0.4
const PRAZO_DA_VOLTA_MS = 60_000
const PRAZO_DA_FILA_MS = 60_000
const PRAZO_DO_FIM_MS = 10_000
const RITMO_MS = 50
const VALIDADE_DA_PRONTIDAO_MS = 1_500

const pasta = await mkdtemp(join(tmpdir(), 'balcao-quedas-'))
const [negocio] = lerConfiguracao({}).negocios
await writeFile(join(pasta, 'negocios.json'), JSON.stringify([negocio]))
const porta = await portaLivre()
const url = `http://127.0.0.1:${porta}`
const respostas = new Map<string, number>()
const pedidas = new Map<string, 'certa' | 'duvidosa'>()
const contagem = { quedas: 0, mortes: 0, filasMortas: 0, naoVoltou: 0, fimLento: 0, sobrevividas: 0 }
let voltaMaisLenta = 0
let fim = false

async function ligar(): Promise<ChildProcess> {
  const ambiente = {
    DADOS: pasta,
    NEGOCIOS: join(pasta, 'negocios.json'),
    DEMO: '0',
    LOG: process.env.LOG ?? 'fatal',
  }
  const processo = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...ambiente, HOST: '127.0.0.1', PORT: String(porta) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { promise: noAr, resolve: anunciar } = Promise.withResolvers<true>()
  processo.stdout?.on('data', (pedaco) => {
    const texto = String(pedaco)
    if (texto.includes('no ar')) anunciar(true)
    else if (process.env.LOG) process.stdout.write(texto)
  })
  if (await Promise.race([noAr, once(processo, 'exit').then(() => false)])) return processo
  throw new Error('o servidor terminou antes de ficar no ar')
}

async function encerrar(processo: ChildProcess): Promise<void> {
  if (processo.exitCode !== null || processo.signalCode !== null) return
  const saida = once(processo, 'exit')
  processo.kill('SIGTERM')
  const aTempo = await Promise.race([saida.then(() => true), esperar(PRAZO_DO_FIM_MS, false)])
  if (aTempo) return
  contagem.fimLento++
  processo.kill('SIGKILL')
  await saida
}

const arquivoPid = async () => (await readFile(join(pasta, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
const pidDoPostmaster = () =>
  arquivoPid().then(
    ([pid]) => Number(pid),
    () => 0,
  )

async function conectar(): Promise<pg.Client> {
  const [, , , portaDoBanco] = await arquivoPid()
  const senha = await readFile(join(pasta, 'postgres.senha'), 'utf8')
  const cliente = new pg.Client({
    connectionString: `postgres://postgres:${senha}@127.0.0.1:${portaDoBanco}/balcao_aurora`,
  })
  cliente.on('error', () => undefined)
  await cliente.connect()
  return cliente
}

/** Tasks keep arriving, whatever happens to the database. */
async function agendarSempre(): Promise<void> {
  let cliente: pg.Client | undefined
  for (let numero = 1; !fim; numero++) {
    const assunto = `tarefa-${numero}-fim`
    try {
      cliente ??= await conectar()
      pedidas.set(assunto, 'duvidosa')
      await agendar(cliente, assunto)
      pedidas.set(assunto, 'certa')
    } catch {
      await cliente?.end().catch(() => undefined)
      cliente = undefined
    }
    await esperar(RITMO_MS)
  }
  await cliente?.end().catch(() => undefined)
}

/** Before the others, however many wait: whether the queue works is asked, not how long it is. */
const PROVA = -1

async function agendar(cliente: pg.Client, assunto: string, prioridade = 0): Promise<void> {
  const mensagem = JSON.stringify({ para: 'ana@example.com', assunto, texto: 'Olá.' })
  await cliente.query(`select graphile_worker.add_job('enviar-email', $1::json, priority => $2)`, [
    mensagem,
    prioridade,
  ])
}

async function pedirSempre(caminho: string): Promise<void> {
  while (!fim) {
    const status = await fetch(`${url}${caminho}`).then(
      (resposta) => resposta.arrayBuffer().then(() => `${resposta.status}`),
      () => 'sem resposta',
    )
    respostas.set(status, (respostas.get(status) ?? 0) + 1)
    await esperar(RITMO_MS)
  }
}

async function ate(prazoMs: number, deuCerto: () => Promise<boolean>): Promise<boolean> {
  const limite = performance.now() + prazoMs
  while (performance.now() < limite) {
    if (await deuCerto().catch(() => false)) return true
    await esperar(100)
  }
  return false
}

const enviadas = async (): Promise<Map<string, number>> => {
  const vezes = new Map<string, number>()
  for (const nome of await readdir(join(pasta, 'emails')).catch(() => [])) {
    const [assunto] =
      (await readFile(join(pasta, 'emails', nome), 'utf8')).match(/(tarefa|prova)-\d+-fim/) ?? []
    if (assunto) vezes.set(assunto, (vezes.get(assunto) ?? 0) + 1)
  }
  return vezes
}

/** A task given now is done soon: the queue works. */
async function filaViva(prova: string): Promise<boolean> {
  const agendada = await ate(PRAZO_DA_FILA_MS, async () => {
    const cliente = await conectar()
    await agendar(cliente, prova, PROVA).finally(() => cliente.end())
    return true
  })
  if (!agendada) return false
  const antes = new Set<string>()
  return ate(PRAZO_DA_FILA_MS, async () => {
    for (const nome of await readdir(join(pasta, 'emails'))) {
      if (antes.has(nome)) continue
      antes.add(nome)
      if ((await readFile(join(pasta, 'emails', nome), 'utf8')).includes(prova)) return true
    }
    return false
  })
}

async function matarBanco(): Promise<boolean> {
  const pid = await pidDoPostmaster()
  if (!pid) return false
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
  contagem.quedas++
  return true
}

let servidor = await ligar()
const gente = [
  agendarSempre(),
  pedirSempre('/pronto'),
  pedirSempre('/api/aurora/captcha'),
  pedirSempre('/api/aurora/captcha'),
]

try {
  while (contagem.quedas < QUEDAS) {
    await esperar(500 + Math.random() * 3_000)
    const antes = contagem.quedas
    await matarBanco()
    if (Math.random() < DUPLAS && contagem.quedas < QUEDAS) {
      await esperar(Math.random() * 2_000)
      await matarBanco()
    }
    const destas = contagem.quedas - antes
    if (!destas) continue
    const inicio = performance.now()
    // What /pronto says may be a second old.
    await esperar(VALIDADE_DA_PRONTIDAO_MS)
    const vivo = () => servidor.exitCode === null && servidor.signalCode === null
    const voltou = await ate(PRAZO_DA_VOLTA_MS, async () => !vivo() || (await fetch(`${url}/pronto`)).ok)
    const ok =
      vivo() && voltou && (await filaViva(`prova-${contagem.quedas}-fim`).catch(() => false)) && vivo()
    if (ok) {
      contagem.sobrevividas += destas
      voltaMaisLenta = Math.max(voltaMaisLenta, performance.now() - inicio)
    } else if (!vivo()) contagem.mortes++
    else if (!voltou) contagem.naoVoltou++
    else contagem.filasMortas++
    console.log(`${contagem.quedas}/${QUEDAS}`, ok ? 'de pé' : JSON.stringify(contagem))
    if (!ok) {
      await encerrar(servidor)
      servidor = await ligar()
    }
  }
  fim = true
  await Promise.all(gente)
  const cliente = await conectar()
  const vazia = () =>
    cliente
      .query(`select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'enviar-email' limit 1`)
      .then(({ rowCount }) => rowCount === 0)
  const esvaziou = await ate(120_000, vazia)
  await cliente.end()
  const vezes = await enviadas()
  const certas = [...pedidas].filter(([, como]) => como === 'certa').map(([assunto]) => assunto)
  console.log({
    ...contagem,
    esvaziou,
    voltaMaisLentaS: Number((voltaMaisLenta / 1000).toFixed(1)),
    tarefas: certas.length,
    perdidas: certas.filter((assunto) => !vezes.has(assunto)).length,
    repetidas: [...vezes.values()].filter((quantas) => quantas > 1).length,
    respostas: Object.fromEntries(respostas),
  })
} finally {
  fim = true
  await encerrar(servidor)
  console.log(`fim em mais de ${PRAZO_DO_FIM_MS / 1000} s: ${contagem.fimLento}`)
  await rm(pasta, { recursive: true, force: true })
}

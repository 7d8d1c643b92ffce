import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Cliente } from '../apps/api/src/platform/banco/cliente.ts'
import { lerEndereco } from '../apps/api/src/platform/banco/servidores.ts'
import { ligarServidor, rodarComando, type Servidor } from '../apps/api/test/processo.ts'
import { provarTrabalho } from '../apps/api/test/provar-trabalho.ts'
import { ligarCluster } from './patroni.ts'

// ESC-02 Two processes of the portal on three PostgreSQL nodes that Patroni keeps, under load, while parts of it die.

const NEGOCIO = 'aurora'
const CPF = '52998224725'
const SENHA = 'uma senha qualquer'
const ESCRITORES = 6
const LEITORES = 2
const SESSENTA_S = 60_000
const RITMO_MS = 30
const CONTA = fileURLToPath(new URL('../apps/api/src/conta.ts', import.meta.url))
const RELATO = fileURLToPath(new URL('../docs/medidas/cluster.md', import.meta.url))

const pasta = await mkdtemp(join(tmpdir(), 'balcao-portais-'))
const NEGOCIOS = join(pasta, 'negocios.json')
await writeFile(NEGOCIOS, JSON.stringify([{ id: NEGOCIO }]))
console.log('Começando o etcd, o Patroni e o PostgreSQL…')
const cluster = await ligarCluster()
const ambiente = {
  DATABASE_URL: cluster.url,
  NEGOCIOS,
  DADOS: pasta,
  PROXIES: '1',
  LOG: process.env.LOG ?? 'silent',
}
const portais: Servidor[] = []
const respostas = new Map<string, number>()
const confirmadas: { atalho: string; em: number }[] = []
const agendadas = new Set<string>()
let token = ''
let fim = false

const contar = (que: string) => respostas.set(que, (respostas.get(que) ?? 0) + 1)

async function mandar(
  portal: Servidor,
  caminho: string,
  metodo = 'GET',
  corpo?: object,
  chave = randomUUID(),
) {
  return fetch(`${portal.url}/api/${NEGOCIO}${caminho}`, {
    method: metodo,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      // Each from an address of its own: how many come from one is not what is tried here.
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      ...(corpo && { 'content-type': 'application/json', 'idempotency-key': chave }),
    },
    ...(corpo && { body: JSON.stringify(corpo) }),
    signal: AbortSignal.timeout(SESSENTA_S),
  })
}

const umDeles = (): Servidor => portais[randomInt(portais.length)] as Servidor

async function abrirSessao(): Promise<string> {
  const captcha = await provarTrabalho(await (await mandar(umDeles(), '/captcha')).json())
  const resposta = await mandar(umDeles(), '/login/sac', 'POST', { cpf: CPF, senha: SENHA, captcha })
  return ((await resposta.json()) as { token: string }).token
}

/** The same intention under the same key, at whatever process, until it is answered. */
async function escreverSempre(quem: number): Promise<void> {
  for (let n = 0; !fim; n++) {
    const atalho = `r${quem}-${n}`
    const chave = randomUUID()
    const corpo = { titulo: atalho, atalho, texto: 'Bom dia', escopo: 'MINHA' }
    for (;;) {
      const resposta = await mandar(umDeles(), '/sac/respostas', 'POST', corpo, chave).catch(() => null)
      contar(resposta ? `escrita ${resposta.status}` : 'escrita sem resposta')
      if (resposta?.status === 503 && !resposta.headers.has('retry-after')) contar('503 sem Retry-After')
      if (resposta?.status === 200) break
      if (resposta && resposta.status !== 503) contar(`recusa ${await resposta.text()}`.slice(0, 120))
      await esperar(200)
    }
    confirmadas.push({ atalho, em: performance.now() })
    await esperar(RITMO_MS)
  }
}

async function lerSempre(): Promise<void> {
  while (!fim) {
    const resposta = await mandar(umDeles(), '/sac/respostas').catch(() => null)
    await resposta?.arrayBuffer().catch(() => undefined)
    contar(resposta ? `leitura ${resposta.status}` : 'leitura sem resposta')
    await esperar(RITMO_MS)
  }
}

async function noBanco<T>(fazer: (cliente: Cliente) => Promise<T>): Promise<T> {
  const url = lerEndereco(cluster.url.replace('/postgres?', `/balcao_${NEGOCIO}?`))
  const cliente = new Cliente({ connectionString: url ?? '', query_timeout: 20_000 })
  cliente.on('error', () => undefined)
  await cliente.connect()
  return fazer(cliente).finally(() => cliente.end().catch(() => undefined))
}

/** Tasks whose trace can be counted: each message is a file. */
async function agendarSempre(): Promise<void> {
  for (let n = 0; !fim; n++) {
    const assunto = `tarefa-${n}-fim`
    const mensagem = JSON.stringify({ para: 'ana@example.com', assunto, texto: 'Olá.' })
    await noBanco((cliente) =>
      cliente.query(`select graphile_worker.add_job('enviar-email', $1::json)`, [mensagem]),
    ).then(
      () => agendadas.add(assunto),
      () => undefined,
    )
    await esperar(300)
  }
}

/** How long nobody was told that a write is done, and until the portal is whole again. */
async function comFalha(
  nome: string,
  provocar: () => Promise<undefined | (() => Promise<unknown>)>,
  consertarEmMs = 0,
) {
  await cluster.inteiro()
  await esperar(3_000)
  const quando = performance.now()
  const antes = new Map(respostas)
  const consertar = await provocar()
  const conserto = consertar && esperar(consertarEmMs).then(consertar)
  // Writing again is ten of them in a row after the longest silence.
  const prazo = quando + 2 * SESSENTA_S
  let silencio = 0
  for (;;) {
    await esperar(500)
    const depois = confirmadas.filter(({ em }) => em > quando).map(({ em }) => em)
    const instantes = [quando, ...depois, performance.now()]
    silencio = Math.max(...instantes.slice(1).map((em, i) => em - (instantes[i] ?? em)))
    const calmo = performance.now() - quando > 25_000 && performance.now() - (depois.at(-1) ?? 0) < 2_000
    if (calmo || performance.now() > prazo) break
  }
  await conserto
  const vistas = [...respostas].flatMap(([que, vezes]) =>
    vezes > (antes.get(que) ?? 0) ? [`${que}: ${vezes - (antes.get(que) ?? 0)}`] : [],
  )
  const linha = { nome, segundos: (silencio / 1000).toFixed(1), vistas: vistas.toSorted().join(', ') }
  console.log(linha)
  return linha
}

try {
  await cluster.inteiro()
  for (let n = 0; n < 2; n++) portais.push(await ligarServidor(ambiente))
  const conta = [
    '--cpf',
    CPF,
    '--nome',
    'Ana Souza',
    '--email',
    'ana@example.com',
    '--perfil',
    'ADMIN',
    '--senha-na-entrada',
  ]
  const feita = await rodarComando(CONTA, conta, ambiente, `${SENHA}\n`)
  if (feita.codigo !== 0) throw new Error(feita.erro)
  token = await abrirSessao()
  const gente = [
    ...Array.from({ length: ESCRITORES }, (_, quem) => escreverSempre(quem)),
    ...Array.from({ length: LEITORES }, lerSempre),
    agendarSempre(),
  ]
  const linhas = [
    await comFalha('troca planejada do primário', async () => void (await cluster.trocar())),
    await comFalha('kill -9 do postmaster do primário', async () => void (await cluster.matarBanco())),
    await comFalha('kill -9 do nó do primário, banco e Patroni (religado em 40 s)', cluster.matarNo, 40_000),
    await comFalha('nó do primário congelado por 40 s', cluster.congelarNo, 40_000),
    await comFalha('kill -9 do líder do etcd (religado em 20 s)', cluster.matarEtcd, 20_000),
    await comFalha(
      'kill -9 de um processo do portal (religado em 5 s)',
      async () => {
        await portais[0]?.matar()
        return async () => {
          portais[0] = await ligarServidor(ambiente)
        }
      },
      5_000,
    ),
  ]
  fim = true
  await Promise.all(gente)
  await cluster.inteiro()
  const gravadas = await noBanco(
    async (cliente) => (await cliente.query<{ atalho: string }>('select atalho from resposta')).rows,
  )
  const la = new Map<string, number>()
  for (const { atalho } of gravadas) la.set(atalho, (la.get(atalho) ?? 0) + 1)
  const enviadas = await contarEnviadas()
  const total = {
    confirmadas: confirmadas.length,
    perdidas: confirmadas.filter(({ atalho }) => !la.has(atalho)).length,
    dobradas: [...la.values()].filter((vezes) => vezes > 1).length,
    tarefas: agendadas.size,
    tarefasPerdidas: [...agendadas].filter((assunto) => !enviadas.has(assunto)).length,
    tarefasRepetidas: [...enviadas.values()].filter((vezes) => vezes > 1).length,
  }
  console.log(total, Object.fromEntries(respostas))
  await relatar(linhas, total)
} finally {
  fim = true
  await Promise.all(portais.map((portal) => portal.matar()))
  await cluster.parar()
  await rm(pasta, { recursive: true, force: true })
}

async function contarEnviadas(): Promise<Map<string, number>> {
  const prazo = performance.now() + 2 * SESSENTA_S
  for (;;) {
    const vezes = new Map<string, number>()
    for (const nome of await readdir(join(pasta, 'emails')).catch(() => [])) {
      const texto = await readFile(join(pasta, 'emails', nome), 'utf8').catch(() => '')
      const [assunto] = /tarefa-\d+-fim/.exec(texto) ?? []
      if (assunto) vezes.set(assunto, (vezes.get(assunto) ?? 0) + 1)
    }
    if ([...agendadas].every((assunto) => vezes.has(assunto)) || performance.now() > prazo) return vezes
    await esperar(1_000)
  }
}

async function relatar(
  linhas: Awaited<ReturnType<typeof comFalha>>[],
  total: Record<string, number>,
): Promise<void> {
  const [modelo] = cpus()
  const texto = `# Um banco que muda de lugar

Escrito por \`npm run cluster\`, com os pacotes \`postgresql\`, \`patroni\` e \`etcd-server\` do Debian, tudo nesta máquina (${cpus().length} × ${modelo?.model.trim()}): três nós
de etcd, três de PostgreSQL sob o Patroni (\`synchronous_mode\`, \`ttl: 20\`, \`loop_wait: 2\`), dois processos do portal. ${ESCRITORES} pessoas gravam e ${LEITORES} leem sem parar,
cada gravação sob a sua chave, em qualquer processo, até ter resposta; tarefas chegam três vezes por segundo.

| O que se fez | Maior silêncio entre duas gravações confirmadas | O que ouviu quem pedia |
|---|---|---|
${linhas.map(({ nome, segundos, vistas }) => `| ${nome} | ${segundos.replace('.', ',')} s | ${vistas} |`).join('\n')}

Ao fim: ${total.confirmadas} gravações confirmadas, ${total.perdidas} perdidas, ${total.dobradas} dobradas; ${total.tarefas} tarefas, ${total.tarefasPerdidas} perdidas, ${total.tarefasRepetidas} feitas duas vezes.
`
  await writeFile(RELATO, texto)
}

import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { listarTickets } from '../packages/dominio/src/tickets/lista/contratos.ts'
import { cpuDe } from './cpu.ts'
import { ligarServidorReal, type ServidorReal } from './servidor-real.ts'

const RODADAS = Number(process.env.RODADAS || 3)
const VOLTAS = Number(process.env.VOLTAS || 300)
const AQUECER = Math.ceil(VOLTAS / 3)
const AO_MESMO_TEMPO = 4
const CONTAR = new URL('contar-modulos.mjs', import.meta.url).href
/** A repository as it was before, with its dependencies; left out, only this one is measured. */
const { ANTES, PASTA } = process.env

type Caso = { nome: string; pedir: (servidor: ServidorReal, token: string) => Promise<unknown> }
type Modo = { nome: string; ambiente: Record<string, string>; raiz?: string }
type Medida = {
  modo: string
  comeco: number
  memoria: number
  modulos: number
  casos: Record<string, number>
}

let ticketId = 0
const CASOS: Caso[] = [
  { nome: 'validar a sessão', pedir: (s, token) => s.baixar('/sac/validar-sessao', { token }) },
  { nome: 'lista de tickets', pedir: (s, token) => s.baixar(listarTickets.caminho, { token }) },
  { nome: 'um ticket', pedir: (s, token) => s.baixar(`/sac/tickets/${ticketId}`, { token }) },
  {
    nome: 'escrever num ticket',
    pedir: (s, token) =>
      s
        .pedir('POST', `/sac/tickets/${ticketId}/historico`, {
          token,
          corpo: { mensagem: `Medida ${Math.random()}`, interno: true },
        })
        .then((resposta) => resposta.resume()),
  },
]

const recebido = { bytes: 0, spans: 0 }
const coletor = createServer(async (pedido, resposta) => {
  const corpo = await buffer(pedido)
  recebido.bytes += corpo.length
  recebido.spans += corpo.toString().split('"spanId"').length - 1
  resposta.setHeader('content-type', 'application/json').end('{}')
})
await once(coletor.listen(0, '127.0.0.1'), 'listening')
const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(coletor.address() as AddressInfo).port}`

const MODOS: Modo[] = [
  ...(ANTES ? [{ nome: 'antes', ambiente: {}, raiz: ANTES }] : []),
  { nome: 'desligado', ambiente: {} },
  {
    nome: 'um pedido em dez',
    ambiente: {
      OTEL_EXPORTER_OTLP_ENDPOINT,
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    },
  },
  { nome: 'todos os pedidos', ambiente: { OTEL_EXPORTER_OTLP_ENDPOINT } },
]

const pasta = PASTA ?? (await mkdtemp(join(tmpdir(), 'balcao-rastros-')))
const arquivo = join(tmpdir(), `balcao-carregados-${process.pid}`)

async function repetir(vezes: number, fazer: () => Promise<unknown>): Promise<void> {
  for (let feitas = 0; feitas < vezes; feitas += AO_MESMO_TEMPO)
    await Promise.all(Array.from({ length: AO_MESMO_TEMPO }, fazer))
}

async function medir({ nome: modo, ambiente, raiz }: Modo): Promise<Medida> {
  await writeFile(arquivo, '')
  const contado = { ...ambiente, CARREGADOS: arquivo, NODE_OPTIONS: `--import=${CONTAR}` }
  const servidor = await ligarServidorReal(pasta, { ambiente: contado, ...(raiz !== undefined && { raiz }) })
  try {
    const comeco = await cpuDe([servidor.pid])
    const token = await servidor.entrar('ADMIN')
    const { itens } = await servidor.lerJson<{ itens: { id: number }[] }>('GET', listarTickets.caminho, {
      token,
    })
    ticketId = itens[0]?.id ?? 0
    const casos: Record<string, number> = {}
    for (const { nome, pedir } of CASOS) {
      await repetir(AQUECER, () => pedir(servidor, token))
      const antes = await cpuDe([servidor.pid])
      await repetir(VOLTAS, () => pedir(servidor, token))
      casos[nome] = ((await cpuDe([servidor.pid])) - antes) / VOLTAS
    }
    const { agora: memoria } = await servidor.memoria()
    const modulos = new Set((await readFile(arquivo, 'utf8')).split('\n').filter(Boolean)).size
    return { modo, comeco, memoria, modulos, casos }
  } finally {
    await servidor.parar()
  }
}

const medidas: Medida[] = []
for (let rodada = 0; rodada <= RODADAS; rodada++)
  for (const modo of MODOS) {
    const medida = await medir(modo)
    console.log(rodada === 0 ? 'aquecimento' : `volta ${rodada}`, JSON.stringify(medida))
    // The first start of each fills the compile cache, and of all the demonstration.
    if (rodada > 0) medidas.push(medida)
  }
coletor.close()
await rm(arquivo, { force: true })
if (!PASTA) await rm(pasta, { recursive: true, force: true })

const mediana = (valores: number[]) => valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)] ?? 0
const numero = (valor: number, casas: number) => valor.toFixed(casas).replace('.', ',')
const linha = (nome: string, casas: number, deCada: (medida: Medida) => number) =>
  `| ${[nome, ...MODOS.map(({ nome: modo }) => numero(mediana(medidas.filter((medida) => medida.modo === modo).map(deCada)), casas))].join(' | ')} |`
const tabela = [
  `| | ${MODOS.map(({ nome }) => nome).join(' | ')} |`,
  `|---|${MODOS.map(() => '---:|').join('')}`,
  ...CASOS.map(({ nome }) => linha(`${nome}, CPU ms`, 2, ({ casos }) => casos[nome] ?? 0)),
  linha('começar, CPU ms', 0, ({ comeco }) => comeco),
  linha('memória no fim, MB', 0, ({ memoria }) => memoria),
  linha('arquivos do OpenTelemetry carregados', 0, ({ modulos }) => modulos),
].join('\n')
const maquina = `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB, carga ${loadavg()
  .map((carga) => numero(carga, 1))
  .join(', ')}`
console.log(
  `\n${maquina}\n\n${tabela}\n\n${recebido.spans} spans, ${Math.round(recebido.bytes / Math.max(1, recebido.spans))} bytes cada um`,
)

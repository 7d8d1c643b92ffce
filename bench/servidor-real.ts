import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { pipeline, type Readable, type Transform } from 'node:stream'
import { json, text } from 'node:stream/consumers'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { CONTAS_DEMO, CONTAS_DOS_SETORES, SENHA_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { portaLivre } from '../apps/api/test/porta-livre.ts'
import { provarTrabalho } from '../apps/api/test/provar-trabalho.ts'
import { entrar, obterCaptcha } from '../packages/dominio/src/acesso/contratos.ts'
import type { TipoDeUsuario } from '../packages/dominio/src/usuarios.ts'
import { ALOCADOR_DO_SERVIDOR, COMANDO_DO_SERVIDOR, HEAP_PEQUENO, RAIZ } from '../scripts/lugares.mjs'

const NEGOCIO = 'aurora'
const CONTAS = [...CONTAS_DEMO, ...CONTAS_DOS_SETORES]

export type Memoria = { agora: number; pico: number }
export type ServidorReal = Awaited<ReturnType<typeof ligarServidorReal>>
/** `raiz` is where another version of the repository is. */
type Opcoes = { pequeno?: boolean; ambiente?: Record<string, string>; raiz?: string }
type Desafio = Parameters<typeof provarTrabalho>[0]
type Pedido = { token?: string; busca?: object; corpo?: object; formulario?: FormData; chave?: string }

/**
 * The server as `npm start` starts it: a process of its own, with the flags and the environment of that command; or
 * without those that keep it small, to know what they cost.
 */
export async function ligarServidorReal(
  pasta: string,
  { pequeno = true, ambiente = {}, raiz = RAIZ }: Opcoes = {},
) {
  const porta = await portaLivre()
  const [programa = '', ...argumentos] = COMANDO_DO_SERVIDOR.filter(
    (argumento) => pequeno || !HEAP_PEQUENO.includes(argumento),
  ).map((argumento) => argumento.replace(RAIZ, join(raiz, '/')))
  const processo = spawn(programa, argumentos, {
    // One proxy is believed: each call comes from another address, the limit per address is not the subject.
    env: {
      ...(pequeno && ALOCADOR_DO_SERVIDOR),
      ...process.env,
      DADOS: pasta,
      HOST: '127.0.0.1',
      PORT: String(porta),
      PROXIES: '1',
      DEMO_ABERTA: '1',
      LOG: 'error',
      ...ambiente,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  await anunciado(processo)
  const url = `http://127.0.0.1:${porta}`
  const pid = processo.pid as number
  const pedir = (metodo: string, caminho: string, pedido: Pedido = {}) =>
    chamar(metodo, `${url}/api/${NEGOCIO}${caminho}`, pedido)
  return {
    url,
    pid,
    pedir,
    lerJson: async <T>(metodo: string, caminho: string, pedido?: Pedido) =>
      (await json(await pedir(metodo, caminho, pedido))) as T,
    /** Read to the end and thrown away; answers how many bytes came. */
    baixar: async (caminho: string, pedido?: Pedido) => esgotar(await pedir('GET', caminho, pedido)),
    entrar: (tipo: TipoDeUsuario) =>
      entrarComo(url, CONTAS_DEMO.find((conta) => conta.tipo === tipo)?.cpf ?? ''),
    /** Each in turn: an account that signs in too often has to wait. */
    entrarEmOutraConta: (vez: number) => entrarComo(url, CONTAS[vez % CONTAS.length]?.cpf ?? ''),
    memoria: () => memoriaDe(pid),
    /** From here on the peak is that of what comes next. */
    esquecerPico: () => writeFile(`/proc/${pid}/clear_refs`, '5'),
    parar: async () => {
      const fim = once(processo, 'exit')
      processo.kill('SIGTERM')
      await fim
    },
  }
}

let chamadas = 0
const outroEndereco = () => `10.${(chamadas >> 16) & 255}.${(chamadas >> 8) & 255}.${chamadas++ & 255}`

/** Not by `fetch`, which gives up after five minutes without an answer: on a busy machine the last one in a turn waits longer. */
async function chamar(
  metodo: string,
  endereco: string,
  { token, busca, corpo, formulario, chave }: Pedido,
): Promise<Readable> {
  // Writes the form as a browser does, with its boundary.
  const enviado = formulario && new Response(formulario)
  const pedido = request(busca ? `${endereco}?${new URLSearchParams({ ...busca })}` : endereco, {
    method: metodo,
    headers: {
      'x-aplicacao': 'SAC',
      // As a browser asks where there is a certificate.
      'accept-encoding': 'gzip, deflate, br',
      'x-forwarded-for': outroEndereco(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(chave && { 'idempotency-key': chave }),
      ...(corpo && { 'content-type': 'application/json' }),
      ...(enviado && { 'content-type': enviado.headers.get('content-type') ?? '' }),
    },
  })
  pedido.end(corpo ? JSON.stringify(corpo) : enviado && Buffer.from(await enviado.arrayBuffer()))
  const [chegada] = (await once(pedido, 'response')) as [IncomingMessage]
  const conteudo = expandido(chegada)
  const { statusCode = 0 } = chegada
  if (statusCode >= 300)
    throw new Error(`${metodo} ${endereco}: ${statusCode} ${(await text(conteudo)).slice(0, 200)}`)
  return conteudo
}

const EXPANSORES: Record<string, () => Transform> = {
  br: createBrotliDecompress,
  gzip: createGunzip,
  deflate: createInflate,
}

function expandido(chegada: IncomingMessage): Readable {
  const expandir = EXPANSORES[chegada.headers['content-encoding'] ?? '']
  // A failure on the way destroys the last stream, where whoever reads it finds it.
  return expandir ? pipeline(chegada, expandir(), () => undefined) : chegada
}

async function esgotar(conteudo: Readable): Promise<number> {
  let bytes = 0
  for await (const pedaco of conteudo) bytes += pedaco.length
  return bytes
}

async function entrarComo(url: string, cpf: string): Promise<string> {
  const raiz = `${url}/api/${NEGOCIO}`
  const desafio = (await json(await chamar('GET', raiz + obterCaptcha.caminho, {}))) as Desafio
  const corpo = { cpf, senha: SENHA_DEMO, captcha: await provarTrabalho(desafio) }
  const { token } = (await json(await chamar('POST', raiz + entrar.caminho, { corpo }))) as { token: string }
  return token
}

/** In MB of 2^20 bytes, from the kernel's own account: what the process holds, and the most it held. */
async function memoriaDe(pid: number): Promise<Memoria> {
  const texto = await readFile(`/proc/${pid}/status`, 'utf8')
  const mb = (campo: string) => Number(new RegExp(`${campo}:\\s+(\\d+)`).exec(texto)?.[1]) / 1024
  return { agora: mb('VmRSS'), pico: mb('VmHWM') }
}

async function anunciado(processo: ChildProcess): Promise<void> {
  const noAr = Promise.withResolvers<void>()
  processo.once('exit', () => noAr.reject(new Error('o servidor terminou antes de ficar no ar')))
  processo.stdout?.on('data', (pedaco) => {
    if (String(pedaco).includes('no ar')) noAr.resolve()
    // What it complains of while it is measured explains a measure.
    if (String(pedaco).includes('"level":50')) console.error(String(pedaco).slice(0, 500))
  })
  await noAr.promise
}

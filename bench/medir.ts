import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportarTickets } from '../packages/dominio/src/tickets/lista/contratos.ts'
import { type Caso, CONTAS, type Conta, casosDe, SESSAO } from './casos.ts'
import { cpuDe, filhosDe, memoriaDe, paiDe } from './cpu.ts'
import { lerDados } from './dados-medidos.ts'
import type { Comando } from './gravador.ts'
import { abrirProcesso } from './processo.ts'
import type { ComandosDoPiso } from './processo-do-piso.ts'
import type { ComandosDoPortal } from './processo-do-portal.ts'
import { type Correio, type Custo, type Medida, type Memoria, relatar } from './relatar.ts'

const TAMANHOS = (process.env.TICKETS || '100000,1000000').split(',').map(Number)
const CLIENTES = Number(process.env.CLIENTES || 50_000)
const VOLTAS = Number(process.env.VOLTAS || 12)
const SO = new RegExp(process.env.SO || '')
/** Requests of one case in one round: enough for the CPU clock, few enough for all cases to share each disturbance. */
const SEGUIDOS = 8
const MENSAGENS = 30
/** A server that has been up for a while: code compiled, statements prepared in every connection. */
const AQUECIMENTO = { vezes: 150, ms: 2_500 }
const NEGOCIO = 'aurora'

/** A folder of one's own is kept, one for each size in it, and what they hold is not made again. */
const PASTA = process.env.PASTA
const pasta = PASTA ?? (await mkdtemp(join(tmpdir(), 'balcao-bench-')))

/** The server, its floor and who asks both, over the data of one size. */
async function abrir(tickets: number) {
  const portal = await abrirProcesso<ComandosDoPortal>(new URL('processo-do-portal.ts', import.meta.url), [
    join(pasta, String(tickets)),
  ])
  const { url, banco, processoDoBanco } = await portal.pedir('endereco')
  const piso = await abrirProcesso<ComandosDoPiso>(new URL('processo-do-piso.ts', import.meta.url), [banco])
  const tokens = new Map<Conta, string>()
  for (const conta of CONTAS) tokens.set(conta, await portal.pedir('token', conta))
  return {
    portal,
    piso,
    url,
    tokens,
    postgres: (await paiDe(processoDoBanco)) ?? 0,
    urlDoPiso: `http://127.0.0.1:${await piso.pedir('porta')}`,
  }
}
type Lugar = Awaited<ReturnType<typeof abrir>>
let chamadas = 0

/** Over a real socket, read to the end; anything but 200 is no measurement. */
async function pedir(endereco: string, init: RequestInit = {}): Promise<string> {
  const resposta = await fetch(endereco, init)
  const corpo = await resposta.text()
  if (resposta.status !== 200) throw new Error(`respondeu ${resposta.status}: ${corpo.slice(0, 200)}`)
  return corpo
}

async function pedirAoPortal(
  { portal, url, tokens }: Lugar,
  { conta, caminho, busca = {}, corpo, metodo = 'POST', esquecido }: Caso,
) {
  const vez = chamadas++
  if (esquecido) await portal.pedir('esquecer')
  return pedir(`${url}/api/${NEGOCIO}${caminho}?${new URLSearchParams(busca)}`, {
    method: corpo ? metodo : 'GET',
    ...(corpo && { body: JSON.stringify(corpo(vez)) }),
    headers: {
      authorization: `Bearer ${tokens.get(conta)}`,
      'x-aplicacao': 'SAC',
      // One proxy is believed: each call comes from another address, the limit per address is not the subject.
      'x-forwarded-for': `10.${(vez >> 16) & 255}.${(vez >> 8) & 255}.${vez & 255}`,
      // The portal is measured, not the compression.
      'accept-encoding': 'identity',
      ...(corpo && { 'content-type': 'application/json' }),
    },
  })
}

/** What the portal asks the database for in one request of the case, without what any signed-in person costs. */
async function comandosDe(lugar: Lugar, caso: Caso, daSessao: ReadonlySet<string>): Promise<Comando[]> {
  const { portal } = lugar
  await portal.pedir('gravar')
  await pedirAoPortal(lugar, caso).finally(() => undefined)
  const comandos = await portal.pedir('gravados')
  return comandos.filter(({ texto }) => !daSessao.has(texto))
}

type Lado = { servidor: number; fazer: () => Promise<unknown>; noServidor: number[]; noBanco: number[] }

async function aquecer({ fazer }: Lado): Promise<void> {
  const inicio = performance.now()
  for (let vez = 0; vez < AQUECIMENTO.vezes && performance.now() - inicio < AQUECIMENTO.ms; vez++)
    await fazer()
}

async function medirBloco(lado: Lado, doBanco: readonly number[]): Promise<void> {
  const antes = await Promise.all([cpuDe([lado.servidor]), cpuDe(doBanco)])
  for (let i = 0; i < SEGUIDOS; i++) await lado.fazer()
  const depois = await Promise.all([cpuDe([lado.servidor]), cpuDe(doBanco)])
  lado.noServidor.push((depois[0] - antes[0]) / SEGUIDOS)
  lado.noBanco.push((depois[1] - antes[1]) / SEGUIDOS)
}

/** Every round asks each case of the portal and of its floor, so that what disturbs the machine disturbs both alike. */
async function medir(lugar: Lugar, tickets: number): Promise<Medida[]> {
  const { portal, piso, postgres, urlDoPiso } = lugar
  const pedirUm = (caso: Caso) => pedirAoPortal(lugar, caso)
  const casos = [SESSAO, ...casosDe(await lerDados((sql) => portal.pedir('ler', sql), pedirUm))].filter(
    ({ nome, conta }) => SO.test(`${nome} ${conta}`),
  )
  const daSessao = new Set((await comandosDe(lugar, SESSAO, new Set())).map(({ texto }) => texto))
  const lados: {
    caso: Caso
    portal: Lado
    piso: Lado
    comandos: number
    tempos: number[]
    falha: string | null
  }[] = []
  for (const [numero, caso] of casos.entries()) {
    await portal.pedir('desfazer', caso.desfeito === true)
    await pedirUm(caso).catch(() => undefined)
    await portal.pedir('desfazer', false)
    const comandos = await comandosDe(lugar, caso, caso === SESSAO ? new Set() : daSessao)
    await piso.pedir('caso', numero, comandos, caso.corpo !== undefined)
    const tempos: number[] = []
    const cronometrado = async () => {
      const inicio = performance.now()
      await pedirUm(caso)
      tempos.push(performance.now() - inicio)
    }
    lados.push({
      caso,
      comandos: comandos.length,
      tempos,
      falha: null,
      portal: { servidor: portal.pid, fazer: cronometrado, noServidor: [], noBanco: [] },
      piso: {
        servidor: piso.pid,
        fazer: () => pedir(`${urlDoPiso}/caso/${numero}`),
        noServidor: [],
        noBanco: [],
      },
    })
  }
  for (const lado of lados) {
    await portal.pedir('desfazer', lado.caso.desfeito === true)
    await Promise.all([aquecer(lado.portal), aquecer(lado.piso)]).catch((erro) => {
      lado.falha = erro instanceof Error ? erro.message : String(erro)
    })
  }
  for (let volta = 0; volta < VOLTAS; volta++) {
    const doBanco = await filhosDe(postgres)
    for (const lado of lados) {
      if (lado.falha) continue
      await portal.pedir('desfazer', lado.caso.desfeito === true)
      try {
        await medirBloco(lado.portal, doBanco)
        await medirBloco(lado.piso, doBanco)
      } catch (erro) {
        lado.falha = erro instanceof Error ? erro.message : String(erro)
      }
    }
  }
  await portal.pedir('desfazer', false)
  return lados.map(({ caso, comandos, tempos, falha, ...lado }) => ({
    nome: caso.nome,
    conta: caso.conta,
    escrita: caso.corpo !== undefined,
    tickets,
    comandos,
    falha,
    portal: custoDe(lado.portal),
    piso: custoDe(lado.piso),
    tempo: mediana(tempos),
  }))
}

/** By mail nobody asks and nobody answers: one after the other, from the mailbox to the ticket. */
async function medirCorreio({ portal, postgres }: Lugar, tickets: number): Promise<Correio> {
  await portal.pedir('receber', MENSAGENS)
  const doBanco = await filhosDe(postgres)
  const antes = await Promise.all([cpuDe([portal.pid]), cpuDe(doBanco)])
  await portal.pedir('receber', MENSAGENS)
  const depois = await Promise.all([cpuDe([portal.pid]), cpuDe(doBanco)])
  const [servidor = 0, banco = 0] = depois.map((valor, i) => (valor - (antes[i] ?? 0)) / MENSAGENS)
  return { tickets, custo: { servidor, banco }, mb: await memoriaDe(portal.pid) }
}

function custoDe({ noServidor, noBanco }: Lado): Custo {
  return { servidor: mediana(noServidor), banco: mediana(noBanco) }
}

function mediana(valores: readonly number[]): number {
  return valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)] ?? Number.NaN
}

try {
  const medidas: Medida[] = []
  const memoria: Memoria[] = []
  const correio: Correio[] = []
  for (const tickets of TAMANHOS) {
    const lugar = await abrir(tickets)
    const lembrar = async (quando: string) => memoria.push({ quando, mb: await memoriaDe(lugar.portal.pid) })
    try {
      await lembrar(`com a demonstração, antes de ter ${tickets} tickets`)
      console.log(`Inserindo até ${CLIENTES} clientes e ${tickets} tickets…`)
      await lugar.portal.pedir('encher', CLIENTES, tickets)
      console.log(`Medindo ${VOLTAS} voltas com ${tickets} tickets…`)
      medidas.push(...(await medir(lugar, tickets)))
      if (SO.test('receber um e-mail')) correio.push(await medirCorreio(lugar, tickets))
      await lembrar(`depois de medir com ${tickets} tickets`)
      if (process.env.SO || tickets !== TAMANHOS.at(-1)) continue
      await pedirAoPortal(lugar, {
        nome: '',
        conta: 'ADMIN',
        caminho: exportarTickets.caminho,
        busca: { formato: 'xlsx' },
      }).catch((erro) => console.log(`exportação: ${erro.message}`))
      await lembrar('depois de exportar a lista')
    } finally {
      await lugar.piso.parar()
      await lugar.portal.parar()
    }
  }
  const relatorio = relatar(medidas, memoria, correio)
  console.log(relatorio)
  if (!process.env.SO) {
    const destino = new URL('../docs/medidas/', import.meta.url)
    await mkdir(destino, { recursive: true })
    await writeFile(new URL('servidor.md', destino), relatorio)
  }
  if (medidas.some(({ falha }) => falha)) process.exitCode = 1
} finally {
  if (!PASTA) await rm(pasta, { recursive: true, force: true })
}

import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { causas } from '../apps/api/src/platform/causas.ts'
import { cpuDe } from './cpu.ts'
import { FASES, LISTAS_POR_RODADA, listas } from './fases-da-memoria.ts'
import { abrirProcesso } from './processo.ts'
import type { ComandosDoPortal } from './processo-do-portal.ts'
import { ligarServidorReal, type Memoria, type ServidorReal } from './servidor-real.ts'

const LIMITE_MB = 250
const CLIENTES = Number(process.env.CLIENTES || 50_000)
const RODADAS_DO_CUSTO = 40
const TICKETS = Number(process.env.TICKETS || 100_000)
/** A data folder filled before; it is written into. */
const { PASTA } = process.env
/** What the portal took before it was made small, on the same machine: written with `ANTES=1` on that commit. */
const ANTES = new URL('memoria-antes.json', import.meta.url)

type Medida = { fase: string; falha: string | null } & Memoria
type Medidas = { commit: string; nota?: string; medidas: Medida[] }

const medidas: Medida[] = []

async function medir(servidor: ServidorReal, fase: string, fazer: () => Promise<unknown>): Promise<void> {
  const falha = await fazer().then(
    () => null,
    (erro) =>
      causas(erro)
        .map(({ message }) => message)
        .join(': '),
  )
  const memoria = await servidor.memoria()
  medidas.push({ fase, falha, ...memoria })
  console.log(`${fase}: ${memoria.agora.toFixed(0)} MB, pico ${memoria.pico.toFixed(0)} MB`, falha ?? '')
  await servidor.esquecerPico()
}

/** What a list costs, in milliseconds of the server's processor, with the settings that keep it small and without them. */
async function medirCusto(pasta: string) {
  const msPorLista = async (pequeno: boolean) => {
    const servidor = await ligarServidorReal(pasta, { pequeno })
    await listas(servidor, RODADAS_DO_CUSTO / 4)
    const antes = await cpuDe([servidor.pid])
    await listas(servidor, RODADAS_DO_CUSTO)
    const ms = (await cpuDe([servidor.pid])) - antes
    const { pico } = await servidor.memoria()
    await servidor.parar()
    return { ms: ms / (RODADAS_DO_CUSTO * LISTAS_POR_RODADA), pico }
  }
  return { com: await msPorLista(true), sem: await msPorLista(false) }
}

const carga = () => loadavg()[0]?.toFixed(1)
const cargaNoInicio = carga()
let custo: Awaited<ReturnType<typeof medirCusto>> | undefined

const nova = await mkdtemp(join(tmpdir(), 'balcao-memoria-'))
try {
  const primeiro = await ligarServidorReal(nova)
  await medir(primeiro, 'primeira partida, que preenche a demonstração', async () => undefined)
  await primeiro.parar()

  if (!PASTA) {
    const portal = await abrirProcesso<ComandosDoPortal>(new URL('processo-do-portal.ts', import.meta.url), [
      nova,
    ])
    await portal.pedir('encher', CLIENTES, TICKETS)
    await portal.parar()
  }
  const servidor = await ligarServidorReal(PASTA ?? nova)
  await medir(servidor, 'partida seguinte', async () => undefined)
  for (const { nome, fazer } of FASES) await medir(servidor, nome, () => fazer(servidor))
  await servidor.parar()
  if (!process.env.ANTES) custo = await medirCusto(PASTA ?? nova)
} finally {
  await rm(nova, { recursive: true, force: true })
}

const { stdout } = await promisify(execFile)('git', ['rev-parse', '--short', 'HEAD'])
const depois: Medidas = { commit: stdout.trim(), medidas }
if (process.env.ANTES) await writeFile(ANTES, `${JSON.stringify(depois, null, 2)}\n`)
else {
  const antes: Medidas = JSON.parse(await readFile(ANTES, 'utf8'))
  const destino = new URL('../docs/medidas/', import.meta.url)
  await mkdir(destino, { recursive: true })
  const relatorio = relatar(antes, depois)
  console.log(relatorio)
  await writeFile(new URL('memoria.md', destino), relatorio)
}
if (medidas.some(({ pico, falha }) => falha || pico > LIMITE_MB)) process.exitCode = 1

function relatar(antes: Medidas, depois: Medidas): string {
  const mb = (medida: Medida | undefined, campo: 'agora' | 'pico') => medida?.[campo].toFixed(0) ?? '–'
  const linhas = depois.medidas.map((medida) => {
    const velha = antes.medidas.find(({ fase }) => fase === medida.fase)
    const numeros = [mb(velha, 'agora'), mb(velha, 'pico'), mb(medida, 'agora'), mb(medida, 'pico')]
    return `| ${medida.fase}${medida.falha ? ` (falhou: ${medida.falha})` : ''} | ${numeros.join(' | ')} |`
  })
  const maior = ({ medidas: todas }: Medidas) => Math.max(...todas.map(({ pico }) => pico)).toFixed(0)
  return `# Memória do servidor

\`npm run bench:memoria\` escreve esta página: liga o servidor como \`npm start\`, com ${CLIENTES.toLocaleString('pt-BR')} clientes e ${TICKETS.toLocaleString('pt-BR')} tickets, e lê do
sistema (\`/proc\`) quanto o processo ocupa depois de cada fase e o mais que ocupou nela, em MB. O mesmo processo passa por todas, da
segunda linha em diante. O banco é outro processo, e não entra; nem o que preenche a demonstração e o que lê o texto de um PDF
enviado, que acabam. Limite: ${LIMITE_MB} MB, sempre.

Máquina: ${cpus().length} processadores ${cpus()[0]?.model ?? ''}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.version}, ${process.platform}, carga ${cargaNoInicio} no início e ${carga()} no fim.
Antes: ${antes.commit}${antes.nota ? ` (${antes.nota})` : ''}. Depois: ${depois.commit}.

| Fase | Antes, no fim | Antes, pico | Depois, no fim | Depois, pico |
|---|---:|---:|---:|---:|
${linhas.join('\n')}
| **o maior** | | **${maior(antes)}** | | **${maior(depois)}** |
${custo ? relatarCusto(custo) : ''}`
}

function relatarCusto({ com, sem }: NonNullable<typeof custo>): string {
  const ms = (valor: number) => valor.toFixed(1).replace('.', ',')
  const mais = ((com.ms / sem.ms - 1) * 100).toFixed(0)
  return `
## O que os ajustes custam

Processador do servidor por lista de 100 tickets, em ${(RODADAS_DO_CUSTO * LISTAS_POR_RODADA).toLocaleString('pt-BR')} listas, ${LISTAS_POR_RODADA} de uma vez, com os ajustes de \`scripts/lugares.mjs\` e sem eles.

| | ms por lista | pico, em MB |
|---|---:|---:|
| com os ajustes | ${ms(com.ms)} | ${com.pico.toFixed(0)} |
| sem os ajustes | ${ms(sem.ms)} | ${sem.pico.toFixed(0)} |

A memória pequena custa ${mais}% de processador nesta carga.
`
}

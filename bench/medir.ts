import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { encherDeTickets } from '../apps/api/test/muitos-tickets.ts'
import { validarSessao } from '../packages/dominio/src/acesso/contratos.ts'
import { pesquisarClientes } from '../packages/dominio/src/clientes/contratos.ts'
import { obterTicket } from '../packages/dominio/src/tickets/detalhe/contratos.ts'
import {
  listarTickets,
  listarTicketsRecentes,
  totaisDeTickets,
} from '../packages/dominio/src/tickets/lista/contratos.ts'
import { abrirPortal, type Portal } from './portal.ts'

const TICKETS = Number(process.env.TICKETS || 100_000)
const VOLTAS = Number(process.env.VOLTAS || 200)
const AQUECIMENTO = 20

type Caso = { nome: string; fazer: () => Promise<unknown> }
type Medida = { nome: string; mediana: number; p95: number; falha: string | null }

/** The floor of the database, the floor of the server, and what people wait for. */
async function casosDe({ ler, pedidosDe }: Portal): Promise<{ piso: Caso; casos: Caso[] }> {
  const gerente = await pedidosDe('GERENTE')
  const operador = await pedidosDe('OPERADOR')
  const status = await ler('select status_id from ticket group by 1 order by count(*) desc limit 1')
  const idTicket = await ler('select max(id) from ticket')
  const detalhe = obterTicket.caminho.replace(':idTicket', idTicket)
  const lista = (busca: Record<string, string>) => () => gerente(listarTickets.caminho, busca)
  return {
    piso: { nome: 'piso: rota com sessão', fazer: () => gerente(validarSessao.caminho) },
    casos: [
      { nome: 'banco: select 1', fazer: () => ler('select 1') },
      { nome: 'lista', fazer: lista({}) },
      { nome: 'lista, vista por operador', fazer: () => operador(listarTickets.caminho) },
      { nome: 'lista por status', fazer: lista({ 'status[]': status }) },
      { nome: 'lista por termo raro', fazer: lista({ termo: '4711' }) },
      // The first word is in every subject.
      { nome: 'lista por termo comum', fazer: lista({ termo: 'assunto 4711' }) },
      { nome: 'lista por nome de cliente', fazer: lista({ termo: 'mercado' }) },
      { nome: 'totais', fazer: () => gerente(totaisDeTickets.caminho) },
      { nome: 'totais, vistos por operador', fazer: () => operador(totaisDeTickets.caminho) },
      { nome: 'recentes', fazer: () => gerente(listarTicketsRecentes.caminho) },
      { nome: 'detalhe do ticket', fazer: () => gerente(detalhe) },
      { nome: 'busca de clientes', fazer: () => gerente(pesquisarClientes.caminho, { q: 'mercado' }) },
    ],
  }
}

/** Every round asks each case once, so that what disturbs the machine disturbs all of them alike. */
async function medir(casos: readonly Caso[]): Promise<Medida[]> {
  const tempos = casos.map((): number[] => [])
  const falhas = casos.map((): string | null => null)
  for (let volta = -AQUECIMENTO; volta < VOLTAS; volta++)
    for (const [i, { fazer }] of casos.entries()) {
      if (falhas[i]) continue
      const inicio = performance.now()
      try {
        await fazer()
        if (volta >= 0) tempos[i]?.push(performance.now() - inicio)
      } catch (erro) {
        falhas[i] = erro instanceof Error ? erro.message : String(erro)
      }
    }
  return casos.map(({ nome }, i) => {
    const emOrdem = (tempos[i] ?? []).toSorted((a, b) => a - b)
    const quantil = (q: number) =>
      emOrdem[Math.min(emOrdem.length - 1, Math.floor(emOrdem.length * q))] ?? Number.NaN
    return { nome, mediana: quantil(0.5), p95: quantil(0.95), falha: falhas[i] ?? null }
  })
}

function mostrar(medidas: readonly Medida[], piso: Medida): void {
  const numero = (valor: number, casas: number) => valor.toFixed(casas).replace('.', ',').padStart(10)
  console.log(
    `\n${'caso'.padEnd(30)}${'mediana ms'.padStart(10)}${'p95 ms'.padStart(10)}${'× piso'.padStart(10)}`,
  )
  for (const { nome, mediana, p95, falha } of medidas)
    console.log(
      nome.padEnd(30) + (falha ?? numero(mediana, 2) + numero(p95, 2) + numero(mediana / piso.mediana, 1)),
    )
}

const pasta = await mkdtemp(join(tmpdir(), 'balcao-bench-'))
let portal: Portal | undefined
try {
  portal = await abrirPortal(pasta, console.log, async (banco) => {
    console.log(`Inserindo ${TICKETS} tickets…`)
    await encherDeTickets(banco, TICKETS)
  })
  const { piso, casos } = await casosDe(portal)
  console.log(`Medindo ${VOLTAS} voltas (${cpus().length} núcleos, Node ${process.versions.node})…`)
  const medidas = await medir([piso, ...casos])
  mostrar(medidas, medidas[0] as Medida)
  if (medidas.some(({ falha }) => falha)) process.exitCode = 1
} finally {
  await portal?.parar()
  await rm(pasta, { recursive: true, force: true })
}

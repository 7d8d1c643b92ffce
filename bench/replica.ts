import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { cpus, release, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { preencherSeVazio } from '@balcao/demo/src/preencher-se-vazio.ts'
import { lerConfiguracao } from '../apps/api/src/configuracao.ts'
import { criarLog } from '../apps/api/src/platform/log.ts'
import { iniciarServidor } from '../apps/api/src/servidor.ts'
import { ligarPrimarioEReserva } from '../apps/api/test/dois-servidores.ts'
import { encherDePedidos } from '../apps/api/test/muitas-vendas.ts'
import { encherDeClientes } from '../apps/api/test/muitos-clientes.ts'
import { encherDeTickets } from '../apps/api/test/muitos-tickets.ts'
import { criarOrcamento } from '../packages/dominio/src/orcamentos/edicao.ts'
import { listarOrcamentos } from '../packages/dominio/src/orcamentos/lista.ts'
import { CABECALHO_DA_POSICAO, DESDE_SEMPRE } from '../packages/dominio/src/posicao.ts'
import { RAIZ } from '../scripts/lugares.mjs'
import { cpuDe, filhosDe } from './cpu.ts'
import { abrirSessaoDe, arrumar } from './portal.ts'

// ESC-03 What a replica takes off the primary, and whether anybody notices it: the same reads with it and without it.

const PRAZO_MS = 20 * 60_000
const RELATORIO = join(RAIZ, 'docs/medidas/replica.md')
const [CLIENTES, TICKETS, PEDIDOS] = [10_000, 50_000, 10_000]
const VOLTAS = Number(process.env.VOLTAS || 8)
const GRAVACOES = 200
const CONGELADA_MS = 6_000

setTimeout(() => {
  console.error('não terminou no prazo')
  process.exit(1)
}, PRAZO_MS).unref()

type Resposta = { status: number; texto: string; posicao: string | null; ms: number }
type Portal = Awaited<ReturnType<typeof abrir>>

async function abrir(pasta: string, ambiente: Record<string, string>) {
  const comum = { DADOS: pasta, DEMO: '1', DEMO_ABERTA: '1', PROXIES: '1', HOST: '127.0.0.1', LOG: 'error' }
  const lida = lerConfiguracao({ ...comum, ...ambiente })
  const servidor = await iniciarServidor({
    configuracao: { ...lida, porta: 0, negocios: lida.negocios.filter(({ id }) => id === 'aurora') },
    log: criarLog('error'),
    preencher: preencherSeVazio,
    dizer: console.log,
    aoPerderBanco: () => process.exit(1),
  })
  const negocio = servidor.negocios.get('aurora')
  if (!negocio) throw new Error('o negócio aurora não existe')
  const { port } = servidor.app.server.address() as AddressInfo
  const token = await abrirSessaoDe(negocio, 'ADMIN')
  const pedir = async (
    caminho: string,
    corpo?: object,
    posicao: string = DESDE_SEMPRE,
  ): Promise<Resposta> => {
    const inicio = performance.now()
    const resposta = await fetch(`http://127.0.0.1:${port}/api/aurora${caminho}`, {
      method: corpo ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        'accept-encoding': 'identity',
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
        ...(corpo
          ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
          : { [CABECALHO_DA_POSICAO]: posicao }),
      },
      ...(corpo && { body: JSON.stringify(corpo) }),
    })
    const texto = await resposta.text()
    const ms = performance.now() - inicio
    return { status: resposta.status, texto, posicao: resposta.headers.get(CABECALHO_DA_POSICAO), ms }
  }
  return { servidor, negocio, url: `http://127.0.0.1:${port}`, pedir }
}

/** Each with what it stands for; a report's address is asked for anew, which is a write. */
async function lugares({
  pedir,
}: Portal): Promise<[nome: string, vezes: number, caminho: () => Promise<string>][]> {
  const { itens } = JSON.parse((await pedir('/sac/relatorios?tipo=GERAL')).texto) as {
    itens: { id: number; titulo: string }[]
  }
  const relatorio = (id: number) => async () => {
    const { itens: filtros } = JSON.parse((await pedir(`/sac/relatorios/${id}/parametros`)).texto) as {
      itens: { parametro: string; valorpadrao: unknown }[]
    }
    const valores = Object.fromEntries(filtros.map(({ parametro, valorpadrao }) => [parametro, valorpadrao]))
    const gerado = JSON.parse((await pedir(`/sac/relatorios/${id}`, valores)).texto) as { url?: string }
    return gerado.url ?? ''
  }
  const parado = (caminho: string) => async () => caminho
  return [
    ...itens
      .slice(0, 6)
      .map(
        ({ id, titulo }) =>
          [`relatório ${titulo}`, 1, relatorio(id)] as [string, number, () => Promise<string>],
      ),
    ['exportação de tickets (CSV)', 1, parado('/sac/tickets/exportar?formato=csv&status[]=1')],
    ['exportação de pedidos (CSV)', 1, parado('/sac/pedidos/exportar?formato=csv')],
    ['Ctrl+K', 10, parado('/sac/busca?q=mercado')],
    ['pesquisa de clientes', 10, parado('/sac/clientes?q=silva')],
    ['lista de tickets', 10, parado('/sac/tickets')],
    ['tickets por assunto', 5, parado('/sac/tickets?termo=assunto')],
    ['totais de tickets', 5, parado('/sac/tickets/totais')],
    ['lista de pedidos', 5, parado('/sac/pedidos')],
    ['carteira', 2, parado('/sac/carteira')],
  ]
}

const mediana = (valores: number[]) => valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)] ?? 0
const um = (valor: number) => valor.toFixed(1).replace('.', ',')

/** Milliseconds of all the processes of a server, of which some may come and go. */
async function cpuDoServidor(pid: number): Promise<number> {
  return cpuDe([pid, ...(await filhosDe(pid))])
}

const pasta = await mkdtemp(join(tmpdir(), 'balcao-bench-replica-'))
const par = await ligarPrimarioEReserva({ sincrona: false })
const em = (porta: number) => `postgres://postgres@127.0.0.1:${porta}/postgres`
const faltas: string[] = []
const exigir = (sim: boolean, frase: string) => void (sim || faltas.push(frase))
try {
  const doPrimario = await abrir(pasta, { DATABASE_URL: em(par.primario.porta) })
  const { banco } = doPrimario.negocio
  await encherDeClientes(banco, CLIENTES)
  await encherDeTickets(banco, TICKETS)
  await encherDePedidos(banco, PEDIDOS, new Date())
  await arrumar(banco)
  console.log('dados prontos')
  const comReplica = await abrir(pasta, {
    DATABASE_URL: em(par.primario.porta),
    DATABASE_URL_REPLICA: em(par.reserva.porta),
  })
  const { replicas } = comReplica.negocio.banco
  const boa = async () => {
    while (replicas?.estado()[0]?.situacao !== 'BOA') await new Promise((pronto) => setTimeout(pronto, 100))
  }
  await boa()

  // Alternately, so that a disturbance falls on both.
  const [pidDoPrimario = 0, pidDaReserva = 0] = [par.primario.processo.pid, par.reserva.processo.pid]
  const medidas = new Map<string, { sem: number[]; com: number[]; naReplica: number[] }>()
  for (let volta = -1; volta < VOLTAS; volta++)
    for (const [qual, portal] of [
      ['sem', doPrimario],
      ['com', comReplica],
    ] as const)
      for (const [nome, vezes, lugar] of await lugares(portal)) {
        const caminho = await lugar()
        const antes = [await cpuDoServidor(pidDoPrimario), await cpuDoServidor(pidDaReserva)]
        for (let vez = 0; vez < vezes; vez++) {
          const { status, texto } = await portal.pedir(caminho)
          exigir(status === 200, `${nome} respondeu ${status}: ${texto.slice(0, 100)}`)
        }
        const depois = [await cpuDoServidor(pidDoPrimario), await cpuDoServidor(pidDaReserva)]
        // The first round opens connections and plans.
        if (volta < 0) continue
        const medida = medidas.get(nome) ?? { sem: [], com: [], naReplica: [] }
        medidas.set(nome, medida)
        medida[qual].push(((depois[0] ?? 0) - (antes[0] ?? 0)) / vezes)
        if (qual === 'com') medida.naReplica.push(((depois[1] ?? 0) - (antes[1] ?? 0)) / vezes)
      }

  // The same words from both.
  for (const [nome, , lugar] of await lugares(doPrimario)) {
    if (nome.startsWith('relatório')) continue
    const caminho = await lugar()
    const [uma, outra] = [await doPrimario.pedir(caminho), await comReplica.pedir(caminho)]
    exigir(uma.texto === outra.texto, `${nome}: a réplica respondeu outra coisa`)
  }

  // Whoever has just written.
  const { rows: clientes } =
    await banco.$client.query(`select cf.cliente_id::int as "idCli", cf.filial_id::int as "idFil"
    from cliente_filial cf join cliente c on c.id = cf.cliente_id
    where not c.prospect and not c.simulacao and c.motivo_bloqueio is null order by 1 limit 20`)
  const antes = { ...replicas?.contagem }
  let gravados = 0
  let semOSeu = 0
  await Promise.all(
    [0, 1, 2, 3].map(async (quem) => {
      for (let i = 0; i < GRAVACOES / 4; i++) {
        const criado = await comReplica.pedir(
          criarOrcamento.caminho,
          clientes[(quem * 5 + (i % 5)) % clientes.length],
        )
        if (criado.status !== 200) {
          exigir(false, `gravar respondeu ${criado.status}: ${criado.texto.slice(0, 100)}`)
          continue
        }
        gravados++
        const { id } = JSON.parse(criado.texto) as { id: number }
        const { itens } = JSON.parse(
          (await comReplica.pedir(listarOrcamentos.caminho, undefined, criado.posicao ?? '')).texto,
        )
        if (!(itens as { id: number; idOrcamento?: number }[]).some((item) => item.id === id)) semOSeu++
      }
    }),
  )
  exigir(semOSeu === 0, `${semOSeu} de ${gravados} não viram o que gravaram`)
  const depois = { ...replicas?.contagem }
  const naReplica = (depois.replica ?? 0) - (antes.replica ?? 0)

  // The replica stands still, dies, comes back: nobody is refused.
  async function lendoEnquanto(
    fazer: () => Promise<void>,
  ): Promise<{ lidas: number; recusadas: number; pior: number }> {
    let acabou = false
    const conta = { lidas: 0, recusadas: 0, pior: 0 }
    const gente = [0, 1, 2, 3].map(async () => {
      while (!acabou) {
        const { status, ms } = await comReplica.pedir('/sac/busca?q=mercado')
        conta.lidas++
        if (status !== 200) conta.recusadas++
        conta.pior = Math.max(conta.pior, ms)
      }
    })
    await fazer()
    acabou = true
    await Promise.all(gente)
    return conta
  }
  const dormir = (ms: number) => new Promise<void>((pronto) => setTimeout(pronto, ms))
  const congelar = async (sinal: NodeJS.Signals) => {
    for (const pid of [pidDaReserva, ...(await filhosDe(pidDaReserva))]) process.kill(pid, sinal)
  }
  const congelada = await lendoEnquanto(async () => {
    await dormir(500)
    await congelar('SIGSTOP')
    await dormir(CONGELADA_MS)
    await congelar('SIGCONT')
    await boa()
  })
  const morta = await lendoEnquanto(async () => {
    await dormir(500)
    await par.reserva.matar()
    await dormir(2_000)
    await par.religarReserva()
    await boa()
  })
  for (const [nome, { recusadas }] of [
    ['congelada', congelada],
    ['morta', morta],
  ] as const)
    exigir(recusadas === 0, `${recusadas} leituras recusadas com a réplica ${nome}`)

  const linhas = [...medidas].map(([nome, { sem, com, naReplica: la }]) => ({
    nome,
    numeros: [mediana(sem), mediana(com), mediana(la)] as [number, number, number],
  }))
  const [semTudo, comTudo] = [0, 1].map((i) =>
    linhas.reduce((soma, { numeros }) => soma + (numeros[i] ?? 0), 0),
  )
  const tirado = Math.round(100 * (1 - (comTudo ?? 0) / (semTudo ?? 1)))
  const relatorio = `# Réplica de leitura

Escrito por \`npm run bench:replica\` (ESC-03, [ADR 84](../adr/0084-replicas-de-leitura.md)).

Máquina: ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Linux ${release()}, Node ${process.versions.node}. Primário e réplica são dois servidores do PostgreSQL embutido nesta
máquina, em *streaming* assíncrono; ${CLIENTES.toLocaleString('pt-BR')} clientes, ${TICKETS.toLocaleString('pt-BR')} tickets e ${PEDIDOS.toLocaleString('pt-BR')} pedidos além da demonstração. As mesmas leituras, uma de cada vez, por dois portais sobre o
mesmo banco, um com \`DATABASE_URL_REPLICA\` e outro sem; medianas de ${VOLTAS} voltas. CPU de todos os processos de cada PostgreSQL, em milissegundos por leitura.

| Leitura | primário, sem réplica | primário, com réplica | réplica |
|---|---:|---:|---:|
${linhas.map(({ nome, numeros }) => `| ${nome} | ${numeros.map(um).join(' | ')} |`).join('\n')}

Somadas, uma de cada, a réplica tira do primário **${tirado}%** da CPU destas leituras. O que fica nele é a sessão, o registro de quem exportou, e a olhada de cada segundo.

- ${gravados} gravações de quatro pessoas ao mesmo tempo, cada uma seguida da leitura da lista: ${semOSeu} sem o que acabaram de gravar. ${naReplica} das leituras foram respondidas pela réplica, as outras pelo primário.
- Réplica congelada por ${CONGELADA_MS / 1000} s (SIGSTOP) com quatro pessoas lendo: ${congelada.lidas} leituras, ${congelada.recusadas} recusadas; a que mais esperou, ${um(congelada.pior / 1000)} s.
- Réplica morta (SIGKILL) e ligada de novo: ${morta.lidas} leituras, ${morta.recusadas} recusadas; a que mais esperou, ${um(morta.pior / 1000)} s.
`
  console.log(relatorio)
  if (faltas.length === 0) await writeFile(RELATORIO, relatorio)
  await comReplica.servidor.parar()
  await doPrimario.servidor.parar()
} finally {
  await par.parar()
  await rm(pasta, { recursive: true, force: true })
}
for (const falta of new Set(faltas)) console.error(`FALTOU ${falta}`)
process.exit(faltas.length > 0 ? 1 : 0)

import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { eventoEntreNavegadores } from '@balcao/dominio/tickets/canais'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { abrirNegocio } from './abrir-negocio.ts'
import { montarApp } from './app.ts'
import {
  type Configuracao,
  ConfiguracaoInvalida,
  demonstracaoExposta,
  lugarDosArquivos,
} from './configuracao.ts'
import { escutarCaixas } from './features/correio/entrada/escutar-caixas.ts'
import { permissaoDosCanais } from './features/realtime/permissao-dos-canais.ts'
import { chaveDeRealtime, type EmissorDeNotas, type Negocio } from './negocio.ts'
import { abrirLugar, armazemEm } from './platform/arquivos/armazem.ts'
import { bytesLivres, criarExigenciaDeEspaco } from './platform/arquivos/espaco.ts'
import { ArquivosIndisponiveis } from './platform/arquivos/indisponiveis.ts'
import type { Lugar } from './platform/arquivos/lugar.ts'
import { vigiarArquivos } from './platform/arquivos/vigia.ts'
import { ultimaMigracao } from './platform/banco/migrar.ts'
import { criarCarteiro } from './platform/email/carteiro.ts'
import { redeDeQuemChama } from './platform/http/endereco-da-rede.ts'
import { limparEnviosAbandonados } from './platform/http/multipart.ts'
import { criarFila } from './platform/jobs/fila.ts'
import { iniciarPostgresEmbutido } from './platform/postgres/embutido.ts'
import { criarCentral } from './platform/realtime/central.ts'
import { criarOrigemPermitida } from './platform/realtime/origem.ts'
import { type Relogio, relogioDoSistema } from './platform/relogio.ts'
import { CRON, criarTarefas } from './tarefas/tarefas.ts'

/** Together below the ten seconds that whoever stops a server waits for it. */
const PRAZO_DAS_RESPOSTAS_MS = 5_000
const PRAZO_DO_TRABALHO_MS = 7_000
const PRAZO_DOS_BANCOS_MS = 1_000

export type Servidor = {
  app: FastifyInstance
  negocios: ReadonlyMap<string, Negocio>
  parar(): Promise<void>
}

type Passos = (() => Promise<unknown>)[]

type Opcoes = {
  configuracao: Configuracao
  log: Logger
  relogio?: Relogio
  /** Fills a business before it is served; only a demonstration has one. */
  preencher?: (negocio: Negocio, agora: Date, dizer: (frase: string) => void) => Promise<void>
  emitirNotas?: EmissorDeNotas | null
  dizer: (frase: string) => void
  /** While the embedded database was away, another process took its folder. */
  aoPerderBanco: (motivo: Error) => void
}

/** From nothing to a server that listens; when a step fails, what the earlier ones opened is closed again. */
export async function iniciarServidor({
  configuracao,
  log,
  relogio = relogioDoSistema,
  preencher,
  emitirNotas = null,
  dizer,
  aoPerderBanco,
}: Opcoes): Promise<Servidor> {
  await exigirPortaLivre(configuracao)
  await limparEnviosAbandonados(relogio())
  const lugar = abrirLugar(lugarDosArquivos(configuracao))
  await exigirArquivos(lugar, log)
  const trabalho: Passos = []
  const bancos: Passos = []
  const postgres: Passos = []
  const parar = async () => {
    await encerrar(trabalho, log, PRAZO_DO_TRABALHO_MS)
    // A connection that a task did not give back would be waited for without end.
    await encerrar(bancos, log, PRAZO_DOS_BANCOS_MS)
    await encerrar(postgres, log)
  }
  try {
    const rastros = await abrirRastros(configuracao, log, bancos)
    const servidor = await abrirPostgres(configuracao, { dizer, log, aoPerderBanco }, postgres)
    const carteiro = criarCarteiro({
      smtpUrl: configuracao.smtpUrl ?? undefined,
      remetente: configuracao.remetente,
      pastaDeSaida: join(configuracao.pastaDeDados, 'emails'),
      relogio,
    })
    const maquina = {
      servidorDeSaida: configuracao.smtpUrl !== null,
      enviarEmail: carteiro.enviar,
      versoes: {
        ...{ portal: configuracao.versao, node: process.versions.node },
        conhecida: await ultimaMigracao(),
      },
      arquivosNoAr: vigiarArquivos(lugar, log),
      bytesLivres: async () => (configuracao.s3 ? null : bytesLivres(configuracao.pastaDeDados)),
    }
    const negocios = new Map<string, Negocio>()
    for (const negocioConfigurado of configuracao.negocios) {
      const armazem = armazemEm(lugar, negocioConfigurado.id)
      const { remetente, comandoDemoradoMs } = configuracao
      const recusaDemonstracao = demonstracaoExposta(configuracao)
      const opcoes = {
        configuracao: negocioConfigurado,
        ...{ servidor, armazem, remetente, recusaDemonstracao, maquina, emitirNotas, relogio, log },
        servidorDeReplica: configuracao.databaseUrlReplica,
        comandoDemoradoMs,
      }
      const negocio = await abrirNegocio(opcoes).catch((erro) => {
        throw explicado(erro, negocioConfigurado.id)
      })
      bancos.push(() => negocio.banco.$client.end())
      bancos.push(async () => negocio.banco.replicas?.parar())
      negocios.set(negocio.id, negocio)
      await preencher?.(negocio, relogio(), dizer)
      const tarefas = criarTarefas(negocio, carteiro, relogio)
      const fila = criarFila({
        url: negocio.url,
        pool: negocio.banco.$client,
        painel: negocio.fila,
        tarefas,
        cron: CRON,
        registrar: log.child({ negocio: negocio.id }),
        ...{ negocio: negocio.id, rastros },
      })
      await fila.iniciar()
      trabalho.push(() => fila.parar())
      const escuta = escutarCaixas(negocio, log)
      trabalho.push(() => escuta.parar())
    }
    const pastas = await prepararPastas(configuracao)
    // On a server of one's own the disk that matters is another one.
    const exigirEspaco = configuracao.databaseUrl
      ? async () => undefined
      : criarExigenciaDeEspaco(configuracao.pastaDeDados)
    const { arquivosNoAr } = maquina
    const app = await montarApp({
      ...{ configuracao, negocios, relogio, log, pastas, exigirEspaco, arquivosNoAr, rastros },
    })
    const central = criarCentral({
      negocios: [...negocios.values()].map((negocio) => ({
        ...noTempoReal(negocio),
        permissao: permissaoDosCanais(negocio, relogio),
      })),
      registrar: log,
      entreNavegadores: eventoEntreNavegadores,
      origemPermitida: criarOrigemPermitida(configuracao.websocket.origens),
      enderecoDe: (requisicao) => redeDeQuemChama(requisicao, configuracao.proxies),
    })
    trabalho.push(async () => {
      // First, since the server does not close while a websocket is open.
      await central.parar()
      await fecharComPrazo(app)
    })
    central.anexar(app.server)
    await app.listen({ port: configuracao.porta, host: configuracao.host })
    return { app, negocios, parar }
  } catch (erro) {
    await parar()
    throw erro
  }
}

/** All of them at once, each no longer than the deadline: one that hangs does not keep the others from ending. */
async function encerrar(passos: Passos, log: Logger, prazoMs?: number): Promise<void> {
  const feito = Promise.all(
    passos.splice(0).map((passo) => passo().catch((erro) => log.error({ err: erro }, 'ao parar'))),
  )
  if (prazoMs === undefined) return void (await feito)
  const prazo = esperar(prazoMs, 'prazo' as const, { ref: false })
  if ((await Promise.race([feito, prazo])) === 'prazo') log.error('Algo não parou a tempo e foi deixado.')
}

/** What waiting does not mend is said before anything is opened; a bucket that is only away may come back. */
async function exigirArquivos(lugar: Lugar, log: Logger): Promise<void> {
  await lugar.conferir().catch((erro) => {
    if (!(erro instanceof ArquivosIndisponiveis)) throw erro
    if (erro.doAjuste) throw new ConfiguracaoInvalida(`O S3 dos arquivos não serve: ${erro.motivo}.`)
    log.warn({ err: erro, motivo: erro.motivo }, 'os arquivos não estão ao alcance')
  })
}

/** What PostgreSQL says is told in its words, without the address, which holds a password. */
function explicado(erro: unknown, negocioId: string): unknown {
  const causa = erro instanceof Error && erro.cause instanceof Error ? erro.cause : erro
  const doBanco = causa instanceof Error && ('severity' in causa || 'syscall' in causa)
  if (!doBanco) return erro
  const codigo = (causa as { code?: string }).code
  return new ConfiguracaoInvalida(
    `O banco de dados do negócio ${negocioId} não pôde ser aberto: ${causa.message || codigo}.`,
  )
}

/** Asked before anything is opened: a busy port must not cost a database start. */
async function exigirPortaLivre({ porta, host }: Configuracao): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const sonda = createServer()
    sonda.once('error', (erro: NodeJS.ErrnoException) =>
      reject(
        erro.code === 'EADDRINUSE'
          ? new ConfiguracaoInvalida(
              `A porta ${porta} já está em uso. Escolha outra com PORT=3001, por exemplo.`,
            )
          : erro,
      ),
    )
    sonda.listen({ port: porta, host }, () => sonda.close(() => resolve()))
  })
}

async function abrirPostgres(
  { databaseUrl, pastaDeDados }: Configuracao,
  { dizer, log, aoPerderBanco }: Pick<Opcoes, 'dizer' | 'log' | 'aoPerderBanco'>,
  fechar: Passos,
): Promise<string> {
  if (databaseUrl) return databaseUrl
  const embutido = await iniciarPostgresEmbutido({
    pasta: pastaDeDados,
    registrar: dizer,
    alertar: (mensagem) => log.warn(mensagem),
    aoPerder: aoPerderBanco,
  })
  fechar.push(() => embutido.parar())
  return embutido.url
}

/** ESC-07 Loaded only for whoever wants traces: it is memory and time that the others do not spend. */
async function abrirRastros({ rastros }: Configuracao, log: Logger, fechar: Passos) {
  if (!rastros) return undefined
  const { ligarRastros } = await import('./platform/rastros/por-opentelemetry.ts')
  const { rastreador, parar } = ligarRastros(rastros, log)
  fechar.push(parar)
  return rastreador
}

/** Answers who is being answered; whoever takes longer than the deadline is cut. */
async function fecharComPrazo(app: FastifyInstance): Promise<void> {
  const prazo = setTimeout(() => app.server.closeAllConnections(), PRAZO_DAS_RESPOSTAS_MS)
  await app.close()
  clearTimeout(prazo)
}

const noTempoReal = ({ id, url, segredos, sessoes, parametrosMudaram }: Negocio) => ({
  id,
  url,
  lembranca: sessoes,
  avisados: { parametros: parametrosMudaram },
  chave: chaveDeRealtime(id),
  segredo: segredos.realtime,
})

/** Where requests write: uploads on their way, and the data folder unless everything it is for is kept elsewhere. */
async function prepararPastas({ databaseUrl, s3, smtpUrl, pastaDeDados }: Configuracao): Promise<string[]> {
  if (databaseUrl && s3 && smtpUrl) return [tmpdir()]
  await mkdir(pastaDeDados, { recursive: true })
  return [tmpdir(), pastaDeDados]
}

import { contrato } from '@balcao/dominio/contrato'
import { AGORA, CABECALHO_DA_POSICAO, DESDE_SEMPRE } from '@balcao/dominio/posicao'
import type { SituacaoDaReplica } from '@balcao/dominio/saude/replicas'
import { sql } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ligarPrimarioEReserva, perguntar } from '../../../test/dois-servidores.ts'
import { emCurso } from '../em-curso.ts'
import { medirReplicas } from '../http/medir-replicas.ts'
import { registrarRotas } from '../http/registrar-rotas.ts'
import { criarRota, type NegocioBase } from '../http/rota.ts'
import { criarPainelDaFila } from '../jobs/estado.ts'
import { criarLog } from '../log.ts'
import { relogioDoSistema } from '../relogio.ts'
import { type Banco, conectar } from './conexao.ts'
import { criarLembranca } from './lembranca.ts'
import { conectarReplicas } from './replicas.ts'
import { leitura } from './transacao.ts'

const comum = { publico: true, descricao: 'Teste' } as const
const lido = z.object({ naReplica: z.boolean(), valores: z.array(z.number()) })
const ler = contrato('GET /teste/replica', { ...comum, le: [], replica: true, resposta: lido })
const lerNoPrimario = contrato('GET /teste/primario', { ...comum, le: [], resposta: lido })
const lerDevagar = contrato('GET /teste/devagar', { ...comum, le: [], replica: true, resposta: lido })
const gravar = contrato('POST /teste/gravar', {
  ...comum,
  muda: [],
  corpo: z.object({ valor: z.number() }),
  resposta: z.object({ ok: z.boolean() }),
})

const TUDO = sql`select pg_is_in_recovery() as "naReplica", coalesce(array_agg(valor order by valor), '{}') as valores from teste`
/** Only in the replica it takes long enough for something to happen to it. */
const DEVAGAR = sql`select pg_is_in_recovery() as "naReplica", array_agg(valor) as valores
  from teste, lateral (select case when pg_is_in_recovery() then pg_sleep(120) end) as sono`
type Lido = { naReplica: boolean; valores: number[] }

const rota = criarRota<NegocioBase, never>()
const lerTudo = async ({ tx }: { tx: Banco }) => (await tx.execute<Lido>(TUDO)).rows[0] as Lido
const rotas = [
  rota(ler, lerTudo),
  rota(lerNoPrimario, lerTudo),
  rota(lerDevagar, ({ tx }) =>
    leitura(tx, async (lendo) => (await lendo.execute<Lido>(DEVAGAR)).rows[0] as Lido),
  ),
  rota(gravar, async ({ tx, corpo }) => {
    await tx.execute(sql`insert into teste values (${corpo.valor})`)
    return { ok: true }
  }),
]

describe('ESC-03 com uma réplica de verdade', () => {
  let par: Awaited<ReturnType<typeof ligarPrimarioEReserva>>
  let banco: Banco
  let app: FastifyInstance
  const registro = new Registry()
  beforeAll(async () => {
    par = await ligarPrimarioEReserva({ sincrona: false, daReserva: ['max_standby_streaming_delay=0'] })
    const em = (porta: number) => `postgres://postgres@127.0.0.1:${porta}/postgres`
    await perguntar(par.primario.porta, 'create table teste (valor int)')
    banco = conectar(em(par.primario.porta), () => undefined)
    banco.replicas = conectarReplicas(
      { url: em(par.reserva.porta), urlDoPrimario: em(par.primario.porta), primario: banco },
      criarLog('silent'),
    )
    const negocio: NegocioBase = {
      ...{ id: 'aurora', banco, maiorEnvioMb: () => 1 },
      ...{ fila: criarPainelDaFila(relogioDoSistema), sessoes: criarLembranca(banco.$client) },
    }
    const negocios = new Map([['aurora', negocio]])
    medirReplicas(registro, negocios)
    app = Fastify()
    app.addHook('onRequest', ({ id }, _resposta, continuar) => emCurso.run({ pedido: id }, continuar))
    registrarRotas(app, {
      ...{ rotas, negocios, relogio: relogioDoSistema, exigirEspaco: async () => undefined },
      ...{
        conferirRespostas: true,
        donoDasChaves: () => '',
        autenticar: () => Promise.reject(new Error('sem sessão')),
      },
    })
  })
  afterAll(async () => {
    await app?.close()
    await banco?.replicas?.parar()
    await banco?.$client.end()
    await par?.parar()
  })

  async function pedir(
    { caminho }: { caminho: string },
    posicao?: string,
  ): Promise<Lido & { status: number; posicao: unknown }> {
    const headers = posicao === undefined ? {} : { [CABECALHO_DA_POSICAO]: posicao }
    const resposta = await app.inject({ url: `/api/aurora${caminho}`, headers })
    return { status: resposta.statusCode, ...resposta.json(), posicao: resposta.headers['x-posicao'] }
  }
  async function escrever(valor: number): Promise<string> {
    const resposta = await app.inject({
      method: 'POST',
      url: `/api/aurora${gravar.caminho}`,
      payload: { valor },
    })
    expect(resposta.statusCode).toBe(200)
    return String(resposta.headers['x-posicao'])
  }
  const esta = (situacao: SituacaoDaReplica) =>
    expect.poll(() => banco.replicas?.estado()[0]?.situacao).toBe(situacao)
  // On a machine that stands still for seconds, so does the replica: it is then away for a moment.
  const leNaReplica = (lido: Partial<Lido & { status: number }>) =>
    expect.poll(() => pedir(ler, DESDE_SEMPRE)).toMatchObject({ naReplica: true, ...lido })
  const daReserva = (comando: string) => perguntar(par.reserva.porta, comando)
  const medida = async (nome: string) =>
    (await registro.metrics())
      .split('\n')
      .find((linha) => linha.startsWith(nome))
      ?.split(' ')[1]

  it('quem nada gravou lê na réplica; quem não diz, e o que não se deixou a ela, no primário', async () => {
    await esta('BOA')
    await leNaReplica({ status: 200 })
    expect(await pedir(ler)).toMatchObject({ naReplica: false })
    expect(await pedir(ler, 'qualquer coisa')).toMatchObject({ naReplica: false })
    expect(await pedir(lerNoPrimario, DESDE_SEMPRE)).toMatchObject({ naReplica: false })
    await expect.poll(() => medida('replica_atende')).toBe('1')
    expect(Number(await medida('replica_leituras{negocio="aurora",quem="replica"}'))).toBeGreaterThan(0)
  })

  it('quem acaba de gravar lê o que gravou, na réplica assim que ela o tem, e só então', async () => {
    await daReserva('select pg_wal_replay_pause()')
    const posicao = await escrever(1)
    await leNaReplica({ valores: [] })
    expect(await pedir(ler, posicao)).toMatchObject({ naReplica: false, valores: [1] })
    // Who heard of it, and not how far along, is told.
    const ouviu = await pedir(ler, AGORA)
    expect(ouviu).toMatchObject({ naReplica: false, valores: [1] })
    expect(String(ouviu.posicao) >= posicao).toBe(true)
    expect(await pedir({ caminho: `${ler.caminho}?posicao=${posicao}` })).toMatchObject({
      naReplica: false,
      valores: [1],
    })
    await daReserva('select pg_wal_replay_resume()')
    await expect.poll(() => pedir(ler, posicao)).toMatchObject({ naReplica: true, valores: [1] })
    await expect.poll(() => pedir(ler, AGORA)).toMatchObject({ naReplica: true, valores: [1] })
  })

  it('gravando e lendo sem parar, cada um vê o seu', async () => {
    for (let valor = 2; valor <= 20; valor++)
      expect((await pedir(ler, await escrever(valor))).valores).toContain(valor)
  })

  const correndoNaReserva = () =>
    expect
      .poll(() =>
        daReserva(
          `select 1 from pg_stat_activity where query like '%pg_sleep(120)%' and pid <> pg_backend_pid()`,
        ),
      )
      .toHaveLength(1)

  it('o que a réplica precisa cancelar para seguir o primário, ele responde', async () => {
    const resposta = pedir(lerDevagar, DESDE_SEMPRE)
    await correndoNaReserva()
    await perguntar(par.primario.porta, 'truncate teste; insert into teste values (7)')
    expect(await resposta).toMatchObject({ status: 200, naReplica: false, valores: [7] })
    expect(Number(await medida('replica_leituras{negocio="aurora",quem="falhou"}'))).toBeGreaterThan(0)
  })

  it('a réplica morre no meio de leituras: ninguém fica sem resposta; quando volta, volta a ler', async () => {
    const resposta = pedir(lerDevagar, DESDE_SEMPRE)
    await correndoNaReserva()
    await par.reserva.matar()
    const outras = await Promise.all(Array.from({ length: 10 }, () => pedir(ler, DESDE_SEMPRE)))
    for (const lida of [await resposta, ...outras])
      expect(lida).toMatchObject({ status: 200, naReplica: false })
    await esta('FORA')
    expect(await medida('replica_atende')).toBe('0')
    const { processo } = await par.religarReserva()
    expect(processo.exitCode).toBeNull()
    await esta('BOA')
    expect(await pedir(ler, await escrever(8))).toMatchObject({ status: 200, valores: [7, 8] })
    await leNaReplica({})
  })

  it('a réplica que foi promovida não responde mais', async () => {
    await par.promover()
    await esta('PRIMARIO')
    await perguntar(par.reserva.porta, 'insert into teste values (99)')
    expect(await pedir(ler, DESDE_SEMPRE)).toMatchObject({ status: 200, naReplica: false, valores: [7, 8] })
  })
})

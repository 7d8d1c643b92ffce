import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { comBanco } from '../banco/conexao.ts'
import { criarAgendador } from './agendar.ts'
import { criarFila, type Fila, type ItemDeCron, type Tarefas } from './fila.ts'
import { migrarFila } from './migrar-fila.ts'
import { devolverOrfas } from './orfas.ts'

type Catalogo = { somar: { valor: number }; falhar: { segredo: string } }
type Registro = { nivel: string; dados: unknown; mensagem: string }

const agendar = criarAgendador<Catalogo>()
const ESPERA = { timeout: 15_000 }

const servidor = inject('urlDoPostgres')
let url: string
let pool: pg.Pool
let banco: ReturnType<typeof drizzle>
let ligadas: Fila[]
let registros: Registro[]
let somados: number[]

beforeEach(async () => {
  const nome = `fila_${randomUUID()}`
  await noServidor(`create database "${nome}"`)
  url = comBanco(servidor, nome)
  pool = novoPool()
  banco = drizzle({ client: pool })
  ligadas = []
  registros = []
  somados = []
  return async () => {
    await Promise.all(ligadas.map((fila) => fila.parar()))
    await pool.end()
    await noServidor(`drop database "${nome}" with (force)`)
  }
})

function novoPool(): pg.Pool {
  const novo = new pg.Pool({ connectionString: url })
  novo.on('error', () => undefined)
  novo.on('connect', (cliente) => cliente.on('error', () => undefined))
  return novo
}

async function noServidor(comando: string): Promise<void> {
  const cliente = new pg.Client({ connectionString: servidor })
  await cliente.connect()
  await cliente.query(comando).finally(() => cliente.end())
}

const anotar = (nivel: string) => (dados: unknown, mensagem?: string) => {
  registros.push(
    typeof dados === 'string'
      ? { nivel, dados: null, mensagem: dados }
      : { nivel, dados, mensagem: mensagem ?? '' },
  )
}
const registrar = { debug: anotar('debug'), warn: anotar('warn'), error: anotar('error') }

async function ligar(
  tarefas: Partial<Tarefas<Catalogo>> = {},
  extras: { cron?: ItemDeCron<Catalogo>[]; prazoParaPararMs?: number; pool?: pg.Pool } = {},
) {
  const fila = criarFila<Catalogo>({
    pool,
    registrar,
    tarefas: {
      somar: async ({ valor }) => void somados.push(valor),
      falhar: async () => {
        throw new Error('não deu')
      },
      ...tarefas,
    },
    ...extras,
  })
  ligadas.push(fila)
  await fila.iniciar()
  return fila
}

const jobs = async () => (await pool.query('select * from graphile_worker.jobs order by id')).rows
const esvaziar = () => expect.poll(async () => (await jobs()).length, ESPERA).toBe(0)

describe('agendar', () => {
  it('a tarefa existe só se a transação for confirmada', async () => {
    await ligar()
    const desfeita = banco.transaction(async (tx) => {
      await agendar(tx, 'somar', { valor: 1 })
      throw new Error('desfazer')
    })
    await expect(desfeita).rejects.toThrow('desfazer')
    await banco.transaction((tx) => agendar(tx, 'somar', { valor: 2 }))
    await expect.poll(() => somados, ESPERA).toEqual([2])
    await esvaziar()
  })

  it('nada é executado enquanto a transação está aberta', async () => {
    await ligar()
    await banco.transaction((tx) => agendar(tx, 'somar', { valor: 1 }))
    await esvaziar()
    await banco.transaction(async (tx) => {
      await agendar(tx, 'somar', { valor: 2 })
      await banco.transaction((outra) => agendar(outra, 'somar', { valor: 3 }))
      await expect.poll(() => somados, ESPERA).toEqual([1, 3])
    })
    await expect.poll(() => somados, ESPERA).toEqual([1, 3, 2])
  })

  it('uma tarefa com a mesma chave substitui a que espera; data e tentativas são respeitadas', async () => {
    await migrarFila(pool, registrar)
    const em = new Date('2099-01-02T03:04:05Z')
    await banco.transaction(async (tx) => {
      await agendar(tx, 'somar', { valor: 1 }, { chave: 'soma', em, tentativas: 3 })
      await agendar(tx, 'somar', { valor: 2 }, { chave: 'soma', em, tentativas: 3 })
    })
    expect(await jobs()).toMatchObject([
      { key: 'soma', run_at: em, max_attempts: 3, task_identifier: 'somar' },
    ])
    await ligar()
    await banco.transaction((tx) => agendar(tx, 'somar', { valor: 3 }, { chave: 'soma' }))
    await esvaziar()
    expect(somados).toEqual([3])
  })

  it('nome fora do catálogo ou dados errados não compilam', () => {
    const tx = null as unknown as Parameters<typeof agendar>[0]
    // @ts-expect-error the catalogue has no such task
    void (() => agendar(tx, 'inexistente', {}))
    // @ts-expect-error the task takes a number
    void (() => agendar(tx, 'somar', { valor: 'um' }))
    // @ts-expect-error every task of the catalogue needs its code
    const faltando: Tarefas<Catalogo> = { somar: async () => undefined }
    expect(faltando).toBeDefined()
  })
})

describe('fila', () => {
  it('uma tarefa que falha volta mais tarde; o erro vai para o registro, os dados não', async () => {
    await ligar()
    await banco.transaction((tx) => agendar(tx, 'falhar', { segredo: 'token-secreto' }, { tentativas: 2 }))
    await expect
      .poll(async () => (await jobs())[0], ESPERA)
      .toMatchObject({ attempts: 1, locked_at: null, last_error: 'não deu' })
    const [job] = await jobs()
    expect(job.run_at.getTime() - job.updated_at.getTime()).toBeGreaterThan(1_000)

    await pool.query('update graphile_worker._private_jobs set run_at = now()')
    await expect.poll(async () => (await jobs())[0], ESPERA).toMatchObject({ attempts: 2, locked_at: null })

    const falhas = registros.filter(({ nivel }) => nivel === 'error')
    expect(falhas).toMatchObject([
      { dados: { tarefa: 'falhar', tentativa: 1, maximoDeTentativas: 2, err: { message: 'não deu' } } },
      { dados: { tarefa: 'falhar', tentativa: 2, maximoDeTentativas: 2 } },
    ])
    expect(JSON.stringify(registros)).not.toContain('token-secreto')
  })

  it('dois processos podem começar ao mesmo tempo num banco vazio, e cada tarefa roda uma vez', async () => {
    const outro = novoPool()
    try {
      const [a, b] = await Promise.all([ligar(), ligar({}, { pool: outro })])
      await banco.transaction(async (tx) => {
        for (let valor = 0; valor < 20; valor++) await agendar(tx, 'somar', { valor })
      })
      await esvaziar()
      expect(somados.toSorted((x, y) => x - y)).toEqual(Array.from({ length: 20 }, (_, i) => i))
      await Promise.all([a.parar(), b.parar()])
    } finally {
      ligadas = []
      await outro.end()
    }
  })

  it('parar espera a tarefa em andamento', async () => {
    const { promise: podeTerminar, resolve: terminar } = Promise.withResolvers<void>()
    const { promise: comecou, resolve: avisar } = Promise.withResolvers<void>()
    const fila = await ligar({
      somar: async ({ valor }) => {
        avisar()
        await podeTerminar
        somados.push(valor)
      },
    })
    await banco.transaction((tx) => agendar(tx, 'somar', { valor: 1 }))
    await comecou
    const parada = fila.parar()
    terminar()
    await parada
    expect(somados).toEqual([1])
    expect(await jobs()).toEqual([])
    ligadas = []
  })

  it('passado o prazo, a tarefa recebe o sinal e volta para a fila', async () => {
    const { promise: comecou, resolve: avisar } = Promise.withResolvers<void>()
    let sinal: AbortSignal | undefined
    const fila = await ligar(
      {
        somar: (_, contexto) => {
          sinal = contexto.sinal
          avisar()
          return new Promise(() => undefined)
        },
      },
      { prazoParaPararMs: 200 },
    )
    await banco.transaction((tx) => agendar(tx, 'somar', { valor: 1 }))
    await comecou
    await fila.parar()
    ligadas = []
    expect(sinal?.aborted).toBe(true)
    expect(await jobs()).toMatchObject([{ locked_at: null, attempts: 1 }])
  })

  it('sobrevive à queda de todas as conexões, mesmo no meio de uma tarefa', async () => {
    const { promise: caiu, resolve: cair } = Promise.withResolvers<void>()
    const { promise: comecou, resolve: avisar } = Promise.withResolvers<void>()
    await ligar({
      somar: async ({ valor }) => {
        if (valor === 1) {
          avisar()
          await caiu
        }
        somados.push(valor)
      },
    })
    await banco.transaction((tx) => agendar(tx, 'somar', { valor: 1 }))
    await comecou
    const nome = new URL(url).pathname.slice(1)
    await noServidor(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${nome}'`)
    cair()
    await vi.waitFor(() => banco.transaction((tx) => agendar(tx, 'somar', { valor: 2 })))
    await expect.poll(() => somados, ESPERA).toContain(2)
    expect(somados).toContain(1)
  })

  it('religa-se quando a biblioteca desiste', async () => {
    await ligar()
    // What makes it give up on purpose; it also sets the exit code of the process.
    await pool.query(`select pg_notify('worker:migrate', '{"breaking": true}')`)
    await expect
      .poll(() => registros.map(({ mensagem }) => mensagem), ESPERA)
      .toContain('A fila de tarefas parou sozinha; será religada.')
    process.exitCode = undefined
    await banco.transaction((tx) => agendar(tx, 'somar', { valor: 1 }))
    await expect.poll(() => somados, ESPERA).toEqual([1])
  })

  it('recusa uma agenda de cron escrita errado', async () => {
    const cron = [{ tarefa: 'somar' as const, quandoEmUtc: '99 * * * *', dados: { valor: 1 } }]
    await expect(ligar({}, { cron })).rejects.toThrow()
    ligadas = []
  })

  it('executa o que o cron perdeu enquanto ninguém estava ligado', async () => {
    const cron = [
      { tarefa: 'somar' as const, quandoEmUtc: '* * * * *', dados: { valor: 7 }, recuperarMs: 180_000 },
    ]
    await (await ligar({}, { cron })).parar()
    ligadas = []
    expect(somados).toEqual([])
    await pool.query(`update graphile_worker._private_known_crontabs
      set known_since = now() - interval '1 hour', last_execution = now() - interval '1 hour'`)
    await ligar({}, { cron })
    await expect.poll(() => somados.length, ESPERA).toBeGreaterThanOrEqual(2)
    expect(new Set(somados)).toEqual(new Set([7]))
  })
})

describe('tarefas órfãs', () => {
  const prender = (por: string) =>
    pool.query(
      `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '1 minute', attempts = 1`,
      [por],
    )

  const TRAVAS = `select 1 from pg_locks join pg_database on oid = database
    where locktype = 'advisory' and datname = current_database()`

  it('a tarefa de um processo morto volta a rodar na partida do próximo', async () => {
    await migrarFila(pool, registrar)
    await banco.transaction((tx) => agendar(tx, 'somar', { valor: 1 }))
    await prender('pool-morto')
    await ligar()
    await expect.poll(() => somados, ESPERA).toEqual([1])
    expect(registros.map(({ mensagem }) => mensagem)).toContain(
      '1 tarefa(s) de um processo que morreu voltaram à fila.',
    )
  })

  it('a tarefa de um processo vivo não é tomada', async () => {
    const { promise: podeTerminar, resolve: terminar } = Promise.withResolvers<void>()
    const { promise: comecou, resolve: avisar } = Promise.withResolvers<void>()
    await ligar({
      somar: async ({ valor }) => {
        avisar()
        await podeTerminar
        somados.push(valor)
      },
    })
    await banco.transaction((tx) => agendar(tx, 'somar', { valor: 1 }))
    await comecou
    await pool.query(`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'`)
    // The owner's lock is asked for right after it starts to listen; give it back only then.
    await expect.poll(async () => (await pool.query(TRAVAS)).rowCount).toBe(1)
    expect(await devolverOrfas(pool)).toBe(0)
    await prender('pool-morto')
    expect(await devolverOrfas(pool)).toBe(1)
    terminar()
  })
})

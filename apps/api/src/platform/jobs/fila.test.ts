import { describe, expect, it, vi } from 'vitest'
import { agendar, cenario, ESPERA, tarefaQueEspera } from '../../../test/cenario-de-tarefas.ts'
import { transacao } from '../banco/transacao.ts'

describe('fila', () => {
  it('uma tarefa que falha volta mais tarde; o erro vai para o registro, os dados não', async () => {
    const { pool, banco, ligar, jobs, registros } = await cenario()
    await ligar()
    await transacao(banco, (tx) => agendar(tx, 'falhar', { segredo: 'token-secreto' }, { tentativas: 2 }))
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
    const { banco, novoPool, ligar, esvaziar, somados } = await cenario()
    await Promise.all([ligar(), ligar({}, { pool: novoPool() })])
    await transacao(banco, async (tx) => {
      for (let valor = 0; valor < 20; valor++) await agendar(tx, 'somar', { valor })
    })
    await esvaziar()
    expect(somados.toSorted((x, y) => x - y)).toEqual(Array.from({ length: 20 }, (_, i) => i))
  })

  it('parar espera a tarefa em andamento', async () => {
    const { banco, ligar, jobs, somados } = await cenario()
    const { somar, comecou, terminar } = tarefaQueEspera(somados)
    const fila = await ligar({ somar })
    await transacao(banco, (tx) => agendar(tx, 'somar', { valor: 1 }))
    await comecou
    const parada = fila.parar()
    terminar()
    await parada
    expect(somados).toEqual([1])
    expect(await jobs()).toEqual([])
  })

  it('passado o prazo, a tarefa recebe o sinal e volta para a fila', async () => {
    const { banco, ligar, jobs } = await cenario()
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
    await transacao(banco, (tx) => agendar(tx, 'somar', { valor: 1 }))
    await comecou
    await fila.parar()
    expect(sinal?.aborted).toBe(true)
    expect(await jobs()).toMatchObject([{ locked_at: null, attempts: 1 }])
  })

  it('sobrevive à queda de todas as conexões, mesmo no meio de uma tarefa', async () => {
    const { banco, ligar, esvaziar, somados, derrubarConexoes } = await cenario()
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
    await transacao(banco, (tx) => agendar(tx, 'somar', { valor: 1 }))
    await comecou
    await derrubarConexoes()
    cair()
    await vi.waitFor(() => transacao(banco, (tx) => agendar(tx, 'somar', { valor: 2 })), ESPERA)
    await esvaziar()
    expect(somados).toEqual(expect.arrayContaining([1, 2]))
  })

  it('religa-se quando a biblioteca desiste', async () => {
    const { pool, banco, ligar, registros, somados } = await cenario()
    await ligar()
    const mensagens = async () => {
      // What makes it give up on purpose, once it listens; it also sets the exit code of the process.
      await pool.query(`select pg_notify('worker:migrate', '{"breaking": true}')`)
      return registros.map(({ mensagem }) => mensagem)
    }
    await expect.poll(mensagens, ESPERA).toContain('A fila de tarefas parou sozinha; será religada.')
    process.exitCode = undefined
    await transacao(banco, (tx) => agendar(tx, 'somar', { valor: 1 }))
    await expect.poll(() => somados, ESPERA).toEqual([1])
  })

  it('recusa uma agenda de cron escrita errado', async () => {
    const { ligar } = await cenario()
    const cron = [{ tarefa: 'somar' as const, quandoEmUtc: '99 * * * *', dados: { valor: 1 } }]
    await expect(ligar({}, { cron })).rejects.toThrow()
  })

  it('executa o que o cron perdeu enquanto ninguém estava ligado', async () => {
    const { pool, ligar, somados } = await cenario()
    const cron = [
      { tarefa: 'somar' as const, quandoEmUtc: '* * * * *', dados: { valor: 7 }, recuperarMs: 180_000 },
    ]
    await (await ligar({}, { cron })).parar()
    await pool.query(`update graphile_worker._private_known_crontabs
      set known_since = now() - interval '1 hour', last_execution = now() - interval '1 hour'`)
    await ligar({}, { cron })
    await expect.poll(() => somados.length, ESPERA).toBeGreaterThanOrEqual(2)
    expect(new Set(somados)).toEqual(new Set([7]))
  })
})

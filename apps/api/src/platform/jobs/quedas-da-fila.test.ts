import { setTimeout as esperar } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { agendar, cenario, ESPERA, tarefaQueEspera } from '../../../test/cenario-de-tarefas.ts'
import { transacao } from '../banco/transacao.ts'
import { devolverOrfas } from './orfas.ts'
import { PoolCortavel } from './pool-cortavel.ts'

const QUEDAS = 3
const POR_QUEDA = 6
/** Shorter than the pause after which the queue is tried again, and then longer: it falls while it runs and while it starts. */
const ENTRE_QUEDAS_MS = [50, 400, 1_200]

describe('SEG-06 a fila e as quedas do banco', () => {
  it('o banco cai de novo e de novo com tarefas rodando: a fila volta, e cada uma roda uma vez só', async () => {
    const { banco, ligar, esvaziar, somados, cair, voltar, painel } = await cenario()
    let soltar = Promise.withResolvers<void>()
    let rodando = 0
    await ligar({
      somar: async ({ valor }) => {
        rodando++
        await soltar.promise
        somados.push(valor)
      },
    })
    for (let queda = 0; queda < QUEDAS; queda++) {
      soltar = Promise.withResolvers<void>()
      rodando = 0
      await vi.waitFor(
        () =>
          transacao(banco, async (tx) => {
            for (let i = 0; i < POR_QUEDA; i++) await agendar(tx, 'somar', { valor: queda * POR_QUEDA + i })
          }),
        ESPERA,
      )
      await expect.poll(() => rodando, ESPERA).toBe(4)
      await cair()
      // Two and more that end at once while nobody can write that down: the library does not outlive that.
      soltar.resolve()
      for (const pausa of ENTRE_QUEDAS_MS) {
        await voltar()
        await esperar(pausa)
        await cair()
      }
      await voltar()
      await expect.poll(() => somados.length, ESPERA).toBe((queda + 1) * POR_QUEDA)
    }
    await esvaziar()
    expect(somados.toSorted((x, y) => x - y)).toEqual(Array.from({ length: QUEDAS * POR_QUEDA }, (_, i) => i))
    await expect.poll(() => painel.atual()?.situacao, ESPERA).toBe('RODANDO')
  })

  it('a tarefa que atravessa a queda não começa outra vez, e a que falhou nela é tentada de novo', async () => {
    const { pool, banco, ligar, esvaziar, jobs, somados, cair, voltar, painel } = await cenario()
    const { somar, comecou, terminar } = tarefaQueEspera(somados)
    const vezes = vi.fn()
    await ligar({
      somar: async (dados, contexto) => {
        vezes(dados.valor)
        if (dados.valor === 1) return somar(dados)
        if (contexto.tentativa === 1) {
          await comecou
          throw new Error('caiu junto')
        }
        somados.push(dados.valor)
      },
    })
    await transacao(banco, (tx) => agendar(tx, 'somar', { valor: 1 }, { linha: 'uma' }))
    await comecou
    await cair()
    await expect.poll(() => painel.atual()?.situacao, ESPERA).not.toBe('RODANDO')
    await voltar()
    await expect.poll(() => painel.atual()?.situacao, ESPERA).toBe('RODANDO')
    await vi.waitFor(
      () => transacao(banco, (tx) => agendar(tx, 'somar', { valor: 2 }, { linha: 'uma' })),
      ESPERA,
    )
    await transacao(banco, (tx) => agendar(tx, 'somar', { valor: 3 }))
    await expect.poll(() => vezes.mock.calls.flat(), ESPERA).toContain(3)
    // The one before it in its line still runs.
    expect(vezes.mock.calls.flat()).not.toContain(2)
    // Nor does another process take it for nobody's.
    await pool.query(
      `update graphile_worker._private_jobs set locked_at = now() - interval '1 minute' where locked_at is not null`,
    )
    expect(await devolverOrfas(pool)).toBe(0)
    terminar()
    await expect
      .poll(async () => (await jobs()).filter(({ attempts }) => attempts === 1).length, ESPERA)
      .toBe(2)
    await pool.query('update graphile_worker._private_jobs set run_at = now()')
    await esvaziar()
    expect(vezes.mock.calls.flat().toSorted()).toEqual([1, 2, 2, 3, 3])
    expect(somados.toSorted()).toEqual([1, 2, 3])
  })

  it('o estado diz desde quando está parada e por quê, por mais que tente, e as linhas do registro são poucas', async () => {
    const { ligar, painel, cair, voltar, registros } = await cenario()
    const ditas = (deNivel: string) =>
      registros
        .filter(({ nivel, mensagem }) => nivel === deNivel && /fila de tarefas/.test(mensagem))
        .map(({ mensagem }) => mensagem)
    await ligar()
    expect(painel.atual()).toMatchObject({ situacao: 'RODANDO', tentativas: 0, motivo: null })
    expect(painel.paradaHa()).toBe(0)
    await cair()
    await expect.poll(() => painel.atual()?.tentativas, ESPERA).toBeGreaterThanOrEqual(3)
    const parada = painel.atual()
    expect(parada?.situacao).not.toBe('RODANDO')
    expect(parada?.motivo).toMatch(/not currently accepting connections/)
    await expect.poll(() => painel.atual()?.tentativas, ESPERA).toBeGreaterThan(parada?.tentativas ?? 0)
    expect(painel.atual()?.desde).toEqual(parada?.desde)
    expect(painel.paradaHa()).toBeGreaterThan(0)
    await voltar()
    await expect.poll(() => painel.atual(), ESPERA).toMatchObject({ situacao: 'RODANDO', motivo: null })
    expect(ditas('error')).toEqual([
      'A fila de tarefas parou sozinha; será religada.',
      'Não foi possível religar a fila de tarefas; será tentado de novo.',
    ])
    expect(ditas('warn')).toEqual(['A fila de tarefas voltou a rodar.'])
  })

  it('a biblioteca devolve duas vezes a conexão que escutava, e o processo não termina por isso', async () => {
    const { url } = await cenario()
    const pool = new PoolCortavel(url, 1)
    onTestFinished(() => pool.cortar())
    const devolver = await new Promise<(motivo?: unknown) => void>((resolver, recusar) =>
      pool.connect((erro, _, soltar) => (erro ? recusar(erro) : resolver(soltar))),
    )
    devolver()
    expect(() => devolver()).not.toThrow()
    expect((await pool.query('select 1 as um')).rows).toEqual([{ um: 1 }])
  })

  it('parar termina no prazo, esteja o banco fora ou a tarefa surda ao sinal', async () => {
    const { banco, ligar, somados, cair, voltar, painel } = await cenario()
    const { somar, comecou } = tarefaQueEspera(somados)
    const fila = await ligar({ somar }, { prazoParaPararMs: 500 })
    await transacao(banco, (tx) => agendar(tx, 'somar', { valor: 1 }))
    await comecou
    await cair()
    await expect.poll(() => painel.atual()?.situacao, ESPERA).not.toBe('RODANDO')
    const antes = performance.now()
    await fila.parar()
    expect(performance.now() - antes).toBeLessThan(5_000)
    expect(painel.atual()?.situacao).toBe('PARADA')
    await voltar()
  })
})

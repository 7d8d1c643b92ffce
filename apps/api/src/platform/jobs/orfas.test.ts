import type { Pool } from 'pg'
import { describe, expect, it } from 'vitest'
import { agendar, cenario, ESPERA, tarefaQueEspera } from '../../../test/cenario-de-tarefas.ts'
import { transacao } from '../banco/transacao.ts'
import { migrarFila } from './migrar-fila.ts'
import { devolverOrfas } from './orfas.ts'

describe('tarefas órfãs', () => {
  const prender = (pool: Pool, por: string) =>
    pool.query(
      `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '1 minute', attempts = 1`,
      [por],
    )

  const TRAVAS = `select 1 from pg_locks join pg_database on oid = database
    where locktype = 'advisory' and datname = current_database()`

  it('a tarefa de um processo morto volta a rodar na partida do próximo', async () => {
    const { pool, banco, ligar, registrar, registros, somados } = await cenario()
    await migrarFila(pool, registrar)
    await transacao(banco, (tx) => agendar(tx, 'somar', { valor: 1 }))
    await prender(pool, 'pool-morto')
    await ligar()
    await expect.poll(() => somados, ESPERA).toEqual([1])
    expect(registros.map(({ mensagem }) => mensagem)).toContain(
      '1 tarefa de um processo que morreu: de volta à fila.',
    )
  })

  it('a tarefa de um processo vivo não é tomada', async () => {
    const { pool, banco, ligar, somados } = await cenario()
    const { somar, comecou, terminar } = tarefaQueEspera(somados)
    await ligar({ somar })
    await transacao(banco, (tx) => agendar(tx, 'somar', { valor: 1 }))
    await comecou
    await pool.query(`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'`)
    // The owner asks for its lock right after it starts to listen.
    await expect.poll(async () => (await pool.query(TRAVAS)).rowCount, ESPERA).toBe(1)
    expect(await devolverOrfas(pool)).toBe(0)
    await prender(pool, 'pool-morto')
    expect(await devolverOrfas(pool)).toBe(1)
    terminar()
  })
})

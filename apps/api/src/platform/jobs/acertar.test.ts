import { expect, it } from 'vitest'
import { agendar, cenario } from '../../../test/cenario-de-tarefas.ts'
import { transacao } from '../banco/transacao.ts'
import { acertar } from './acertar.ts'
import { criarAndamento } from './andamento.ts'
import { migrarFila } from './migrar-fila.ts'

it('SEG-06 de um turno que acabou: o feito sai, o que falhou espera e conta, o que nunca começou volta sem contar, o que roda fica', async () => {
  const { pool, banco, registrar, jobs } = await cenario()
  await migrarFila(pool, registrar)
  for (const valor of [1, 2, 3, 4]) await transacao(banco, (tx) => agendar(tx, 'somar', { valor }))
  await pool.query(
    `update graphile_worker._private_jobs set locked_by = 'turno', locked_at = now(), attempts = 1`,
  )
  const [feita, falha, nunca, rodando] = (await jobs()).map(({ id }) => String(id)) as [
    string,
    string,
    string,
    string,
  ]
  const andamento = criarAndamento()
  for (const id of [feita, falha, rodando]) andamento.comecar('turno', id)
  andamento.terminar('turno', feita, null)
  andamento.terminar('turno', falha, 'caiu')
  const conexao = await pool.connect()
  await acertar(conexao, andamento, 'turno').finally(() => conexao.release())
  const depois = (await jobs()).map(({ id, locked_by, attempts, last_error, run_at }) => ({
    id: String(id),
    locked_by,
    attempts,
    last_error,
    espera: run_at > new Date(),
  }))
  expect(depois).toEqual([
    { id: falha, locked_by: null, attempts: 1, last_error: 'caiu', espera: true },
    { id: nunca, locked_by: null, attempts: 0, last_error: null, espera: false },
    { id: rodando, locked_by: 'turno', attempts: 1, last_error: null, espera: false },
  ])
  expect([andamento.terminadas('turno'), andamento.rodando('turno')]).toEqual([[], [rodando]])
})

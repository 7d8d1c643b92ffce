import { tentarParteDeNovo, verSaude } from '@balcao/dominio/saude/contratos'
import type { ParteQueSeTenta } from '@balcao/dominio/saude/partes'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { agendar } from '../../tarefas/catalogo.ts'

const FALHOU = sql`attempts = 1, last_error = 'a porta não abre', run_at = now() + interval '1 hour'`
const DESISTIU = sql`attempts = max_attempts, last_error = 'a porta não abre', run_at = now() + interval '1 hour'`

describe('ADM-11 tentar de novo, de uma parte, tudo o que falhou', () => {
  let teste: AppDeTeste
  let token: string
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    token = await teste.tokenDe('ADMIN')
    const negocio = teste.negocio()
    negocio.maquina = { ...negocio.maquina, servidorDeSaida: true }
  })
  afterAll(() => teste.fechar())
  beforeEach(() =>
    teste.negocio().banco.execute(
      sql`truncate graphile_worker._private_jobs, fonte_externa, correio_caixa cascade;
        delete from historico where entidade = 'parte_da_saude'`,
    ),
  )

  async function porTarefa(tarefa: 'enviar-email' | 'mover-pedido', mudar = FALHOU): Promise<void> {
    const { banco } = teste.negocio()
    await transacao(banco, (tx) =>
      tarefa === 'enviar-email'
        ? agendar(tx, tarefa, { para: 'ana@example.com', assunto: 'a', texto: 'b' }, { tentativas: 3 })
        : agendar(tx, tarefa, { pedidoId: 1, de: 'X' }, { tentativas: 3 }),
    )
    await banco.execute(sql`update graphile_worker._private_jobs set ${mudar}
      where id = (select max(id) from graphile_worker._private_jobs)`)
  }
  /** Of each task, in order: its attempts and whether it goes now. */
  const tarefas = async () =>
    (
      await teste.negocio().banco.execute<{ tarefa: string; attempts: number; ja: boolean }>(
        sql`select t.identifier as tarefa, j.attempts, j.run_at <= now() as ja from graphile_worker._private_jobs j
          join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`,
      )
    ).rows.map(({ tarefa, attempts, ja }) => `${tarefa} ${attempts} ${ja ? 'já' : 'depois'}`)
  const tentar = (parte: ParteQueSeTenta, com = token) =>
    teste.chamar(tentarParteDeNovo, { token: com, params: { parte } })
  const aTentar = async (qual: ParteQueSeTenta) =>
    (await teste.chamar(verSaude, { token })).corpo.partes.find(({ parte }) => parte === qual)?.aTentar

  it('os e-mails que falharam e os desistidos vão já, com todas as tentativas; os outros e o que roda, não', async () => {
    await porTarefa('enviar-email')
    await porTarefa('enviar-email', DESISTIU)
    await porTarefa('enviar-email', sql`${DESISTIU}, locked_at = now(), locked_by = 'alguem'`)
    await porTarefa('enviar-email', sql`run_at = now() + interval '1 hour'`)
    await porTarefa('mover-pedido', DESISTIU)
    expect(await aTentar('EMAIL')).toBe(2)
    const { status, corpo } = await tentar('EMAIL')
    expect([status, corpo.message]).toEqual([200, '2 tarefas voltaram à fila.'])
    expect(await tarefas()).toEqual([
      'enviar-email 0 já',
      'enviar-email 0 já',
      'enviar-email 3 depois',
      'enviar-email 0 depois',
      'mover-pedido 3 depois',
    ])
    const entradas = await teste
      .negocio()
      .banco.select()
      .from(historico)
      .where(eq(historico.entidade, 'parte_da_saude'))
    expect(entradas).toMatchObject([
      { entidadeId: 'EMAIL', acao: 'TENTAR_DE_NOVO', dados: { situacao: 'FALHA', quantas: 2 } },
    ])
  })

  it('pela fila volta toda desistida, de qualquer parte, e só ela', async () => {
    await porTarefa('enviar-email')
    await porTarefa('mover-pedido', DESISTIU)
    expect((await tentar('FILA')).corpo.message).toBe('1 tarefa voltou à fila.')
    expect(await tarefas()).toEqual(['enviar-email 1 depois', 'mover-pedido 0 já'])
  })

  it('a caixa é lida agora, uma vez por mais que se peça; a fonte que descansava é perguntada de novo', async () => {
    const { banco } = teste.negocio()
    await banco.execute(sql`insert into correio_caixa (nome, filial_id, falha, falha_desde)
      select 'sac@x', min(id), 'senha recusada', now() from filial`)
    await banco.execute(sql`insert into fonte_externa (fonte, falhas, descansa_ate) values
      ('A', 4, ${new Date(teste.agora().getTime() + 60_000)}), ('B', 0, null)`)
    expect((await tentar('CAIXAS')).corpo.message).toBe('A caixa é lida agora.')
    await tentar('CAIXAS')
    expect(await tarefas()).toEqual(['ler-caixas 0 já'])
    expect((await tentar('CONSULTAS')).status).toBe(200)
    const { rows } = await banco.execute<{ fonte: string }>(
      sql`select fonte, falhas, descansa_ate from fonte_externa order by fonte`,
    )
    expect(rows).toEqual([
      { fonte: 'A', falhas: 4, descansa_ate: null },
      { fonte: 'B', falhas: 0, descansa_ate: null },
    ])
    expect((await tentar('CONSULTAS')).status).toBe(409)
  })

  it('recusa: a parte em que nada falhou, a que não se tenta, quem não pode', async () => {
    expect((await tentar('EMAIL')).erro.codigo).toBe('NADA_A_TENTAR')
    expect((await tentar('COPIAS' as never)).status).toBe(404)
    await porTarefa('enviar-email')
    expect((await tentar('EMAIL', await teste.tokenDe('GERENTE'))).status).toBe(403)
    expect((await tentar('EMAIL', 'token-de-ninguem')).status).toBe(401)
    expect(await tarefas()).toEqual(['enviar-email 1 depois'])
  })
})

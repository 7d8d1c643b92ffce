import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { usarAbertura } from '../../../../test/abertura-de-tickets.ts'
import { encherDeNotas, SERIE_DAS_MUITAS } from '../../../../test/muitas-notas.ts'
import { sessaoDaConta } from '../../../../test/planos-das-consultas.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { transacao } from '../../../platform/banco/transacao.ts'
import type { Sessao } from '../../../sessao.ts'
import { tomadosPorItem } from '../nucleo/queries-saldo.ts'
import { notasParaDevolver, ticketsDasNotas } from './queries-devolucao.ts'
import { itensDasNotas, paginaDeNotas, paginaDeProdutosComprados } from './queries-notas.ts'

const NOTAS = 5_000
const ITENS_POR_NOTA = 8
const ITENS_DA_GRANDE = 400
const PRIMEIRO_NUMERO = 700_000

const abertura = usarAbertura()
const banco = () => abertura.teste.negocio().banco
const alvo = { idCli: 0, idFil: 0, grande: 0 }
let sessao: Sessao

beforeAll(async () => {
  sessao = await sessaoDaConta(abertura.teste, 'OPERADOR')
  const idFil = await abertura.filialDoOperador(0)
  const idCli = await abertura.clienteDaFilial(idFil, true)
  await encherDeNotas(banco(), {
    idCli,
    idFil,
    quantas: NOTAS,
    itensPorNota: ITENS_POR_NOTA,
    itensDaGrande: ITENS_DA_GRANDE,
    primeiroNumero: PRIMEIRO_NUMERO,
  })
  await transacao(banco(), async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    // Half of the items of all these invoices are in some ticket.
    await tx.execute(sql`
      insert into ticket_item (ticket_id, origem, nota_item_id, nota_id, codigo, descricao, quantidade_comprada,
        quantidade_solicitada)
      select 1, 'NOTA', ni.id, ni.nota_id, ni.codigo, ni.descricao, 10, 3
      from nota_item ni join nota_fiscal nf on nf.id = ni.nota_id where nf.serie = ${SERIE_DAS_MUITAS} and ni.numero_item % 2 = 0`)
  })
  await banco().execute(sql`analyze nota_fiscal, nota_item, ticket_item`)
  const { rows } = await banco().execute<{ id: string }>(
    sql`select id from nota_fiscal where numero = ${PRIMEIRO_NUMERO + 1} and serie = ${SERIE_DAS_MUITAS}`,
  )
  Object.assign(alvo, { idCli, idFil, grande: Number(rows[0]?.id) })
})

/** Every statement a query runs, with the plan PostgreSQL made for it. */
async function planos(executar: (banco: Executor) => Promise<unknown>): Promise<string[]> {
  const { $client: pool } = banco()
  const comandos: { texto: string; valores: unknown[] }[] = []
  const original = pool.query.bind(pool)
  const espiao = (comando: { text: string }, valores: unknown[]) => {
    comandos.push({ texto: comando.text, valores: valores ?? [] })
    return original(comando as never, valores as never)
  }
  pool.query = espiao as never
  try {
    await executar(banco())
  } finally {
    pool.query = original
  }
  expect(comandos.length).toBeGreaterThan(0)
  return Promise.all(
    comandos.map(async ({ texto, valores }) => {
      const { rows } = await original(
        `explain (analyze, buffers, costs off, timing off) ${texto}`,
        valores as never,
      )
      return rows.map((linha: Record<string, string>) => linha['QUERY PLAN']).join('\n')
    }),
  )
}

// Pages of 8 kB: a few dozen milliseconds, whatever else the machine is doing.
const MAXIMO_DE_BLOCOS = 20_000

function exigirPlanoBom(plano: string): void {
  expect(plano).not.toMatch(/Seq Scan on (nota_item|ticket_item)\b/)
  const [, blocos = 'nenhum'] = /Buffers: shared hit=(\d+)/.exec(plano) ?? []
  expect(Number(blocos), plano).toBeLessThan(MAXIMO_DE_BLOCOS)
}

describe(`um cliente com ${NOTAS} notas`, () => {
  it.each([
    ['a primeira página', {}],
    ['uma página adiante', { page: 90 }],
    ['um período', { dtInicial: '2024-01-01', dtFinal: '2026-12-31' }],
    ['um número', { numero: String(PRIMEIRO_NUMERO + 4_321) }],
    ['um produto comum', { idProd: 'a' }],
    ['um produto', { idProd: '17' }],
    ['um produto que não há', { idProd: 'inexistente' }],
  ])('NOV-09 %s lida por índice', async (_, filtro) => {
    const pagina = { page: 1, take: 10, idCli: alvo.idCli, idFil: alvo.idFil, ...filtro }
    for (const plano of await planos((executor) => paginaDeNotas(executor, sessao, pagina)))
      exigirPlanoBom(plano)
  })

  it.each(['', 'a', '17', 'inexistente'])('API-03 os produtos comprados, %j, lidos por índice', async (q) => {
    const pagina = { page: 1, take: 10, idCli: alvo.idCli, idFil: alvo.idFil, q }
    for (const plano of await planos((executor) => paginaDeProdutosComprados(executor, sessao, pagina)))
      exigirPlanoBom(plano)
  })

  it(`ENT-02 uma nota com ${ITENS_DA_GRANDE} itens e o saldo de todos, em duas consultas`, async () => {
    const itens = await itensDasNotas(banco(), [alvo.grande])
    expect(itens).toHaveLength(ITENS_DA_GRANDE)
    const ids = itens.map(({ item }) => item.id)
    const lidos = await planos(async (executor) => {
      await itensDasNotas(executor, [alvo.grande])
      await tomadosPorItem(executor, ids)
    })
    expect(lidos).toHaveLength(2)
    for (const plano of lidos) exigirPlanoBom(plano)
  })

  it('MES-07 o campo da devolução, pelo cliente, número ou chave, lido por índice', async () => {
    for (const quais of [
      { idCli: alvo.idCli },
      { numero: PRIMEIRO_NUMERO + 4_321 },
      { chave: '3'.repeat(44) },
    ])
      for (const plano of await planos((executor) => notasParaDevolver(executor, sessao, quais, 13))) {
        exigirPlanoBom(plano)
        expect(plano).not.toMatch(/Seq Scan on nota_fiscal\b/)
      }
  })

  it('MES-06/mesma-nota os tickets de uma nota, lidos pelos índices da nota', async () => {
    for (const plano of await planos((executor) => ticketsDasNotas(executor, sessao, [alvo.grande], 6))) {
      exigirPlanoBom(plano)
      expect(plano).toContain('ticket_item_nota_idx')
      expect(plano).toContain('ticket_nota_nota_idx')
    }
  })
})

import type { OrdenacaoDeOrcamentos } from '@balcao/dominio/orcamentos/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { planosDe, sessaoDaConta } from '../../../test/planos-das-consultas.ts'
import type { Sessao } from '../../sessao.ts'
import { type FiltroDeOrcamentos, paginaDeOrcamentos } from './queries-lista.ts'
import { candidatosParados, decisoesDosClientes } from './queries-parados.ts'

const QUANTOS = 100_000
const HOJE = '2026-11-15'
const AGORA = new Date(`${HOJE}T18:00:00Z`)

let app: AppDeTeste
let sessoes: Map<TipoDeUsuario, Sessao>

beforeAll(async () => {
  app = await criarAppDeTeste()
  const { banco } = app.negocio()
  await banco.transaction(async (tx) => {
    // Every row points at rows that exist: checking each reference would take longer than the test.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local statement_timeout = 0`)
    // One of ten is still to be decided, the others were won or lost.
    await tx.execute(sql`
      insert into orcamento (cliente_id, filial_id, colaborador_id, status, incluido_em, movimentado_em, data_validade,
        perdido_em, pedido_id, ordem_compra, plano_pagamento_id, forma_cobranca_id, tipo_frete_id, quantidade_itens,
        valor_subtotal, valor_total)
      select c.ids[1 + (n * 13) % array_length(c.ids, 1)], f.ids[1 + n % array_length(f.ids, 1)],
        p.ids[1 + (n * 7) % array_length(p.ids, 1)], case when n % 10 between 1 and 5 then 'PERDIDO' else 'ORCAMENTO' end,
        ${AGORA.toISOString()}::timestamptz - n * interval '10 minutes', ${AGORA.toISOString()}::timestamptz - n * interval '10 minutes',
        ${HOJE}::date + 7 - n / 144, case when n % 10 between 1 and 5 then ${AGORA.toISOString()}::timestamptz end,
        case when n % 10 > 5 then (select min(id) from pedido) end, 'XC' || 700000 + n, 1, 1, 1, 1, n % 977, n % 977
      from generate_series(1, ${QUANTOS}) n
      cross join (select array_agg(id) ids from colaborador where tipo in ('OPERADOR', 'SUPERVISOR', 'REPRESENTANTE')) p
      cross join (select array_agg(id) ids from filial) f
      cross join (select array_agg(id) ids from cliente) c`)
  })
  await banco.execute(sql`analyze orcamento`)
  const tipos = ['ADMIN', 'OPERADOR', 'REPRESENTANTE'] as const
  sessoes = new Map(
    await Promise.all(tipos.map(async (tipo) => [tipo, await sessaoDaConta(app, tipo)] as const)),
  )
}, 120_000)
afterAll(() => app.fechar())

const sessaoDe = (tipo: TipoDeUsuario) => sessoes.get(tipo) as Sessao

/** A scan of the whole table, or a sort or count over much of it, is what a list must never do. */
function exigirPlanoBom(plano: string, maximo: number): void {
  expect(plano).not.toMatch(/Seq Scan on orcamento\b/)
  const linhas = [...plano.matchAll(/Scan[^\n]* on orcamento\b[^\n]*rows=(\d+)/g)].map(([, n]) => Number(n))
  expect(linhas.length, plano).toBeGreaterThan(0)
  expect(Math.max(...linhas), plano).toBeLessThanOrEqual(maximo)
}

const CASOS: [TipoDeUsuario, FiltroDeOrcamentos, OrdenacaoDeOrcamentos][] = [
  ['ADMIN', {}, 'dtHorInc'],
  ['ADMIN', {}, 'dtVal'],
  ['ADMIN', {}, 'vlTot'],
  ['ADMIN', {}, 'id'],
  ['ADMIN', { status: ['VENCIDO'] }, 'dtHorInc'],
  ['ADMIN', { status: ['GANHO'] }, 'vlTot'],
  ['ADMIN', { venceEm: 3 }, 'dtHorInc'],
  ['ADMIN', { vlMin: 970 }, 'dtHorInc'],
  ['ADMIN', { filial: [1] }, 'dtHorInc'],
  ['ADMIN', { idCli: 12 }, 'dtHorInc'],
  ['ADMIN', { dtIni: '2026-11-01' }, 'vlTot'],
  ['OPERADOR', {}, 'dtHorInc'],
  ['REPRESENTANTE', {}, 'dtHorInc'],
]

it.each(CASOS)(
  'DOC-06 com 100.000 orçamentos a página, a contagem e a soma são lidas pelo índice: %s, %j, %s',
  async (tipo, filtro, orderBy) => {
    const pagina = { orderBy, page: 1, take: 20 }
    const planos = await planosDe(app, (banco) =>
      paginaDeOrcamentos(banco, sessaoDe(tipo), filtro, pagina, AGORA),
    )
    expect(planos.length).toBeGreaterThan(1)
    for (const plano of planos) exigirPlanoBom(plano, QUANTOS / 10)
  },
)

const PARADOS = {
  termo: '',
  idCli: undefined,
  filial: [],
  vendedor: [],
  representante: [],
  dias: { geral: 7, excecoes: new Map([[2, 15]]) },
  hoje: HOJE,
}

it.each([
  ['ADMIN', 'valorTotal', 'DESC'],
  ['ADMIN', 'movimentadoEm', 'ASC'],
  ['OPERADOR', 'valorTotal', 'DESC'],
  ['REPRESENTANTE', 'valorTotal', 'DESC'],
] as const)(
  'VEN-01 com 100.000 orçamentos os parados são lidos do índice dos por decidir: %s, %s %s',
  async (tipo, pelo, sentido) => {
    const [plano = ''] = await planosDe(app, (banco) =>
      candidatosParados(banco, sessaoDe(tipo), PARADOS, { pelo, sentido, quantos: 1001 }),
    )
    exigirPlanoBom(plano, QUANTOS / 10)
  },
)

it('VEN-01 com 100.000 orçamentos o que os clientes decidiram se pergunta uma vez só', async () => {
  const planos = await planosDe(app, (banco) => decisoesDosClientes(banco, [12, 13, 14]))
  expect(planos).toHaveLength(1)
  exigirPlanoBom(planos[0] ?? '', QUANTOS / 10)
})

import { hojeEm, inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { planosDe, sessaoDaConta } from '../../../test/planos-das-consultas.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import type { Sessao } from '../../sessao.ts'
import { limitesDoCliente } from '../limites/queries.ts'
import { oQueSePassa, quemEOCliente } from './queries-visao-geral.ts'

const PEDIDOS = 20_000
const NOTAS = 5_000
const TITULOS = 1_000
const ATIVIDADES = 3_000

let app: AppDeTeste
let operador: Sessao
let [grande, pequeno] = [0, 0]

beforeAll(async () => {
  app = await criarAppDeTeste()
  const { banco } = app.negocio()
  const cenario = cenarioDeClientes(app)
  for (const quem of ['grande', 'pequeno'] as const) {
    const dono = await cenario.criar()
    await cenario.limite(dono)
    await cenario.titulo(dono, { dataVencimento: '2026-01-01' })
    await cenario.orcamento(dono)
    await cenario.agenda(dono, 'OPERADOR')
    await cenario.incluir({ campos: { clienteId: dono.id, filialId: dono.filialId } })
    if (quem === 'grande') grande = dono.id
    else pequeno = dono.id
  }
  await transacao(banco, async (tx) => {
    // Every row points at rows that exist: checking each reference would take longer than the test.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`
      insert into pedido (cliente_id, filial_id, colaborador_id, status, incluido_em, plano_pagamento_id,
        forma_cobranca_id, tipo_frete_id, quantidade_itens, valor_subtotal, valor_total)
      select ${grande}, 1, 1, 'ENTREGUE', now() - n * interval '4 hours', 1, 1, 1, 1, n, n
      from generate_series(1, ${PEDIDOS}) n`)
    await tx.execute(sql`
      insert into nota_fiscal (cliente_id, filial_id, chave, numero, serie, natureza_operacao, emitida_em, data_saida,
        valor_produtos, valor_total, quantidade_itens)
      select ${grande}, 1, 'g' || n, n, 77, 'Venda', now() - n * interval '16 hours', current_date - n * 2 / 3, n, n, 1
      from generate_series(1, ${NOTAS}) n`)
    await tx.execute(sql`
      insert into titulo (cliente_id, filial_id, numero, parcela, grupo, forma_cobranca_id, data_emissao,
        data_vencimento, vencimento_original, valor, pago_em)
      select ${grande}, 1, 'g' || n, 1, '1', 1, '2020-01-01', '2020-02-01', '2020-02-01', n, '2020-02-01'
      from generate_series(1, ${TITULOS}) n`)
    await tx.execute(sql`
      insert into atividade (cliente_id, tipo, historico, criada_em)
      select ${grande}, 'ATENDIMENTO_AVULSO', 'x', now() - n * interval '1 day' from generate_series(1, ${ATIVIDADES}) n`)
  })
  await banco.execute(
    sql`vacuum analyze pedido, nota_fiscal, titulo, atividade, cliente, orcamento, agenda, limite_de_credito`,
  )
  operador = await sessaoDaConta(app, 'OPERADOR')
})
afterAll(() => app.fechar())

async function perguntar(banco: Executor, clienteId: number): Promise<void> {
  const hoje = hojeEm(app.agora())
  const diaDaTaxa = somarDias(hoje, -365)
  await quemEOCliente(banco, operador, { id: clienteId })
  await oQueSePassa(banco, operador, {
    clienteId,
    hoje,
    agora: app.agora(),
    diaDaTaxa,
    inicioDaTaxa: inicioDoDia(diaDaTaxa),
    filiaisDeOutroDia: [],
    outrosDias: [],
    outrosInicios: [],
  })
  await limitesDoCliente(banco, { clienteId })
}

/** Pages that the statements touch in all, as their first line sums them. */
async function paginasDe(clienteId: number) {
  const planos = await planosDe(
    app,
    (banco) => perguntar(banco, clienteId),
    'analyze, costs off, timing off, buffers',
  )
  const paginas = planos.map((plano) => {
    const [, acertos = '0', lidas = '0'] = /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(plano) ?? []
    return Number(acertos) + Number(lidas)
  })
  return { planos, total: paginas.reduce((soma, uma) => soma + uma, 0) }
}

it('CLI-01 a visão geral de quem tem 20.000 pedidos custa o que custa a de quem tem um', async () => {
  const [doGrande, doPequeno] = [await paginasDe(grande), await paginasDe(pequeno)]
  expect(doGrande.planos).toHaveLength(3)
  const texto = doGrande.planos.join('\n')
  expect(texto).not.toMatch(/Seq Scan on (pedido|nota_fiscal|titulo|atividade|cliente|ticket)\b/)
  // Only a year of invoices is walked through, in the index alone.
  expect(texto).toMatch(/Index Only Scan using nota_fiscal_cliente_saida_idx/)
  const lidas = [
    ...texto.matchAll(/Scan[^\n]* on (?:pedido|titulo|orcamento|agenda|ticket)\b[^\n]*rows=(\d+)/g),
  ]
  expect(Math.max(...lidas.map(([, linhas]) => Number(linhas)))).toBeLessThanOrEqual(10)
  // The year of invoices is some forty pages.
  expect(doGrande.total, texto).toBeLessThanOrEqual(doPequeno.total + 60)
})

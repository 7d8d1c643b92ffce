import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { sql } from 'drizzle-orm'
import { preencherAgendas } from '../agendas/preencher-agendas.ts'
import { preencherAtividades } from '../atividades/preencher-atividades.ts'
import { preencherInformacoes } from '../informacoes/preencher-informacoes.ts'
import { lerIds } from '../ler-ids.ts'
import { preencherOrcamentos } from '../orcamentos/preencher-orcamentos.ts'
import { preencherRastreios } from '../rastreio/preencher-rastreios.ts'
import { lerProrrogacoes } from '../titulos/ler-prorrogacoes.ts'
import { preencherTitulos } from '../titulos/preencher-titulos.ts'
import { type FontesDoRelacionamento, gerarRelacionamento } from './gerar-relacionamento.ts'
import { preencherCadastro } from './preencher-cadastro.ts'

/** CLI-01 All that there is of each customer, after the orders, invoices and tickets it refers to. */
export async function preencherRelacionamento(
  tx: Executor,
  fontes: Omit<FontesDoRelacionamento, 'prorrogacoes'>,
): Promise<void> {
  const { negocio, agora, demo, pedidos } = fontes
  const gerado = gerarRelacionamento({ ...fontes, prorrogacoes: await lerProrrogacoes(tx) })
  const ids = await lerIds(tx, demo)
  const quando = { criadoEm: agora, atualizadoEm: agora }
  await preencherCadastro(tx, gerado, ids, quando)
  await preencherInformacoes(tx, negocio, gerado, ids)
  await preencherTitulos(tx, gerado, ids, quando)
  await preencherOrcamentos(tx, gerado, ids)
  const numeros = await preencherAgendas(tx, gerado, ids)
  await preencherRastreios(tx, gerado)
  await preencherAtividades(tx, { agora, pedidos, gerado, numeros }, ids)
  await datarUltimaCompra(tx)
}

/** The last purchase of a customer is their newest invoice, or an order that is still on its way. */
async function datarUltimaCompra(tx: Executor): Promise<void> {
  await tx.execute(sql`
    update cliente set data_ultima_compra = ultimas.dia
    from (
      select cliente_id, max((em at time zone 'America/Sao_Paulo')::date) as dia
      from (
        select cliente_id, emitida_em as em from nota_fiscal
        union all select cliente_id, incluido_em from pedido where status <> 'CANCELADO') as compra
      group by cliente_id) as ultimas
    where ultimas.cliente_id = cliente.id and cliente.data_ultima_compra is distinct from ultimas.dia`)
}

import { orcamento, orcamentoItem } from '@balcao/api/src/features/orcamentos/nucleo/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { sql } from 'drizzle-orm'
import type { Ids } from '../ler-ids.ts'
import { gravarRegistros } from '../lotes.ts'
import { linhaDoDocumento, linhasDosItens } from '../pedidos/linhas-do-documento.ts'
import type { Relacionamento } from '../relacionamento/gerar-relacionamento.ts'

/** DOC-01 Quotes under their own numbers, after the orders that some of them became. */
export async function preencherOrcamentos(
  tx: Executor,
  { orcamentos }: Relacionamento,
  ids: Ids,
): Promise<void> {
  await gravarRegistros(
    tx,
    orcamento,
    orcamentos.map((gerado) => ({
      ...linhaDoDocumento(gerado, ids),
      atualizadoEm: gerado.movimentadoEm,
      dataValidade: gerado.validade,
      linkPagamentoStatus: gerado.link?.status ?? null,
      linkPagamentoValidade: gerado.link?.validade ?? null,
      pedidoId: gerado.pedido,
      perdidoEm: gerado.perda?.em ?? null,
      motivoPerdaId: gerado.perda ? ids.opcao('MOTIVO_PERDA', gerado.perda.motivo) : null,
      movimentadoEm: gerado.movimentadoEm,
    })),
  )
  await gravarRegistros(
    tx,
    orcamentoItem,
    orcamentos.flatMap(({ numero, itens }) =>
      linhasDosItens(itens, ids).map((item) => ({ ...item, orcamentoId: numero })),
    ),
  )
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('orcamento', 'id'), (select max(id) from orcamento))`,
  )
}

import { sql } from 'drizzle-orm'
import type { Banco } from '../src/platform/banco/conexao.ts'
import { transacao } from '../src/platform/banco/transacao.ts'

type MuitasNotas = {
  idCli: number
  idFil: number
  quantas: number
  itensPorNota: number
  /** Of the newest of them, whose number is `primeiroNumero` + 1. */
  itensDaGrande: number
  primeiroNumero: number
}

/** Marks these invoices among those of the demo. */
export const SERIE_DAS_MUITAS = 7

/** One every six hours, back from now; products go round the whole catalogue. */
export async function encherDeNotas(banco: Banco, notas: MuitasNotas): Promise<void> {
  const { idCli, idFil, quantas, itensPorNota, itensDaGrande, primeiroNumero } = notas
  await transacao(banco, async (tx) => {
    // Every row points at rows that exist: checking each reference would take longer than the test.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      insert into nota_fiscal (filial_id, cliente_id, chave, numero, serie, natureza_operacao, emitida_em,
        data_saida, valor_produtos, valor_total, quantidade_itens)
      select ${idFil}, ${idCli}, '8' || lpad(n::text, 43, '0'), ${primeiroNumero}::int + n, ${SERIE_DAS_MUITAS},
        'Venda', now() - n * interval '6 hours', (now() - n * interval '6 hours')::date, 100, 110,
        case when n = 1 then ${itensDaGrande}::int else ${itensPorNota}::int end
      from generate_series(1, ${quantas}) n`)
    await tx.execute(sql`
      insert into nota_item (nota_id, numero_item, produto_id, codigo, descricao, marca, unidade, quantidade,
        valor_sem_imposto, valor_unitario, valor_total)
      select nf.id, i, p.ids[1 + (nf.numero * 31 + i) % array_length(p.ids, 1)], 'C' || i, 'Produto ' || i, 'M',
        'UN', 10, 10, 11, 110
      from nota_fiscal nf
      cross join lateral generate_series(1, nf.quantidade_itens) i
      cross join (select array_agg(id order by id) ids from produto) p
      where nf.serie = ${SERIE_DAS_MUITAS}`)
  })
}

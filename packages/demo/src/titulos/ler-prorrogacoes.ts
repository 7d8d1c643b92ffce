import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { sql } from 'drizzle-orm'
import type { ProrrogacaoPedida } from './prorrogar-titulos.ts'

/** NOV-14 The extensions that the tickets already written asked for, with who granted them and when. */
export async function lerProrrogacoes(tx: Executor): Promise<ProrrogacaoPedida[]> {
  const { rows } = await tx.execute<Record<string, unknown>>(sql`
    select t.id::int as ticket, n.chave as nota, t.aberto_em, t.finalizado_em is not null as encerrada,
      p.nova_data_vencimento::text as nova_data, d.criado_em as decidida_em, d.colaborador_id::int as autor
    from ticket_prorrogacao p
    join ticket t on t.id = p.ticket_id
    join ticket_nota tn on tn.ticket_id = t.id
    join nota_fiscal n on n.id = tn.nota_id
    left join lateral (select h.criado_em, h.colaborador_id from ticket_historico h
      where h.ticket_id = t.id and h.dados ? 'financeiro' order by h.id desc limit 1) d on true
    order by t.id, n.id`)
  return rows.map((linha) => ({
    ticket: Number(linha.ticket),
    nota: String(linha.nota),
    abertaEm: new Date(String(linha.aberto_em)),
    encerrada: linha.encerrada === true || (linha.decidida_em !== null && linha.nova_data === null),
    decisao:
      linha.nova_data === null || linha.decidida_em === null
        ? null
        : {
            em: new Date(String(linha.decidida_em)),
            autor: linha.autor as number | null,
            novaData: String(linha.nova_data),
          },
  }))
}

import { inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import type { mesAteHoje } from '@balcao/dominio/home/mes'
import { STATUS_SEM_EFEITO } from '@balcao/dominio/pedidos/status'
import { and, eq, gte, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { quantos } from '../../platform/banco/contagem.ts'
import type { Sessao } from '../../sessao.ts'
import { pedido } from './tabelas.ts'
import { pedidoVisivel } from './visibilidade.ts'

/** HOM-01 What was sold this month and in as much of the month before. */
export async function vendasDoMes(
  banco: Executor,
  sessao: Sessao,
  { desde, anteriorDesde, anteriorAte }: ReturnType<typeof mesAteHoje>,
  idFil?: number,
) {
  const agora = sql`${pedido.incluidoEm} >= ${inicioDoDia(desde).toISOString()}::timestamptz`
  const antes = sql`${pedido.incluidoEm} < ${inicioDoDia(somarDias(anteriorAte, 1)).toISOString()}::timestamptz`
  const soma = (quando: SQL) => sql<string>`coalesce(sum(${pedido.valorTotal}) filter (where ${quando}), 0)`
  const [linha] = await banco
    .select({ valor: soma(agora), pedidos: quantos(agora), anterior: soma(antes) })
    .from(pedido)
    .where(
      and(
        gte(pedido.incluidoEm, inicioDoDia(anteriorDesde)),
        notInArray(pedido.status, [...STATUS_SEM_EFEITO]),
        idFil ? eq(pedido.filialId, idFil) : undefined,
        pedidoVisivel(banco, sessao, 'CONTAGEM'),
      ),
    )
  return {
    valor: Number(linha?.valor ?? 0),
    pedidos: linha?.pedidos ?? 0,
    anterior: Number(linha?.anterior ?? 0),
  }
}

import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { somarDias } from '@balcao/dominio/formatos/datas'
import { mesDe, primeiroDia, somarMeses } from '@balcao/dominio/objetivos/progresso'
import { sql } from 'drizzle-orm'

const DIAS_DA_MEDIA = 90
const MESES_COM_METAS = 3

/** GES-01 A team with targets, this month and the two before: by what each sells, some more daring than others. */
export async function preencherObjetivos(tx: Executor, hoje: string): Promise<void> {
  // What was sold is counted when a transaction ends, and this one goes on.
  await tx.execute(sql`set constraints venda_tocada immediate`)
  await tx.execute(sql`set constraints venda_tocada deferred`)
  const meses = Array.from({ length: MESES_COM_METAS }, (_, i) => somarMeses(mesDe(hoje), -i))
  await tx.execute(sql`
    with vendido as (
      select v.colaborador_id, v.filial_id, sum(valor - ipi - st - encargos) / 3 as valor, count(distinct cliente_id) as clientes,
        sum(documentos) / 3.0 as pedidos,
        coalesce(sum(valor - ipi - st - encargos) filter (where dia >= ${primeiroDia(mesDe(hoje))}::date), 0) as do_mes,
        count(distinct cliente_id) filter (where dia >= ${primeiroDia(mesDe(hoje))}::date) as clientes_do_mes,
        coalesce(sum(documentos) filter (where dia >= ${primeiroDia(mesDe(hoje))}::date), 0) as pedidos_do_mes
      from venda_do_dia v
      where origem = 'PEDIDO' and dia between ${somarDias(hoje, -DIAS_DA_MEDIA)}::date and ${hoje}::date group by 1, 2
    ), vendedores as (
      select c.id, case when c.tipo = 'SUPERVISOR' then c.id else c.supervisor_id end as equipe,
        greatest(sum(v.valor) * 0.9, sum(v.do_mes) * (0.9 + c.id % 7 * 0.15)) as valor,
        greatest(sum(v.clientes) * 0.45, sum(v.clientes_do_mes) * (0.9 + c.id % 5 * 0.2)) as clientes,
        greatest(sum(v.pedidos) * 0.95, sum(v.pedidos_do_mes) * (0.95 + c.id % 6 * 0.15)) as pedidos
      from colaborador c join vendido v on v.colaborador_id = c.id
      where c.ativo and c.tipo in ('SUPERVISOR', 'OPERADOR', 'REPRESENTANTE') group by c.id
    ), metas as (
      select 'VENDEDOR' as escopo, id as alvo_id, 'VALOR' as tipo, greatest(round(valor, -2), 100) as meta from vendedores
      union all select 'VENDEDOR', id, 'POSITIVACAO', greatest(round(clientes), 1) from vendedores
      union all select 'VENDEDOR', id, 'PEDIDOS', greatest(round(pedidos), 1) from vendedores
      union all select 'EQUIPE', equipe, 'VALOR', greatest(round(sum(valor), -3), 1000) from vendedores
        where equipe is not null group by equipe
      union all select 'EQUIPE', equipe, 'NOVOS', 5 from vendedores where equipe is not null group by equipe
      union all select 'FILIAL', filial_id, 'VALOR', greatest(round(sum(valor) * 1.05, -3), 1000) from vendido group by filial_id
    )
    insert into objetivo (mes, escopo, alvo_id, tipo, meta)
    select mes, escopo, alvo_id, tipo, meta from metas cross join unnest(${sql.param(meses)}::text[]) as mes
    order by mes, escopo, tipo, alvo_id`)
  const [mes] = meses
  await tx.execute(sql`
    with marcas as (
      select p.marca, v.colaborador_id, count(distinct v.produto_id) as produtos
      from venda_de_produto v join produto p on p.id = v.produto_id
      join colaborador c on c.id = v.colaborador_id and c.ativo and c.tipo in ('OPERADOR', 'REPRESENTANTE')
      where v.origem = 'PEDIDO' and v.dia between ${somarDias(hoje, -DIAS_DA_MEDIA)}::date and ${hoje}::date group by 1, 2
    ), maior as (select marca from marcas group by marca order by sum(produtos) desc, marca limit 1)
    insert into objetivo (mes, escopo, alvo_id, tipo, marca, meta)
    select ${mes}, 'VENDEDOR', colaborador_id, 'MIX', marca, greatest(round(produtos * (0.6 + colaborador_id % 4 * 0.3)), 1)
    from marcas where marca in (select marca from maior) order by colaborador_id`)
}

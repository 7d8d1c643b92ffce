import { campanha } from '@balcao/api/src/features/precos/tabelas.ts'
import { preco, produto, tabelaPreco } from '@balcao/api/src/features/produtos/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import { asc, eq, sql } from 'drizzle-orm'
import { gerarCampanhas } from './gerar-campanhas.ts'

const TABELA_DE_REFERENCIA = 'Varejo'

/** GES-02 Campaigns, and the orders that percentages over brands brought: as sold then, from a table that asked so much more. */
export async function preencherCampanhas(tx: Executor, hoje: string): Promise<void> {
  const vendidos = await tx
    .select({
      id: produto.id,
      codigo: produto.codigo,
      categoria: produto.categoria,
      marca: produto.marca,
      valor: preco.valor,
    })
    .from(produto)
    .innerJoin(preco, eq(preco.produtoId, produto.id))
    .innerJoin(tabelaPreco, eq(tabelaPreco.id, preco.tabelaPrecoId))
    .where(sql`${tabelaPreco.nome} = ${TABELA_DE_REFERENCIA} and ${produto.ativo}`)
    .orderBy(asc(produto.codigo))
  for (const { encerradaHa, ...nova } of gerarCampanhas(vendidos, hoje) as ComFim[])
    await tx.insert(campanha).values({
      ...nova,
      ...(encerradaHa && { encerradaEm: inicioDoDia(somarDias(hoje, -encerradaHa)) }),
    })
  await marcarPedidos(tx)
}

type ComFim = typeof campanha.$inferInsert & { encerradaHa?: number }

async function marcarPedidos(tx: Executor): Promise<void> {
  await tx.execute(sql`
    with marcados as (
      select i.id, c.id as campanha_id, c.nome,
        round(i.valor_unitario / (1 - (c.beneficio->'faixas'->0->>'percentual')::numeric / 100), 2) as tabela
      from campanha c
      join pedido p on p.incluido_em >= c.inicio::timestamptz
        and p.incluido_em < coalesce(c.encerrada_em, (c.fim + 1)::timestamptz) and p.status not in ('CANCELADO', 'REJEITADO')
      join pedido_item i on i.pedido_id = p.id and not i.removido and not i.bonificado and i.promocao_id is null
      join produto x on x.id = i.produto_id and x.marca = any(c.marcas)
      where c.beneficio->>'tipo' = 'PERCENTUAL'
        and i.quantidade * i.fator_conversao >= (c.beneficio->'faixas'->0->>'de')::numeric
    ), unicos as (select distinct on (id) * from marcados order by id, campanha_id)
    update pedido_item i set promocao_id = u.campanha_id, preco_tabela = u.tabela,
      beneficios = jsonb_build_array(jsonb_build_object('tipo', 'CAMPANHA', 'campanha',
        jsonb_build_object('id', u.campanha_id, 'nome', u.nome), 'valor', (u.tabela - i.valor_unitario)::text, 'cupom', true)),
      memoria = jsonb_build_array(jsonb_build_object('texto', 'Tabela: ' || i.embalagem, 'valor', u.tabela),
        jsonb_build_object('texto', 'Promoção ' || u.nome, 'valor', i.valor_unitario))
    from unicos u where u.id = i.id`)
  await tx.execute(sql`
    insert into campanha_uso (campanha_id, pedido_id, cliente_id, unidades, valor, usada_em)
    select i.promocao_id, p.id, p.cliente_id, sum(i.quantidade * i.fator_conversao),
      sum(round((i.preco_tabela - i.valor_unitario) * i.quantidade, 2)), p.incluido_em
    from pedido_item i join pedido p on p.id = i.pedido_id
    where i.promocao_id is not null and i.beneficios is not null group by i.promocao_id, p.id`)
  await tx.execute(sql`
    update campanha c set unidades_usadas = u.unidades, verba_usada = u.valor,
      verba = case when c.verba is null then null else greatest(c.verba, ceil(u.valor / 1000) * 1250) end
    from (select campanha_id, sum(unidades) as unidades, sum(valor) as valor from campanha_uso group by 1) u
    where u.campanha_id = c.id`)
}

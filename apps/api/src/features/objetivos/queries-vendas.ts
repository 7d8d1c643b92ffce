import { deMarca, type TipoDeObjetivo } from '@balcao/dominio/objetivos/especies'
import { STATUS_SEM_EFEITO } from '@balcao/dominio/pedidos/status'
import type { Criterio } from '@balcao/dominio/vendas/criterio'
import { and, asc, between, desc, eq, not, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { paginar } from '../../platform/banco/paginador.ts'
import { umDeNoTexto } from '../../platform/banco/um-de.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { notaFiscal, notaItem } from '../notas/tabelas.ts'
import { pedido, pedidoItem } from '../pedidos/tabelas.ts'
import { produto } from '../produtos/tabelas.ts'
import { ticketItem } from '../tickets/nucleo/tabelas.ts'
import { valorContado } from '../vendas/queries-criterio.ts'
import { chaveDe, origensDoTipo, primeiraCompra } from '../vendas/queries-medidas.ts'
import { vendaDeProduto, vendaDoDia } from '../vendas/tabelas.ts'
import type { ObjetivoGravado } from './queries.ts'

type Pedida = {
  objetivo: Pick<ObjetivoGravado, 'escopo' | 'idAlvo' | 'tipo' | 'marca'>
  de: string
  ate: string
  criterio: Criterio
  page: number
  take: number
}

const { clienteId, dia, origem, colaboradorId, filialId } = vendaDoDia
const NOME_DO_CLIENTE = sql<string>`coalesce(nullif(${cliente.fantasia}, ''), ${cliente.razaoSocial})`

const naqueleDia = (quando: SQL): SQL => sql`${quando} >= ${dia}::timestamp at time zone 'America/Sao_Paulo'
  and ${quando} < (${dia} + 1)::timestamp at time zone 'America/Sao_Paulo'`

/** What that customer bought then of products, of one brand or of all. */
const dosProdutos = (quanto: SQL, marca: string): SQL => sql`(select ${quanto} from ${vendaDeProduto}
  ${marca ? sql`join ${produto} on ${produto.id} = ${vendaDeProduto.produtoId} and ${produto.marca} = ${marca}` : sql``}
  where ${vendaDeProduto.clienteId} = ${clienteId} and ${vendaDeProduto.dia} = ${dia} and ${vendaDeProduto.origem} = ${origem}
    and ${vendaDeProduto.colaboradorId} = ${colaboradorId} and ${vendaDeProduto.filialId} = ${filialId})`

/** The documents that a row is counted from, as `recontar_vendas` finds them. */
function documentos(marca: string): SQL<{ idPedido: number; numero: string }[]> {
  const comMarca = (itens: SQL) =>
    marca
      ? sql`and exists (select 1 from ${produto} where ${produto.marca} = ${marca} and ${produto.id} in (${itens}))`
      : sql``
  const vale = sql`${pedido.colaboradorId} = ${colaboradorId} and ${not(umDeNoTexto(pedido.status, STATUS_SEM_EFEITO))}`
  const lista = (numero: SQL) =>
    sql`select jsonb_agg(distinct jsonb_build_object('idPedido', ${pedido.id}, 'numero', ${numero}::text))`
  const pedidos = sql`${lista(sql`${pedido.id}`)} from ${pedido}
    where ${pedido.clienteId} = ${clienteId} and ${naqueleDia(sql`${pedido.incluidoEm}`)}
      and ${pedido.filialId} = ${filialId} and ${vale}
      ${comMarca(sql`select ${pedidoItem.produtoId} from ${pedidoItem} where ${pedidoItem.pedidoId} = ${pedido.id} and not ${pedidoItem.removido}`)}`
  const daNota = sql`join ${pedido} on ${pedido.id} = ${notaFiscal.pedidoId} and ${vale}
    where ${notaFiscal.clienteId} = ${clienteId} and ${notaFiscal.filialId} = ${filialId}`
  const notas = sql`${lista(sql`${notaFiscal.numero}`)} from ${notaFiscal} ${daNota}
    and ${naqueleDia(sql`${notaFiscal.emitidaEm}`)}
    ${comMarca(sql`select ${notaItem.produtoId} from ${notaItem} where ${notaItem.notaId} = ${notaFiscal.id}`)}`
  const devolvidas = sql`${lista(sql`${notaFiscal.numero}`)} from ${ticketItem}
    join ${notaItem} on ${notaItem.id} = ${ticketItem.notaItemId} join ${notaFiscal} on ${notaFiscal.id} = ${notaItem.notaId} ${daNota}
    and ${naqueleDia(sql`${ticketItem.recebidoEm}`)} and ${ticketItem.quantidadeRecebida} > 0
    ${comMarca(sql`${notaItem.produtoId}`)}`
  return sql`coalesce(case ${origem} when 'PEDIDO' then (${pedidos}) when 'NOTA' then (${notas}) else (${devolvidas}) end, '[]'::jsonb)`
}

/** GES-01 What a target is made of: the very rows that it is the sum of, each with its documents, and what came back beside them. */
export function vendasDoObjetivo(banco: Executor, pedida: Pedida) {
  const { objetivo, de, ate, criterio, page, take } = pedida
  const { tipo, marca, escopo, idAlvo } = objetivo
  const sinal = sql`case when ${origem} = 'DEVOLUCAO' then -1 else 1 end`
  const quanto: Record<TipoDeObjetivo, SQL> = {
    VALOR: valorContado(criterio),
    POSITIVACAO: valorContado(criterio),
    NOVOS: valorContado(criterio),
    PEDIDOS: sql`${vendaDoDia.documentos}`,
    QUANTIDADE: sql`${sinal} * ${dosProdutos(sql`sum(${vendaDeProduto.quantidade})`, marca)}`,
    MIX: sql`${sinal} * ${dosProdutos(sql`count(*)`, marca)}`,
  }
  const onde = and(
    sql`${origem} = any(${sql.param(origensDoTipo(tipo, criterio))})`,
    between(dia, de, ate),
    sql`${chaveDe(vendaDoDia, escopo)} = ${idAlvo}`,
    deMarca(tipo) ? sql`${dosProdutos(sql`count(*)`, marca)} > 0` : undefined,
    tipo === 'NOVOS' ? primeiraCompra : undefined,
  )
  const consulta = () =>
    banco
      .select({
        chave: sql<string>`concat_ws('-', ${origem}, ${dia}, ${clienteId}, ${colaboradorId}, ${filialId})`,
        devolucao: sql<boolean>`${origem} = 'DEVOLUCAO'`,
        dia: sql<string>`${dia}::text`,
        cliente: NOME_DO_CLIENTE,
        vendedor: colaborador.nome,
        idFil: filialId,
        documentos: documentos(deMarca(tipo) ? marca : ''),
        conta: sql`${quanto[tipo]}`.mapWith(Number),
      })
      .from(vendaDoDia)
      .innerJoin(colaborador, eq(colaborador.id, colaboradorId))
      .innerJoin(cliente, eq(cliente.id, clienteId))
      .where(onde)
      .$dynamic()
  return paginar(
    banco,
    { page, take },
    {
      linhas: (limite, salto) =>
        consulta()
          .orderBy(desc(dia), asc(clienteId), asc(origem), asc(colaboradorId), asc(filialId))
          .limit(limite)
          .offset(salto),
      contar: banco
        .select({ um: sql`1` })
        .from(vendaDoDia)
        .innerJoin(colaborador, eq(colaborador.id, colaboradorId))
        .where(onde),
    },
  )
}

import { fimDoDia, inicioDoDia } from '@balcao/dominio/formatos/datas'
import { STATUS_SEM_EFEITO } from '@balcao/dominio/pedidos/status'
import type { DataDaVenda } from '@balcao/dominio/vendas/criterio'
import { and, between, desc, eq, exists, not, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { paginar } from '../../platform/banco/paginador.ts'
import { umDeNoTexto } from '../../platform/banco/um-de.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { notaFiscal, notaItem } from '../notas/tabelas.ts'
import { pedido, pedidoItem } from '../pedidos/tabelas.ts'
import { produto } from '../produtos/tabelas.ts'
import type { ObjetivoGravado } from './queries.ts'

type Pedida = {
  objetivo: Pick<ObjetivoGravado, 'escopo' | 'idAlvo' | 'tipo' | 'marca'>
  de: string
  ate: string
  data: DataDaVenda
  page: number
  take: number
}

const NOME_DO_CLIENTE = sql<string>`coalesce(nullif(${cliente.fantasia}, ''), ${cliente.razaoSocial})`

function deQuem(
  { escopo, idAlvo }: Pedida['objetivo'],
  filialId: typeof pedido.filialId | typeof notaFiscal.filialId,
): SQL {
  if (escopo === 'FILIAL') return eq(filialId, idAlvo)
  if (escopo === 'VENDEDOR') return eq(pedido.colaboradorId, idAlvo)
  return sql`(${pedido.colaboradorId} = ${idAlvo} or (${colaborador.supervisorId} = ${idAlvo} and ${colaborador.tipo} <> 'SUPERVISOR'))`
}

/** GES-01 The orders, or the invoices, that count towards a target. */
export function vendasDoObjetivo(banco: Executor, pedida: Pedida) {
  const { objetivo, de, ate, data, page, take } = pedida
  const [quando, filialId, id] =
    data === 'PEDIDO'
      ? ([pedido.incluidoEm, pedido.filialId, pedido.id] as const)
      : ([notaFiscal.emitidaEm, notaFiscal.filialId, notaFiscal.id] as const)
  const comMarca = objetivo.marca
    ? data === 'PEDIDO'
      ? exists(
          banco
            .select({ um: sql`1` })
            .from(pedidoItem)
            .innerJoin(produto, eq(produto.id, pedidoItem.produtoId))
            .where(
              and(
                eq(pedidoItem.pedidoId, pedido.id),
                eq(pedidoItem.removido, false),
                eq(produto.marca, objetivo.marca),
              ),
            ),
        )
      : exists(
          banco
            .select({ um: sql`1` })
            .from(notaItem)
            .innerJoin(produto, eq(produto.id, notaItem.produtoId))
            .where(and(eq(notaItem.notaId, notaFiscal.id), eq(produto.marca, objetivo.marca))),
        )
    : undefined
  const primeira =
    objetivo.tipo === 'NOVOS'
      ? sql`not exists (select 1 from venda_do_dia antes where antes.cliente_id = ${cliente.id}
          and antes.origem = ${data} and antes.dia < dia_da_venda(${quando}))`
      : undefined
  const onde = and(
    between(quando, inicioDoDia(de), fimDoDia(ate)),
    not(umDeNoTexto(pedido.status, STATUS_SEM_EFEITO)),
    deQuem(objetivo, filialId),
    comMarca,
    primeira,
  )
  const campos = {
    id: sql`${id}`.mapWith(Number),
    idPedido: pedido.id,
    numero: data === 'PEDIDO' ? sql<string>`${pedido.id}::text` : sql<string>`${notaFiscal.numero}::text`,
    dia: sql<string>`dia_da_venda(${quando})::text`,
    cliente: NOME_DO_CLIENTE,
    vendedor: colaborador.nome,
    idFil: sql`${filialId}`.mapWith(Number),
    valor: sql`${data === 'PEDIDO' ? pedido.valorTotal : notaFiscal.valorTotal}`.mapWith(Number),
  }
  const consulta = () =>
    data === 'PEDIDO'
      ? banco
          .select(campos)
          .from(pedido)
          .innerJoin(colaborador, eq(colaborador.id, pedido.colaboradorId))
          .innerJoin(cliente, eq(cliente.id, pedido.clienteId))
          .where(onde)
          .$dynamic()
      : banco
          .select(campos)
          .from(notaFiscal)
          .innerJoin(pedido, eq(pedido.id, notaFiscal.pedidoId))
          .innerJoin(colaborador, eq(colaborador.id, pedido.colaboradorId))
          .innerJoin(cliente, eq(cliente.id, notaFiscal.clienteId))
          .where(onde)
          .$dynamic()
  return paginar(
    banco,
    { page, take },
    {
      linhas: (limite, salto) => consulta().orderBy(desc(quando), desc(id)).limit(limite).offset(salto),
      contar: consulta(),
    },
  )
}

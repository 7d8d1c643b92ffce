import { FUSO, inicioDoDia } from '@balcao/dominio/formatos/datas'
import { STATUS_SEM_EFEITO } from '@balcao/dominio/pedidos/status'
import { and, eq, gte, notInArray, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { clienteVisivel } from '../clientes/visibilidade.ts'
import { opcaoDeCadastro } from '../opcoes/tabelas.ts'
import { pedido } from '../pedidos/tabelas.ts'
import { tabelaPreco } from '../produtos/tabelas.ts'
import { temCompromisso, temTitulosEmAberto } from './queries-legendas.ts'

/** ENT-05 A customer with what other nouns tell of them; undefined when it is not for this session to see. */
export async function clienteComPartes(banco: Executor, sessao: Sessao, id: number) {
  const [encontrado] = await banco
    .select({
      cliente,
      representante: { id: colaborador.id, nome: colaborador.nome },
      classificacao: { id: opcaoDeCadastro.id, desc: opcaoDeCadastro.descricao },
      tabelaPreco: { numeroTabela: tabelaPreco.id, nomeTabela: tabelaPreco.nome },
      temTitulosEmAberto: temTitulosEmAberto(banco),
      temCompromisso: temCompromisso(banco, sessao),
    })
    .from(cliente)
    .leftJoin(colaborador, eq(colaborador.id, cliente.representanteId))
    .leftJoin(opcaoDeCadastro, eq(opcaoDeCadastro.id, cliente.classificacaoId))
    .leftJoin(tabelaPreco, eq(tabelaPreco.id, cliente.tabelaPrecoId))
    .where(and(eq(cliente.id, id), clienteVisivel(banco, sessao)))
  return encontrado
}

export type ClienteComPartes = NonNullable<Awaited<ReturnType<typeof clienteComPartes>>>

const SEM_COMPRAS = { total: '0', mesesComPedido: 0 }

/** ENT-05 What the customer ordered since that day, and in how many months. */
export async function comprasDesde(banco: Executor, clienteId: number, dia: string) {
  const mes = sql`date_trunc('month', ${pedido.incluidoEm} at time zone ${FUSO})`
  const [compras] = await banco
    .select({
      total: sql<string>`coalesce(sum(${pedido.valorTotal}), 0)`,
      mesesComPedido: sql<number>`count(distinct ${mes})::int`,
    })
    .from(pedido)
    .where(
      and(
        eq(pedido.clienteId, clienteId),
        gte(pedido.incluidoEm, inicioDoDia(dia)),
        notInArray(pedido.status, [...STATUS_SEM_EFEITO]),
      ),
    )
  return compras ?? SEM_COMPRAS
}

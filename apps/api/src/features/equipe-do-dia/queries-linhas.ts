import type { LinhaDoIndicador } from '@balcao/dominio/equipe-do-dia/contratos'
import type { Indicador } from '@balcao/dominio/equipe-do-dia/indicadores'
import { fimDoDia, inicioDoDia } from '@balcao/dominio/formatos/datas'
import { STATUS_SEM_EFEITO } from '@balcao/dominio/pedidos/status'
import type { Criterio } from '@balcao/dominio/vendas/criterio'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { paginar } from '../../platform/banco/paginador.ts'
import { valorContado } from '../vendas/queries-criterio.ts'
import { type Dias, positivavel, positivou } from './queries.ts'

type Pedida = Dias & {
  indicador: Indicador
  ids: readonly number[]
  criterio: Criterio
  page: number
  take: number
}

const SEM_EFEITO = sql.raw(STATUS_SEM_EFEITO.map((status) => `'${status}'`).join(', '))
const CLIENTE = sql.raw("coalesce(nullif(c.fantasia, ''), c.razao_social)")

/** GES-05 The rows that a figure counts, the latest first; columns as `LinhaDoIndicador` has them. */
export async function linhasDoIndicador(banco: Executor, pedida: Pedida) {
  const { indicador, ids, de, ate, criterio, page, take } = pedida
  const destes = sql`any(${sql.param([...ids])}::bigint[])`
  const noPeriodo = (coluna: string) =>
    sql`${sql.raw(coluna)} between ${inicioDoDia(de).toISOString()}::timestamptz and ${fimDoDia(ate).toISOString()}::timestamptz`
  const pedidos = (onde: SQL) => sql`
    select p.id, p.incluido_em as quando, q.nome as quem, ${CLIENTE} as cliente, 'Pedido ' || p.id as titulo, p.filial_id,
      p.valor_total as valor, 'pedidos' as pagina, p.id as id_da_pagina
    from pedido p join colaborador q on q.id = p.colaborador_id join cliente c on c.id = p.cliente_id
    where p.colaborador_id = ${destes} and ${noPeriodo('p.incluido_em')} and ${onde}`
  const notas = sql`
    select n.id, n.emitida_em as quando, q.nome as quem, ${CLIENTE} as cliente, 'Nota ' || n.numero as titulo, n.filial_id,
      n.valor_total as valor, 'pedidos' as pagina, p.id as id_da_pagina
    from nota_fiscal n join pedido p on p.id = n.pedido_id join colaborador q on q.id = p.colaborador_id
    join cliente c on c.id = n.cliente_id
    where p.colaborador_id = ${destes} and ${noPeriodo('n.emitida_em')} and p.status not in (${SEM_EFEITO})`
  const agendas = (onde: SQL) => sql`
    select a.id, a.agendada_para as quando, q.nome as quem, ${CLIENTE} as cliente, a.assunto as titulo, a.filial_id,
      null::numeric as valor, 'clientes' as pagina, a.cliente_id as id_da_pagina
    from agenda a join colaborador q on q.id = a.colaborador_id join cliente c on c.id = a.cliente_id
    where a.colaborador_id = ${destes} and ${noPeriodo('a.agendada_para')} and ${onde}`
  const vendas = () => (criterio.data === 'PEDIDO' ? pedidos(sql`p.status not in (${SEM_EFEITO})`) : notas)
  const consultas: Record<Indicador, () => SQL> = {
    ATENDIMENTOS: () => sql`
      select a.id, a.registrado_em as quando, q.nome as quem, ${CLIENTE} as cliente, left(a.descricao, 120) as titulo,
        null::bigint as filial_id, null::numeric as valor, 'clientes' as pagina, a.cliente_id as id_da_pagina
      from atendimento a join colaborador q on q.id = a.colaborador_id join cliente c on c.id = a.cliente_id
      where a.colaborador_id = ${destes} and ${noPeriodo('a.registrado_em')}`,
    LIGACOES: () => sql`
      select h.id, h.quando, q.nome as quem, '' as cliente, 'Ligação para ' || coalesce(h.dados->>'numero', '') as titulo,
        null::bigint as filial_id, null::numeric as valor, null as pagina, null::bigint as id_da_pagina
      from historico h join colaborador q on q.id = h.colaborador_id
      where h.acao = 'DISCAGEM' and h.colaborador_id = ${destes} and ${noPeriodo('h.quando')}`,
    ORCAMENTOS: () => sql`
      select o.id, o.incluido_em as quando, q.nome as quem, ${CLIENTE} as cliente,
        'Orçamento ' || o.id || case when o.pedido_id is null then '' else ', pedido ' || o.pedido_id end as titulo,
        o.filial_id, o.valor_total as valor, 'orcamentos' as pagina, o.id as id_da_pagina
      from orcamento o join colaborador q on q.id = o.colaborador_id join cliente c on c.id = o.cliente_id
      where o.colaborador_id = ${destes} and o.troca_id is null and ${noPeriodo('o.incluido_em')}`,
    PEDIDOS: vendas,
    POSITIVADOS: () => sql`
      select c.id, max(venda_do_dia.dia)::timestamp at time zone 'America/Sao_Paulo' as quando,
        string_agg(distinct q.nome, ', ') as quem, ${CLIENTE} as cliente, 'Cliente positivado' as titulo,
        max(venda_do_dia.filial_id) as filial_id, sum(${valorContado(criterio)}) as valor, 'clientes' as pagina, c.id as id_da_pagina
      from venda_do_dia join colaborador q on q.id = venda_do_dia.colaborador_id join cliente c on c.id = venda_do_dia.cliente_id
      where ${positivavel(pedida)} group by c.id having ${positivou(criterio)}`,
    RETIDOS: () => pedidos(sql`p.status = 'BLOQUEADO'`),
    RECUSADOS: () => pedidos(sql`p.status in ('CANCELADO', 'REJEITADO')`),
    PREVISTAS: () => agendas(sql`true`),
    FEITAS: () => agendas(sql`a.finalizada_em is not null`),
  }
  const consulta = consultas[indicador]()
  type Linha = Record<keyof LinhaBruta, string | null>
  const { itens, paginator } = await paginar<Linha>(
    banco,
    { page, take },
    {
      linhas: async (limite, salto) => {
        const { rows } = await banco.execute<Linha>(
          sql`select l.*, to_char(l.quando at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as quando from (${consulta}) l order by l.quando desc, id desc limit ${limite} offset ${salto}`,
        )
        return rows
      },
      contar: { getSQL: () => consulta },
    },
  )
  return { itens: itens.map(apresentar), paginator }
}

type LinhaBruta = Omit<LinhaDoIndicador, 'idFil' | 'idDaPagina'> & { filial_id: number; id_da_pagina: number }
const numero = (texto: string | null) => (texto === null ? null : Number(texto))

function apresentar(linha: Record<keyof LinhaBruta, string | null>): LinhaDoIndicador {
  return {
    id: Number(linha.id),
    quando: new Date(linha.quando ?? '').toISOString(),
    quem: linha.quem ?? '',
    cliente: linha.cliente ?? '',
    titulo: linha.titulo ?? '',
    idFil: numero(linha.filial_id),
    valor: numero(linha.valor),
    pagina: linha.pagina as LinhaDoIndicador['pagina'],
    idDaPagina: numero(linha.id_da_pagina),
  }
}

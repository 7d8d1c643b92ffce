import { and, desc, eq, gte, inArray, or, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { limiteNoTexto } from '../../../platform/banco/paginador.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { campanha } from '../../precos/tabelas.ts'
import { orcamento, orcamentoItem, porDecidir } from '../nucleo/tabelas.ts'

const MUITOS_ORCAMENTOS = 200

/** Of the latest quotes that may still be won, of this person and of those who answer to them, what the account sees of each line. */
export function linhasEmDigitacao(banco: Executor, { titularId, hoje }: { titularId: number; hoje: string }) {
  const abertos = banco
    .select({ id: orcamento.id })
    .from(orcamento)
    .innerJoin(colaborador, eq(colaborador.id, orcamento.colaboradorId))
    .where(
      and(
        or(eq(colaborador.id, titularId), eq(colaborador.supervisorId, titularId)),
        porDecidir(orcamento),
        gte(orcamento.dataValidade, hoje),
      ),
    )
    .orderBy(desc(orcamento.id))
    .limit(limiteNoTexto(MUITOS_ORCAMENTOS))
  return banco
    .select({
      orcamentoId: orcamento.id,
      filialId: orcamento.filialId,
      vendedorId: orcamento.colaboradorId,
      supervisorId: colaborador.supervisorId,
      cliente: sql<string>`coalesce(nullif(${cliente.fantasia}, ''), ${cliente.razaoSocial})`,
      id: orcamentoItem.id,
      chave: orcamentoItem.chave,
      quantidade: orcamentoItem.quantidade,
      valorUnitario: orcamentoItem.valorUnitario,
      precoReferencia: orcamentoItem.precoReferencia,
      bonificado: orcamentoItem.bonificado,
      beneficios: orcamentoItem.beneficios,
      promocao: { id: campanha.id, nome: campanha.nome },
    })
    .from(orcamentoItem)
    .innerJoin(orcamento, eq(orcamento.id, orcamentoItem.orcamentoId))
    .innerJoin(cliente, eq(cliente.id, orcamento.clienteId))
    .innerJoin(colaborador, eq(colaborador.id, orcamento.colaboradorId))
    .leftJoin(campanha, eq(campanha.id, orcamentoItem.promocaoId))
    .where(and(inArray(orcamento.id, abertos), eq(orcamentoItem.removido, false)))
    .orderBy(desc(orcamento.id))
}

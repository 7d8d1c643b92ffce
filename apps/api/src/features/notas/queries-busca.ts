import { chaveValida } from '@balcao/dominio/notas/chave'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { cliente } from '../clientes/tabelas.ts'
import { notaFiscal } from './tabelas.ts'
import { notaVisivel } from './visibilidade.ts'

const NUMERO_DE_NOTA = /^\d{1,9}$/

/** The invoice that a term names whole, by number or access key; undefined when it names none. */
export function notaDoTermo(termo: string): SQL | undefined {
  const limpo = termo.replace(/[\s.]/g, '').toUpperCase()
  if (chaveValida(limpo)) return eq(notaFiscal.chave, limpo)
  return NUMERO_DE_NOTA.test(limpo) ? eq(notaFiscal.numero, Number(limpo)) : undefined
}

/** Invoices that the session sees, newest first. */
export async function notasPeloTermo(banco: Executor, sessao: Sessao, termo: string, quantas: number) {
  const nota = notaDoTermo(termo)
  if (!nota) return []
  return banco
    .select({
      id: notaFiscal.id,
      numero: notaFiscal.numero,
      serie: notaFiscal.serie,
      dataSaida: notaFiscal.dataSaida,
      valorTotal: notaFiscal.valorTotal,
      filialId: notaFiscal.filialId,
      fantasia: cliente.fantasia,
    })
    .from(notaFiscal)
    .innerJoin(cliente, eq(cliente.id, notaFiscal.clienteId))
    .where(and(nota, notaVisivel(banco, sessao)))
    .orderBy(desc(notaFiscal.dataSaida), desc(notaFiscal.id))
    .limit(quantas)
}

import type { TipoDeRastreio } from '@balcao/dominio/rastreio/tipos'
import { and, desc, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { cliente } from '../clientes/tabelas.ts'
import { notaFiscal } from '../notas/tabelas.ts'
import { notaVisivel } from '../notas/visibilidade.ts'
import { ocorrenciaDeEntrega } from './tabelas.ts'

const MAXIMO_DE_OCORRENCIAS = 500

/** The newest invoice that the session sees and that is followed so; null when there is none. */
export async function notaRastreada(
  banco: Executor,
  sessao: Sessao,
  { tipo, codigo }: { tipo: TipoDeRastreio; codigo: string },
) {
  const [encontrada] = await banco
    .select({ chave: notaFiscal.chave, filialId: notaFiscal.filialId })
    .from(notaFiscal)
    .innerJoin(cliente, eq(cliente.id, notaFiscal.clienteId))
    .where(
      and(
        eq(notaFiscal.rastreioCodigo, codigo),
        eq(notaFiscal.rastreioTipo, tipo),
        notaVisivel(banco, sessao),
      ),
    )
    .orderBy(desc(notaFiscal.id))
    .limit(1)
  return encontrada ?? null
}

export function ocorrenciasDeEntrega(banco: Executor, codigoRastreio: string) {
  const { codigo, ocorridaEm, descricao, local, recebedor, entregue } = ocorrenciaDeEntrega
  return banco
    .select({ codigo, ocorridaEm, descricao, local, recebedor, entregue })
    .from(ocorrenciaDeEntrega)
    .where(eq(ocorrenciaDeEntrega.codigoRastreio, codigoRastreio))
    .orderBy(desc(ocorridaEm), desc(ocorrenciaDeEntrega.id))
    .limit(MAXIMO_DE_OCORRENCIAS)
}

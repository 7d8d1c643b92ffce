import { notaFiscal } from '@balcao/api/src/features/notas/tabelas.ts'
import { ocorrenciaDeEntrega } from '@balcao/api/src/features/rastreio/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { atualizarRegistros, gravarRegistros } from '../lotes.ts'
import type { Relacionamento } from '../relacionamento/gerar-relacionamento.ts'

/** DOC-04 How invoices already there are followed, and what the own fleet told. */
export async function preencherRastreios(
  tx: Executor,
  { rastreios, ocorrencias }: Relacionamento,
): Promise<void> {
  await atualizarRegistros(
    tx,
    notaFiscal,
    'chave',
    rastreios.map(({ nota, tipo, codigo }) => ({ chave: nota, rastreioTipo: tipo, rastreioCodigo: codigo })),
  )
  await gravarRegistros(tx, ocorrenciaDeEntrega, ocorrencias)
}

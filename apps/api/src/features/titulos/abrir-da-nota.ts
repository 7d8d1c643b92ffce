import { hojeEm } from '@balcao/dominio/formatos/datas'
import type { Tx } from '../../platform/banco/conexao.ts'
import { inserirTitulos } from './queries-abertura.ts'

type Nota = {
  id: number
  filialId: number
  numero: number
  serie: number
  emitidaEm: string
  duplicatas: readonly { numero: string | null; vencimento: string | null; valor: string }[]
}

const PRIMEIRA_SERIE = 1

/**
 * DOC-05 One title for each instalment of an invoice, by the way of payment of its order. What the bank registers (barcode, PIX) is
 * not in the invoice: such a title has no boleto until somebody says.
 */
export async function abrirTitulosDaNota(
  tx: Tx,
  nota: Nota,
  { clienteId, formaCobrancaId }: { clienteId: number; formaCobrancaId: number },
  agora: Date,
): Promise<void> {
  // Two series of a branch count by themselves: what is not of the first says of which it is.
  const numero = nota.serie === PRIMEIRA_SERIE ? String(nota.numero) : `${nota.numero}-${nota.serie}`
  const emissao = hojeEm(new Date(nota.emitidaEm))
  await inserirTitulos(
    tx,
    nota.duplicatas.map(({ numero: parte, vencimento, valor }, i) => {
      const vence = vencimento ?? emissao
      return {
        clienteId,
        filialId: nota.filialId,
        notaId: nota.id,
        numero: `${numero}/${parte ?? String(i + 1).padStart(3, '0')}`,
        parcela: i + 1,
        grupo: `NF ${numero}`,
        formaCobrancaId,
        dataEmissao: emissao,
        dataVencimento: vence,
        vencimentoOriginal: vence,
        valor,
        criadoEm: agora,
        atualizadoEm: agora,
      }
    }),
  )
}

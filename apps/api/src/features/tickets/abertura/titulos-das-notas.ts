import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { NotaParaEscolher } from '@balcao/dominio/tickets/abertura/contratos'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { lerNfe } from '../../notas/ler-nfe.ts'
import { xmlDasNotas } from './queries-notas.ts'

type Titulos = NonNullable<NotaParaEscolher['titulos']>

/** API-03 The instalments that each invoice was billed in, read from the document itself. */
export async function titulosDasNotas(
  banco: Executor,
  notaIds: readonly number[],
): Promise<Map<number, Titulos>> {
  const documentos = notaIds.length > 0 ? await xmlDasNotas(banco, notaIds) : []
  return new Map(documentos.map(({ notaId, xml }) => [notaId, lerTitulos(xml)]))
}

/** A document that cannot be read has no instalments to show: the invoice is listed all the same. */
function lerTitulos(xml: Uint8Array): Titulos {
  try {
    return lerNfe(xml).duplicatas.map(({ numero, vencimento, valor }) => ({
      nro: numero ?? '',
      dtVenc: vencimento ?? '',
      valor: Number(valor),
    }))
  } catch (erro) {
    if (erro instanceof ErroDeNegocio) return []
    throw erro
  }
}

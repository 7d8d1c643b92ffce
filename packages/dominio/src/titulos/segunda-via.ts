import type { CodigoErro } from '../erros.ts'
import { diasEntre } from '../formatos/datas.ts'
import { codigoDeBarrasValido } from './boleto.ts'

type Titulo = {
  dtVenc: string
  pagoEm: string | null
  baixadoEm: string | null
  codigoBarras: string | null
  /** Of the account under which it is registered; null for what no bank knows. */
  contaDeCobranca: unknown
}

/** DOC-05 Why there is no boleto to download, or null. A late one is still to be had for some days. */
export function impedimentoDoBoleto(
  { dtVenc, pagoEm, baixadoEm, codigoBarras, contaDeCobranca }: Titulo,
  { hoje, diasMaximos }: { hoje: string; diasMaximos: number },
): Extract<CodigoErro, 'TITULO_PAGO' | 'BOLETO_INDISPONIVEL' | 'SEGUNDA_VIA_VENCIDA'> | null {
  if (pagoEm !== null || baixadoEm !== null) return 'TITULO_PAGO'
  // Bars that do not agree with themselves would be refused at the till, or worse, paid to somebody else.
  if (contaDeCobranca === null || codigoBarras === null || !codigoDeBarrasValido(codigoBarras))
    return 'BOLETO_INDISPONIVEL'
  return diasEntre(dtVenc, hoje) > diasMaximos ? 'SEGUNDA_VIA_VENCIDA' : null
}

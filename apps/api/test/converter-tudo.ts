import { converterOrcamento, preverConversao } from '@balcao/dominio/orcamentos/conversao'
import type { AppDeTeste } from './app-de-teste.ts'

/** The order that a quote becomes, confirmed as it is shown. */
export async function converterTudo(app: AppDeTeste, id: number) {
  const token = await app.tokenDe('OPERADOR')
  const { corpo: previa } = await app.chamar(preverConversao, { token, params: { id } })
  const { versao, assinatura } = previa
  const { corpo, status } = await app.chamar(converterOrcamento, {
    token,
    params: { id },
    corpo: { versao, assinatura },
  })
  if (status !== 200) throw new Error(`o orçamento ${id} não virou pedido: ${JSON.stringify(previa)}`)
  return corpo
}

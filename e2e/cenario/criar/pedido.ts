import { converterOrcamento, preverConversao } from '@balcao/dominio/orcamentos/conversao'
import { criarOrcamento } from './orcamento.ts'
import { pedir, type Sessao } from './pela-api.ts'

/** VEN-02 An order of that customer; with more off than the seller may give, it waits for somebody's word. */
export async function criarPedido(sessao: Sessao, idCli: number, desconto: number | null = null) {
  const { id } = await criarOrcamento(sessao, idCli, desconto)
  const { versao, assinatura } = await pedir(sessao, preverConversao, { params: { id } })
  return pedir(sessao, converterOrcamento, { params: { id }, corpo: { versao, assinatura } })
}

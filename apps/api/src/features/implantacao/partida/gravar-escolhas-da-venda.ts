import type { Executor } from '../../../platform/banco/conexao.ts'
import { formaCobranca, planoPagamento, tipoFrete } from '../../pedidos/tabelas.ts'
import {
  FORMAS_DE_COBRANCA,
  FRETE_EMBUTIDO,
  PLANOS_DE_PAGAMENTO,
  parcelasDoPlano,
  TIPOS_DE_FRETE,
} from './escolhas-da-venda.ts'

const CENTAVOS_POR_REAL = 100

/** How a customer may pay, be billed and be delivered to. */
export async function gravarEscolhasDaVenda(tx: Executor): Promise<void> {
  await tx
    .insert(planoPagamento)
    .values(PLANOS_DE_PAGAMENTO.map((descricao) => ({ descricao, parcelas: parcelasDoPlano(descricao) })))
  await tx.insert(formaCobranca).values(
    FORMAS_DE_COBRANCA.map((forma) => ({
      ...forma,
      taxaFixa: (forma.taxaFixa / CENTAVOS_POR_REAL).toFixed(2),
    })),
  )
  await tx
    .insert(tipoFrete)
    .values(TIPOS_DE_FRETE.map((descricao) => ({ descricao, diferenciado: descricao === FRETE_EMBUTIDO })))
}

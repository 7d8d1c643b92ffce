import { formatarData, formatarDataHora } from '@balcao/dominio/formatos/datas'
import { valoresValidosAte } from '@balcao/dominio/orcamentos/aceite'
import { SUJEITO_A_APROVACAO } from '@balcao/dominio/orcamentos/aprovacoes'
import type {
  DocumentoDoCliente,
  ItemDoCliente,
  OrcamentoDoCliente,
} from '@balcao/dominio/orcamentos/do-cliente'

export type PedidoNoPapel = DocumentoDoCliente & {
  status: string
  dtProgr: string | null
  naoAtendidos: ItemDoCliente[]
}

/** What a quote and an order are told apart by on paper. */
export type Papel = {
  nome: string
  /** Under the name, at the head of the first page. */
  destaque: string
  /** Somebody has yet to let it be: whoever is handed the paper reads so on every page. */
  ressalva: string | null
  /** Beside payment and freight. */
  situacoes: readonly { rotulo: string; valor: string }[]
  /** At the foot of every page, and under the last line. */
  rodape: string | null
  ultimaLinha: string | null
  naoAtendidos: readonly ItemDoCliente[]
}

export function papelDoOrcamento(orcamento: OrcamentoDoCliente, sujeitoAAprovacao: boolean): Papel {
  const { numero, dtVal, pagamento, aceite } = orcamento
  const validos = valoresValidosAte(dtVal)
  return {
    nome: `Orçamento ${numero}`,
    destaque: `Válido até ${formatarData(dtVal)}`,
    ressalva: sujeitoAAprovacao ? SUJEITO_A_APROVACAO : null,
    situacoes: [
      ...(pagamento
        ? [
            {
              rotulo: 'Link de pagamento',
              valor: [
                pagamento.status,
                ...(pagamento.validade ? [`até ${formatarDataHora(pagamento.validade)}`] : []),
              ].join(' · '),
            },
          ]
        : []),
      ...(aceite ? [{ rotulo: 'Aceito', valor: `${formatarDataHora(aceite.em)}, por ${aceite.por}` }] : []),
    ],
    rodape: validos,
    ultimaLinha: `${validos}. Depois disso, preços, impostos e estoque podem mudar.`,
    naoAtendidos: [],
  }
}

export function papelDoPedido({ numero, status, dtProgr, naoAtendidos }: PedidoNoPapel): Papel {
  return {
    nome: `Pedido ${numero}`,
    destaque: status,
    ressalva: null,
    situacoes: dtProgr ? [{ rotulo: 'Programado para', valor: formatarData(dtProgr) }] : [],
    rodape: null,
    ultimaLinha: null,
    naoAtendidos,
  }
}

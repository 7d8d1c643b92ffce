import { Decimal, type Numerico } from '../formatos/decimal.ts'
import type { EspecieDeLancamento, ParteDaVenda } from './lancamentos.ts'

type Lancamento = {
  especie: EspecieDeLancamento
  parte: ParteDaVenda | null
  valor: Numerico
  pedidoId: number | null
  motivo: string | null
  outroTitular: string | null
}

/** GES-08 What an entry is, in a sentence. */
export function textoDoLancamento(lancamento: Lancamento): string {
  const { especie, parte, valor, pedidoId, motivo, outroTitular } = lancamento
  const entrou = new Decimal(valor).isPositive()
  const comMotivo = (texto: string) => (motivo ? `${texto}: ${motivo}` : texto)
  switch (especie) {
    case 'VENDA':
      return parte === 'CREDITO'
        ? `Vendido acima da tabela no pedido ${pedidoId}`
        : `Dado abaixo da tabela no pedido ${pedidoId}`
    case 'ESTORNO':
      return parte === 'CREDITO'
        ? `Volta do crédito do pedido ${pedidoId}, que não saiu por inteiro`
        : `Volta do que o pedido ${pedidoId} não levou`
    case 'TRANSFERENCIA':
      return comMotivo(entrou ? `Recebido de ${outroTitular}` : `Passado a ${outroTitular}`)
    case 'FECHAMENTO':
      return comMotivo('Saldo zerado no fechamento')
    case 'MANUAL':
      return comMotivo(entrou ? 'Crédito' : 'Débito')
  }
}

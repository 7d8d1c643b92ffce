import { Decimal, type Numerico } from '../formatos/decimal.ts'
import { formatarDinheiro, formatarNumero } from '../formatos/dinheiro.ts'
import type { TipoDeBloqueio } from '../pedidos/bloqueios.ts'
import { abaixoDaMargem } from '../precos/margem.ts'

type Fatos = {
  motivoBloqueio: string | null
  /** Days of the title that is longest overdue; zero when none is. */
  maiorAtraso: number
  /** Of the way of billing of this order; null where there is none on record. */
  limite: { total: Numerico; disponivel: Numerico } | null
  vlTot: Numerico
  margem: Decimal | null
  /** Lines whose seller gave more than they may. */
  descontos: readonly { codigo: string; dado: number }[]
}

type Regras = {
  diasAtrasoParaVender: number
  vendeAcimaDoLimite: boolean
  margemMinima: Numerico
  descontoMaximo: number
  casas: number
}

export type BloqueioPrevisto = { tipo: TipoDeBloqueio; detalhe: string }

const MUITOS = 5

/** VEN-02 What holds the order until somebody lets it go; empty when nothing does. The margin itself is told to nobody here (PER-06). */
export function bloqueiosDaVenda(fatos: Fatos, regras: Regras): BloqueioPrevisto[] {
  const { motivoBloqueio, maiorAtraso, limite, vlTot, margem, descontos } = fatos
  const reais = (valor: Numerico) => formatarDinheiro(valor, regras.casas)
  const excesso = limite && new Decimal(vlTot).minus(limite.disponivel)
  const primeiros = descontos
    .slice(0, MUITOS)
    .map(({ codigo, dado }) => `${codigo} com ${formatarNumero(new Decimal(dado).toDecimalPlaces(2))}%`)
  const outros = descontos.length - primeiros.length
  return [
    ...(motivoBloqueio === null ? [] : [{ tipo: 'CLIENTE_BLOQUEADO' as const, detalhe: motivoBloqueio }]),
    ...(maiorAtraso > regras.diasAtrasoParaVender
      ? [{ tipo: 'TITULO_VENCIDO' as const, detalhe: `Títulos vencidos há até ${maiorAtraso} dia(s)` }]
      : []),
    ...(limite && excesso?.greaterThan(0) && !regras.vendeAcimaDoLimite
      ? [
          {
            tipo: 'CREDITO' as const,
            detalhe: `Limite de ${reais(limite.total)} excedido em ${reais(excesso)}`,
          },
        ]
      : []),
    ...(descontos.length === 0
      ? []
      : [
          {
            tipo: 'PRECO' as const,
            detalhe: `Desconto acima de ${formatarNumero(regras.descontoMaximo)}%: ${primeiros.join(', ')}${outros > 0 ? ` e mais ${outros}` : ''}`,
          },
        ]),
    ...(abaixoDaMargem(margem, regras.margemMinima)
      ? [{ tipo: 'MARGEM' as const, detalhe: 'A margem está abaixo da mínima da filial' }]
      : []),
  ]
}

import { emDias } from '../formatos/contagem.ts'
import { Decimal, type Numerico } from '../formatos/decimal.ts'
import { formatarDinheiro } from '../formatos/dinheiro.ts'
import type { Credito } from '../limites/credito-da-venda.ts'
import type { TipoDeBloqueio } from '../pedidos/bloqueios.ts'

type Fatos = {
  motivoBloqueio: string | null
  /** Days of the title that is longest overdue; zero when none is. */
  maiorAtraso: number
  /** Paid before: it takes nothing of the customer's credit. */
  antecipada: boolean
  /** `creditoDaVenda`; null where none is on record. */
  credito: Credito | null
  vlTot: Numerico
}

type Regras = {
  diasAtrasoParaVender: number
  vendeAcimaDoLimite: boolean
  vendeAPrazoSemLimite: boolean
  /** In percent of the limit. */
  toleranciaDoLimite: Numerico
  casas: number
}

export type BloqueioPrevisto = { tipo: TipoDeBloqueio; detalhe: string }

/** VEN-02 What of the customer holds the order until somebody lets it go; what of the quote does is `bloqueiosDosExcessos`. */
export function bloqueiosDaVenda(fatos: Fatos, regras: Regras): BloqueioPrevisto[] {
  const { motivoBloqueio, maiorAtraso } = fatos
  const credito = creditoExcedido(fatos, regras)
  return [
    ...(motivoBloqueio === null ? [] : [{ tipo: 'CLIENTE_BLOQUEADO' as const, detalhe: motivoBloqueio }]),
    ...(maiorAtraso > regras.diasAtrasoParaVender
      ? [{ tipo: 'TITULO_VENCIDO' as const, detalhe: `Títulos vencidos há até ${emDias(maiorAtraso)}` }]
      : []),
    ...(credito === null ? [] : [{ tipo: 'CREDITO' as const, detalhe: credito }]),
  ]
}

function creditoExcedido({ antecipada, credito, vlTot }: Fatos, regras: Regras): string | null {
  if (antecipada || regras.vendeAcimaDoLimite) return null
  if (!credito) return regras.vendeAPrazoSemLimite ? null : 'O cliente não tem limite de crédito'
  const excesso = new Decimal(vlTot).minus(credito.disponivel)
  const tolerado = credito.total.times(regras.toleranciaDoLimite).dividedBy(100)
  if (excesso.lessThanOrEqualTo(tolerado)) return null
  const reais = (valor: Numerico) => formatarDinheiro(valor, regras.casas)
  return `Limite de ${reais(credito.total)} excedido em ${reais(excesso)}`
}

import { hojeEm } from '@balcao/dominio/formatos/datas'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import { pagoCalculado } from '@balcao/dominio/fretes/calculado'
import type { Negocio } from '../../../negocio.ts'
import type { OrcamentoDoBanco } from '../conteudo/queries-cabecalho.ts'
import { lerReferencia } from './referencia.ts'

type Dito = {
  frete?: { referencia: string } | null | undefined
  vlFrete?: number | undefined
  idTransp?: number | null | undefined
}
type Colunas = Partial<Pick<OrcamentoDoBanco, 'freteEscolhido' | 'valorFrete' | 'transportadoraId'>>

const DESCONHECIDO = 'Esta cotação não é deste orçamento, ou já não vale. Calcule o frete de novo.'

/** FRE-01 What the header becomes by a quotation of this quote, made today; of what else is said of it nothing is believed. */
export function escolherFrete(
  { negocio, agora }: { negocio: Negocio; agora: Date },
  antes: OrcamentoDoBanco,
  { frete, vlFrete, idTransp }: Dito,
): { colunas: Colunas; campos: Record<string, string> } {
  if (frete === undefined) return { colunas: {}, campos: {} }
  if (frete === null) {
    const calculado = pagoCalculado(antes.freteEscolhido)
    const seguia = calculado !== null && new Decimal(calculado).eq(antes.valorFrete)
    return {
      colunas: { freteEscolhido: null, ...(seguia && vlFrete === undefined && { valorFrete: '0.00' }) },
      campos: {},
    }
  }
  const escolhido = lerReferencia(negocio.segredos.fretes, antes.id, frete.referencia)
  if (!escolhido || escolhido.base.dia !== hojeEm(agora))
    return { colunas: {}, campos: { 'cabecalho.frete': DESCONHECIDO } }
  return {
    colunas: {
      freteEscolhido: escolhido,
      ...(vlFrete === undefined && { valorFrete: escolhido.pago.toFixed(2) }),
      ...(idTransp === undefined && { transportadoraId: escolhido.idTransp }),
    },
    campos: {},
  }
}

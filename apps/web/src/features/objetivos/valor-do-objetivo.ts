import { emDias } from '@balcao/dominio/formatos/contagem'
import { formatarNumero, formatarPercentual } from '@balcao/dominio/formatos/dinheiro'
import type { ObjetivoDaLista } from '@balcao/dominio/objetivos/campos'
import { TIPOS_DE_OBJETIVO, type TipoDeObjetivo } from '@balcao/dominio/objetivos/especies'
import type { SituacaoDoObjetivo } from '@balcao/dominio/objetivos/progresso'
import { useMemo } from 'react'
import { useFormatoDeDinheiro } from '../../platform/dinheiro.ts'
import type { Tom } from '../../ui/tema/tons.ts'

export const TOM_DA_SITUACAO: Record<SituacaoDoObjetivo, Tom> = {
  ATINGIDO: 'verde',
  NO_RITMO: 'turquesa',
  ATRASADO: 'laranja',
  NAO_ATINGIDO: 'vermelho',
  POR_VIR: 'azul',
}

export const nomeDoObjetivo = ({ tipo, marca }: Pick<ObjetivoDaLista, 'tipo' | 'marca'>): string =>
  marca ? `${TIPOS_DE_OBJETIVO[tipo]} · ${marca}` : TIPOS_DE_OBJETIVO[tipo]

export const dizerPercentual = (percentual: number): string => formatarPercentual(percentual, 1)

/** Money, or pieces. */
export const formatoDoObjetivo =
  (dinheiro: (valor: number) => string) =>
  (tipo: TipoDeObjetivo, valor: number | null): string => {
    if (valor === null) return '–'
    return tipo === 'VALOR' ? dinheiro(valor) : formatarNumero(valor)
  }

export function useFormatoDoObjetivo() {
  const dinheiro = useFormatoDeDinheiro()
  return useMemo(() => formatoDoObjetivo((valor) => dinheiro(valor)), [dinheiro])
}

/** What it comes to, in percent of what was asked. */
export const projetado = ({ meta, projecao }: Pick<ObjetivoDaLista, 'meta' | 'projecao'>): number | null =>
  projecao === null ? null : (projecao / meta) * 100

/** 'Faltam R$ 11.000,00: R$ 1.222,22 por dia útil, em 9 dias' */
export function oQueFalta(
  { tipo, falta, necessidade, restantes }: ObjetivoDaLista,
  dizer: ReturnType<typeof formatoDoObjetivo>,
): string {
  if (falta === 0) return 'Meta atingida'
  const quanto = `Faltam ${dizer(tipo, falta)}`
  if (necessidade === null) return quanto
  return `${quanto}: ${dizer(tipo, necessidade)} por dia útil, em ${emDias(restantes)}`
}

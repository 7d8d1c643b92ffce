import { somarDias } from '../formatos/datas.ts'
import { MENSAGENS } from '../mensagens.ts'

type Regras = {
  hoje: string
  /** Until when it holds now. */
  atual: string
  /** How far from today a quote may be made to hold. */
  dias: number
  podeProrrogar: boolean
}

/** VEN-02 A later day than it had, expired or not: its prices are asked for again. */
export const prorroga = (atual: string, nova: string): boolean => nova > atual

/** VEN-02 The last day that may be chosen: what was promised is never taken back by it. */
export function maiorValidade({ hoje, atual, dias, podeProrrogar }: Regras): string {
  const limite = somarDias(hoje, dias)
  return podeProrrogar && limite > atual ? limite : atual
}

/** VEN-02 Why a quote cannot hold until that day; null when it can. To shorten is free. */
export function problemaDaValidade(nova: string, regras: Regras): string | null {
  if (nova === regras.atual) return null
  if (nova < regras.hoje) return MENSAGENS.dataMinima(regras.hoje)
  const maior = maiorValidade(regras)
  if (nova <= maior) return null
  return regras.podeProrrogar
    ? MENSAGENS.dataMaxima(maior)
    : 'Você não tem permissão para prorrogar orçamentos'
}

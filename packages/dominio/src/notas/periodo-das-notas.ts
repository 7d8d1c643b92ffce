import { somarDias } from '../formatos/datas.ts'

/** DOC-04 The first day a list of invoices is of: the one asked for, or as many before the last as the parameter says. */
export function primeiroDiaDasNotas(
  { dtInicial, dtFinal }: { dtInicial?: string | undefined; dtFinal?: string | undefined },
  { hoje, dias }: { hoje: string; dias: number },
): string {
  return dtInicial ?? somarDias(dtFinal ?? hoje, -dias)
}

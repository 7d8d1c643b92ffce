import { somarDias } from '../formatos/datas.ts'

/** DOC-04 The days a list of invoices is of: without a first one, as many as the parameter says before the last. */
export function janelaDeNotas(
  { dtInicial, dtFinal }: { dtInicial?: string | undefined; dtFinal?: string | undefined },
  { hoje, dias }: { hoje: string; dias: number },
): { de: string; ate: string | null } {
  return { de: dtInicial ?? somarDias(dtFinal ?? hoje, -dias), ate: dtFinal ?? null }
}

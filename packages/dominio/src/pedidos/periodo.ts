import { hojeEm } from '../formatos/datas.ts'

type Pedido = { dtIni?: string | undefined; dtFim?: string | undefined }

/** DOC-06 An end that was not asked for is today, or the other end where today would cross it. */
export function periodoDaConsulta({ dtIni, dtFim }: Pedido, agora: Date): { de: string; ate: string } {
  const hoje = hojeEm(agora)
  const de = dtIni ?? (dtFim !== undefined && dtFim < hoje ? dtFim : hoje)
  const ate = dtFim ?? (de > hoje ? de : hoje)
  return { de, ate }
}

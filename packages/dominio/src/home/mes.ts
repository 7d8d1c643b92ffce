import { somarDias } from '../formatos/datas.ts'

/** HOM-01 The month so far, and as much of the one before: what is sold in half a month compares with half a month. */
export function mesAteHoje(hoje: string): { desde: string; anteriorDesde: string; anteriorAte: string } {
  const desde = `${hoje.slice(0, 8)}01`
  const fimDoAnterior = somarDias(desde, -1)
  const anteriorDesde = `${fimDoAnterior.slice(0, 8)}01`
  const mesmoDia = `${fimDoAnterior.slice(0, 8)}${hoje.slice(8)}`
  return { desde, anteriorDesde, anteriorAte: mesmoDia < fimDoAnterior ? mesmoDia : fimDoAnterior }
}

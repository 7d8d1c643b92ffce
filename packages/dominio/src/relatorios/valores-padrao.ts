import { hojeEm, somarDias } from '../formatos/datas.ts'
import { escreverPeriodo, type ValorDeFiltro } from './filtros.ts'

/** What a filter starts with: a fixed value, or one that follows the calendar. */
export type Padrao =
  | ValorDeFiltro
  | { relativo: 'HOJE' | 'MES_ATUAL' | 'MES_ANTERIOR' }
  | { relativo: 'ULTIMOS_DIAS'; dias: number }

const primeiroDia = (data: string) => `${data.slice(0, 8)}01`

/** REL-01 The starting value of a filter on the day of `agora`, in São Paulo. */
export function resolverPadrao(padrao: Padrao, agora: Date): ValorDeFiltro {
  if (typeof padrao === 'string' || Array.isArray(padrao)) return padrao
  const hoje = hojeEm(agora)
  switch (padrao.relativo) {
    case 'HOJE':
      return hoje
    case 'MES_ATUAL':
      return escreverPeriodo({ de: primeiroDia(hoje), ate: hoje })
    case 'MES_ANTERIOR': {
      const ultimo = somarDias(primeiroDia(hoje), -1)
      return escreverPeriodo({ de: primeiroDia(ultimo), ate: ultimo })
    }
    case 'ULTIMOS_DIAS':
      return escreverPeriodo({ de: somarDias(hoje, 1 - padrao.dias), ate: hoje })
  }
}

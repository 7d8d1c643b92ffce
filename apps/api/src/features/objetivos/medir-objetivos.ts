import type { ObjetivoDaLista } from '@balcao/dominio/objetivos/campos'
import { casasDoTipo } from '@balcao/dominio/objetivos/especies'
import {
  diasUteis,
  primeiroDia,
  progressoEm,
  situacaoDoObjetivo,
  ultimoDia,
} from '@balcao/dominio/objetivos/progresso'
import type { Calendario } from '@balcao/dominio/prazos/calendario'
import type { Criterio } from '@balcao/dominio/vendas/criterio'
import type { Executor } from '../../platform/banco/conexao.ts'
import { calendariosDasFiliais } from '../filiais/queries.ts'
import { medir } from '../vendas/queries-medidas.ts'
import type { ObjetivoGravado } from './queries.ts'

type Como = { criterio: Criterio; hoje: string }

/** Of the business as a whole where somebody is of no branch. */
export const calendarioDe = (
  calendarios: ReadonlyMap<number | null, Calendario>,
  filialId: number | null,
): Calendario => calendarios.get(filialId) ?? calendarios.get(null) ?? { expediente: [], feriados: new Set() }

const serieDe = ({ mes, escopo, tipo, marca }: ObjetivoGravado) => [mes, escopo, tipo, marca].join('|')

/** GES-01 How each of them stands: one question for each kind of target, however many have it. */
export async function medirObjetivos(
  banco: Executor,
  objetivos: readonly ObjetivoGravado[],
  { criterio, hoje }: Como,
): Promise<ObjetivoDaLista[]> {
  const series = [...Map.groupBy(objetivos, serieDe).values()]
  const calendarios = await calendariosDasFiliais(banco)
  const medidas = await Promise.all(
    series.map(async (daSerie) => {
      const [um] = daSerie
      if (!um) return []
      const { tipo, marca, mes, escopo: por } = um
      const alcancados = await medir(
        banco,
        {
          ...{ tipo, marca, por, de: primeiroDia(mes), ate: ultimoDia(mes) },
          alvos: daSerie.map(({ idAlvo }) => idAlvo),
        },
        criterio,
      )
      return emOrdem(daSerie.map((objetivo) => apresentar(objetivo, alcancados.get(objetivo.idAlvo) ?? 0)))
    }),
  )
  return medidas.flat()

  function apresentar({ filialId, ...objetivo }: ObjetivoGravado, alcancado: number) {
    const meta = Number(objetivo.meta)
    const uteis = diasUteis(calendarioDe(calendarios, filialId), objetivo.mes)
    const progresso = progressoEm({ meta, alcancado, inteiro: casasDoTipo(objetivo.tipo) === 0 }, uteis, hoje)
    return { ...objetivo, meta, alcancado, ...progresso, situacao: situacaoDoObjetivo(meta, progresso) }
  }
}

/** Who reached the same part stands at the same place. */
function emOrdem(itens: Omit<ObjetivoDaLista, 'posicao' | 'concorrentes'>[]): ObjetivoDaLista[] {
  const parte = ({ alcancado, meta }: { alcancado: number; meta: number }) => alcancado / meta
  return itens.map((item) => ({
    ...item,
    posicao: 1 + itens.filter((outro) => parte(outro) > parte(item)).length,
    concorrentes: itens.length,
  }))
}

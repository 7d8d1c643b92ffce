import { diasEntre, formatarData } from '@balcao/dominio/formatos/datas'
import { diasOferecidos, nomeDosDias, textoDosDias } from '../../../documento-comercial/dias-da-lista.ts'
import type { Contexto } from '../../../platform/listas/contexto.ts'
import type { Atalho, Filtro } from '../../../platform/listas/descricao.ts'
import { comPeriodo, comUltimosDias, type FiltrosDePedidos, periodoEmVigor } from './filtros-de-pedidos.ts'

/** What of the page, or of the section, the period depends on. */
type DoPeriodo = Pick<Contexto, 'agora' | 'hoje' | 'parametros'>

function textoDoPeriodo(filtros: FiltrosDePedidos, { agora }: Contexto): string | null {
  const { dias, dtIni, dtFim } = filtros
  if (dias) return textoDosDias(dias)
  if (!dtIni && !dtFim) return null
  const { de, ate } = periodoEmVigor(filtros, agora)
  return de === ate ? formatarData(de) : `${formatarData(de)} a ${formatarData(ate)}`
}

/** DOC-06 There is always a period in force: without one in the address, today. */
export const FILTRO_DE_PERIODO: Filtro<FiltrosDePedidos> = {
  tipo: 'periodo',
  de: 'dtIni',
  ate: 'dtFim',
  rotulo: 'Período',
  rotuloDoCampo: 'Data de inclusão',
  // The shortcuts beside the title do it.
  semAtalhos: true,
  limiteDias: ({ parametros }) => parametros.diasLimiteConsultaPedido,
  proprio: {
    emVigor: (filtros, { agora }) => periodoEmVigor(filtros, agora),
    escrever: (periodo, { hoje }) => comPeriodo(periodo, hoje),
    texto: textoDoPeriodo,
    padrao: comUltimosDias(1),
  },
}

const diasEmVigor = (filtros: FiltrosDePedidos, agora: Date) => {
  const { de, ate } = periodoEmVigor(filtros, agora)
  return diasEntre(de, ate) + 1
}

/** DOC-06 How far back to look, one press away; the last one is as far as the business usually looks. */
export function periodosRapidos({ agora, hoje, parametros }: DoPeriodo): Atalho<FiltrosDePedidos>[] {
  return diasOferecidos(parametros.diasLimiteConsultaPedido).map((quantos) => ({
    nome: nomeDosDias(quantos),
    filtros: comUltimosDias(quantos),
    emVigor: (filtros) =>
      periodoEmVigor(filtros, agora).ate === hoje && diasEmVigor(filtros, agora) === quantos,
  }))
}

/** Looks further back, where the period does not already reach that far. */
export function ampliacao(filtros: FiltrosDePedidos, { agora, parametros }: DoPeriodo) {
  const limite = parametros.diasLimiteConsultaPedido
  if (diasEmVigor(filtros, agora) >= limite) return undefined
  return { nome: `Ver os últimos ${limite} dias`, filtros: comUltimosDias(limite) }
}

import {
  comDatas,
  comDias,
  diasOferecidos,
  nomeDosDias,
  textoDosDias,
  ultimosDias,
} from '../../../documento-comercial/dias-da-lista.ts'
import { textoDoPeriodo } from '../../../platform/listas/chips-da-lista.ts'
import type { Contexto } from '../../../platform/listas/contexto.ts'
import type { Atalho, Filtro } from '../../../platform/listas/descricao.ts'
import type { FiltrosDeOrcamentos } from './filtros-de-orcamentos.ts'

const DE_QUALQUER_DIA: FiltrosDeOrcamentos = comDias(undefined)

/** DOC-06 Without a period in the address, of any day: a quote is decided long after it was included. */
export const FILTRO_DE_PERIODO: Filtro<FiltrosDeOrcamentos> = {
  tipo: 'periodo',
  de: 'dtIni',
  ate: 'dtFim',
  rotulo: 'Período',
  rotuloDoCampo: 'Data de inclusão',
  // The shortcuts beside the title do it.
  semAtalhos: true,
  proprio: {
    emVigor: ({ dias, dtIni, dtFim }, { agora }) =>
      dias ? ultimosDias(dias, agora) : { de: dtIni ?? null, ate: dtFim ?? null },
    escrever: comDatas,
    texto: ({ dias, dtIni, dtFim }) => (dias ? textoDosDias(dias) : textoDoPeriodo(dtIni, dtFim)),
    padrao: DE_QUALQUER_DIA,
  },
}

/** DOC-06 How far back to look, one press away. */
export const periodosRapidos = ({ parametros }: Contexto): Atalho<FiltrosDeOrcamentos>[] => [
  {
    nome: 'Todos',
    filtros: DE_QUALQUER_DIA,
    emVigor: ({ dias, dtIni, dtFim }) => !dias && !dtIni && !dtFim,
  },
  ...diasOferecidos(parametros.diasLimiteConsultaPedido).map((quantos) => ({
    nome: nomeDosDias(quantos),
    filtros: comDias(quantos),
    emVigor: ({ dias }: FiltrosDeOrcamentos) => dias === quantos,
  })),
]

import type { Periodo } from '@balcao/dominio/datas/periodo'
import { CANAL_DE_PEDIDOS } from '@balcao/dominio/pedidos/canais'
import { listarPedidosDoCliente, type OrdenacaoDePedidos } from '@balcao/dominio/pedidos/contratos'
import { useState } from 'react'
import { emDatas, ultimosDias } from '../../documento-comercial/dias-da-lista.ts'
import { useConsulta } from '../../platform/consultas.ts'
import { usePaginaDaSecao } from '../../platform/ficha/use-pagina-da-secao.ts'
import { useFilial } from '../../platform/parametros.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { useReleituraAoVivo } from '../../platform/tempo-real.ts'
import { useDiaAtual } from '../../ui/retorno/use-dia-atual.ts'
import {
  comPeriodo,
  comUltimosDias,
  type FiltrosDePedidos,
  periodoEmVigor,
} from './lista/filtros-de-pedidos.ts'
import { ampliacao, periodosRapidos } from './lista/periodo-dos-pedidos.ts'

/** DOC-06 Which orders are on the screen: as far back as the business usually looks, until somebody says otherwise. */
export function usePedidosDoCliente(idCli: number) {
  useReleituraAoVivo([CANAL_DE_PEDIDOS])
  const hoje = useDiaAtual()
  const parametros = useSessao().parametrosDa(useFilial())
  const limite = parametros.diasLimiteConsultaPedido
  const [filtros, setFiltros] = useState<FiltrosDePedidos>(() => comUltimosDias(limite))
  const { ordenacao, page, recomecar, ...pagina } = usePaginaDaSecao({ campo: 'dtHorInc', direcao: 'DESC' })
  const agora = new Date()
  const contexto = { agora, hoje, parametros }
  const filtrar = (novos: FiltrosDePedidos) => {
    setFiltros(novos)
    recomecar()
  }
  const { de, ate } = periodoEmVigor(filtros, agora)
  const consulta = useConsulta(
    listarPedidosDoCliente,
    {
      params: { idCli },
      query: {
        ...emDatas(filtros, agora),
        orderBy: ordenacao.campo as OrdenacaoDePedidos,
        direction: ordenacao.direcao,
        page,
      },
    },
    { mostradoNaArea: true, manterAnterior: true },
  )
  return {
    ...pagina,
    ordenacao,
    consulta,
    hoje,
    periodo: { de, ate } satisfies Periodo,
    mudarPeriodo: ({ de: novo, ate: fim }: Periodo) =>
      filtrar(comPeriodo({ de: novo ?? ultimosDias(limite, agora).de, ate: fim ?? hoje }, hoje)),
    rapidos: periodosRapidos(contexto).map(({ nome, filtros: novos, emVigor }) => ({
      nome,
      ativa: emVigor?.(filtros) ?? false,
      aoEscolher: () => filtrar(novos),
    })),
    /** Null where the period already reaches as far as the business usually looks. */
    ampliar: aplicar(ampliacao(filtros, contexto), filtrar),
  }
}

function aplicar(
  acao: ReturnType<typeof ampliacao>,
  filtrar: (filtros: FiltrosDePedidos) => void,
): { nome: string; aoEscolher: () => void } | null {
  return acao ? { nome: acao.nome, aoEscolher: () => filtrar(acao.filtros) } : null
}

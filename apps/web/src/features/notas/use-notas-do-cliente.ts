import type { Periodo } from '@balcao/dominio/datas/periodo'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { listarNotasFiscaisDoCliente, type OrdenacaoDeNotas } from '@balcao/dominio/notas/contratos'
import { useState } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { useParametro } from '../../platform/parametros.ts'
import type { Ordenacao } from '../../ui/listas/coluna.ts'

const MAIS_NOVAS: Ordenacao = { campo: 'dtSai', direcao: 'DESC' }

/** DOC-04 Which invoices are on the screen: the period, the order and the page. */
export function useNotasDoCliente(idCli: number) {
  const dias = useParametro('diasLimiteConsultaPedido')
  const [hoje] = useState(() => hojeEm(new Date()))
  const [periodo, setPeriodo] = useState<Periodo>({ de: somarDias(hoje, -dias), ate: hoje })
  const [ordenacao, setOrdenacao] = useState(MAIS_NOVAS)
  const [page, setPage] = useState(1)
  const consulta = useConsulta(
    listarNotasFiscaisDoCliente,
    {
      params: { idCli },
      query: {
        dtInicial: periodo.de ?? undefined,
        dtFinal: periodo.ate ?? undefined,
        orderBy: ordenacao.campo as OrdenacaoDeNotas,
        sortBy: ordenacao.direcao,
        page,
      },
    },
    { mostradoNaArea: true, manterAnterior: true },
  )
  return {
    hoje,
    periodo,
    mudarPeriodo(novo: Periodo) {
      setPeriodo(novo)
      setPage(1)
    },
    ordenacao,
    ordenar(nova: Ordenacao) {
      setOrdenacao(nova)
      setPage(1)
    },
    irPara: setPage,
    consulta,
  }
}

import type { Periodo } from '@balcao/dominio/datas/periodo'
import { listarOrcamentosDoCliente, type OrdenacaoDeOrcamentos } from '@balcao/dominio/orcamentos/contratos'
import { useState } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { usePaginaDaSecao } from '../../platform/ficha/use-pagina-da-secao.ts'

/** DOC-06 Which quotes are on the screen: the statuses, the period, the order and the page. Without a period, all of them. */
export function useOrcamentosDoCliente(idCli: number) {
  const [status, setStatus] = useState<readonly string[]>([])
  const [periodo, setPeriodo] = useState<Periodo>({ de: null, ate: null })
  const { ordenacao, page, recomecar, ...pagina } = usePaginaDaSecao({ campo: 'dtHorInc', direcao: 'DESC' })
  const consulta = useConsulta(
    listarOrcamentosDoCliente,
    {
      params: { idCli },
      query: {
        status: [...status],
        dtIni: periodo.de ?? undefined,
        dtFim: periodo.ate ?? undefined,
        orderBy: ordenacao.campo as OrdenacaoDeOrcamentos,
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
    status,
    filtrar(novos: readonly string[]) {
      setStatus(novos)
      recomecar()
    },
    periodo,
    mudarPeriodo(novo: Periodo) {
      setPeriodo(novo)
      recomecar()
    },
  }
}

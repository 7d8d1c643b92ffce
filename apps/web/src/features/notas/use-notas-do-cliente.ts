import type { Periodo } from '@balcao/dominio/datas/periodo'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { listarNotasFiscaisDoCliente, type OrdenacaoDeNotas } from '@balcao/dominio/notas/contratos'
import { useState } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { usePaginaDaSecao } from '../../platform/ficha/use-pagina-da-secao.ts'
import { useParametro } from '../../platform/parametros.ts'

/** DOC-04 Which invoices are on the screen: the period, the order and the page. */
export function useNotasDoCliente(idCli: number) {
  const dias = useParametro('diasLimiteConsultaPedido')
  const [hoje] = useState(() => hojeEm(new Date()))
  const [periodo, setPeriodo] = useState<Periodo>({ de: somarDias(hoje, -dias), ate: hoje })
  const { ordenacao, page, recomecar, ...pagina } = usePaginaDaSecao({ campo: 'dtSai', direcao: 'DESC' })
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
    ...pagina,
    hoje,
    periodo,
    mudarPeriodo(novo: Periodo) {
      setPeriodo(novo)
      recomecar()
    },
    ordenacao,
    consulta,
  }
}

import { listarAgendas } from '@balcao/dominio/agendas/contratos'
import type { TipoDeAgenda } from '@balcao/dominio/agendas/situacao'
import type { Periodo } from '@balcao/dominio/datas/periodo'
import { useState } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { usePaginaDaSecao } from '../../platform/ficha/use-pagina-da-secao.ts'

const POR_PAGINA = 20

/** CLI-01 Which agendas of a customer are on the screen: all of them until a period is asked for. */
export function useAgendasDoCliente(idCli: number, tipo: TipoDeAgenda) {
  const [periodo, setPeriodo] = useState<Periodo>({ de: null, ate: null })
  const { ordenacao, page, recomecar, ...pagina } = usePaginaDaSecao({
    campo: 'data_agendada',
    direcao: 'DESC',
  })
  const consulta = useConsulta(
    listarAgendas,
    {
      query: {
        idCli,
        tipo,
        dtIni: periodo.de ?? undefined,
        dtFim: periodo.ate ?? undefined,
        orderBy: ordenacao.campo as 'data_agendada',
        direction: ordenacao.direcao,
        page,
        take: POR_PAGINA,
      },
    },
    { mostradoNaArea: true, manterAnterior: true },
  )
  return {
    ...pagina,
    ordenacao,
    consulta,
    periodo,
    mudarPeriodo(novo: Periodo) {
      setPeriodo(novo)
      recomecar()
    },
  }
}

import { listarOrcamentosDoCliente, type OrdenacaoDeOrcamentos } from '@balcao/dominio/orcamentos/contratos'
import { useState } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { usePaginaDaSecao } from '../../platform/ficha/use-pagina-da-secao.ts'

/** DOC-06 Which quotes are on the screen: the statuses, the order and the page. */
export function useOrcamentosDoCliente(idCli: number) {
  const [status, setStatus] = useState<readonly string[]>([])
  const { ordenacao, page, recomecar, ...pagina } = usePaginaDaSecao({ campo: 'dtHorInc', direcao: 'DESC' })
  const consulta = useConsulta(
    listarOrcamentosDoCliente,
    {
      params: { idCli },
      query: {
        status: [...status],
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
  }
}

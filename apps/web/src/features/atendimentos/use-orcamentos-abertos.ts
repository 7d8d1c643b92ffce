import { listarOrcamentosDoCliente } from '@balcao/dominio/orcamentos/contratos'
import { STATUS_POR_DECIDIR } from '@balcao/dominio/orcamentos/por-decidir'
import { useConsulta } from '../../platform/consultas.ts'
import { useSessao } from '../../platform/sessao.tsx'

const QUANTOS = 100

/** CLI-08 The quotes of a customer that may still be won or lost, for whoever may see them. */
export function useOrcamentosAbertos(idCli: number) {
  const { pode } = useSessao()
  return useConsulta(
    listarOrcamentosDoCliente,
    { params: { idCli }, query: { status: [...STATUS_POR_DECIDIR], take: QUANTOS } },
    { mostradoNaArea: true, ativa: pode('CLIENTE_ORCAMENTOS') },
  )
}

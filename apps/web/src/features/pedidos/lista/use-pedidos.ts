import { listarMeusPedidos, listarPedidos } from '@balcao/dominio/pedidos/contratos'
import { labelDoStatus } from '@balcao/dominio/pedidos/status'
import { useMemo } from 'react'
import { useConsulta } from '../../../platform/consultas.ts'
import { useParametro } from '../../../platform/parametros.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { useNomeDoCliente } from '../../../seletores/seletor-de-cliente.tsx'
import type { NomesDosFiltros } from './filtros-ativos.ts'
import type { FiltrosDePedidos } from './filtros-de-pedidos.ts'

type Consulta = Omit<FiltrosDePedidos, 'dias'>

/** VEN-01, DOC-06 A page of orders: everybody's that the session sees, or those it took. */
export function usePedidos(meus: boolean, consulta: Consulta) {
  const { filial, filiais } = useSessao()
  // The branch chosen in the top bar narrows the list too, unless the filters name branches of their own.
  const query =
    filial && filiais.length > 1 && !consulta.filial ? { ...consulta, filial: [filial.idFil] } : consulta
  return useConsulta(
    meus ? listarMeusPedidos : listarPedidos,
    { query },
    { mostradoNaArea: true, manterAnterior: true },
  )
}

/** Names of what the address has only the keys of. */
export function useNomesDosFiltros({ idCli }: FiltrosDePedidos): NomesDosFiltros {
  const { filiais } = useSessao()
  const sobrepostas = useParametro('descricaoStatusPedido')
  const cliente = useNomeDoCliente(idCli)
  return useMemo(
    () => ({
      status: (chave) => labelDoStatus(chave, sobrepostas),
      filial: (id) => filiais.find(({ idFil }) => idFil === id)?.desc ?? `nº ${id}`,
      cliente,
    }),
    [sobrepostas, filiais, cliente],
  )
}

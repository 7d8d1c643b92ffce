import { obterCliente } from '@balcao/dominio/clientes/contratos'
import type { FiltroDeCliente as Filtro } from '../../features/tickets/lista/filtros-extras.tsx'
import { useConsulta } from '../../platform/consultas.ts'
import { SeletorDeCliente } from '../../seletores/seletor-de-cliente.tsx'

/** The customer of a list's filter: the address has only the number, the picker wants the name. */
export const FiltroDeCliente: Filtro = ({ idCli, aoMudar }) => {
  const { data } = useConsulta(
    obterCliente,
    { params: { idCli: idCli ?? 0 } },
    { ativa: idCli !== undefined, listaComum: true, mostradoNaArea: true },
  )
  const valor =
    data && data.id === idCli ? { valor: data.id, nome: data.fant || data.razSoc, cliente: data } : null
  return <SeletorDeCliente value={valor} onChange={(opcao) => aoMudar(opcao?.valor)} />
}

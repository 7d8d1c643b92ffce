import { obterCliente } from '@balcao/dominio/clientes/contratos'
import type { CampoDeCliente } from '../../features/relatorios/relatorio/painel-de-filtros.tsx'
import { useConsulta } from '../../platform/consultas.ts'
import { SeletorDeCliente } from '../../seletores/seletor-de-cliente.tsx'

/** The customer of a report: its parameter is the code, the picker wants the name. */
export const ClienteDoRelatorio: CampoDeCliente = ({ idCliente, erro, aoMudar }) => {
  const { data } = useConsulta(
    obterCliente,
    { params: { idCli: idCliente ?? 0 } },
    { ativa: idCliente !== undefined, listaComum: true, mostradoNaArea: true },
  )
  const valor =
    data && data.id === idCliente ? { valor: data.id, nome: data.fant || data.razSoc, cliente: data } : null
  return (
    <SeletorDeCliente withAsterisk value={valor} error={erro} onChange={(opcao) => aoMudar(opcao?.valor)} />
  )
}

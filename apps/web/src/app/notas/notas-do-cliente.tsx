import { ListaDeNotasDoCliente } from '../../features/notas/lista-de-notas-do-cliente.tsx'

type NotasDoClienteProps = { titulo: string; idCli: number; aoAbrirNota: (idNota: number) => void }

/** CLI-01 The section of invoices in a customer. */
export function NotasDoCliente({ aoAbrirNota, ...resto }: NotasDoClienteProps) {
  return <ListaDeNotasDoCliente {...resto} aoAbrir={({ id }) => aoAbrirNota(id)} />
}

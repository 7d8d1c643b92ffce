import { ListaDeNotasDoCliente } from '../../features/notas/lista-de-notas-do-cliente.tsx'
import type { SecaoDoClienteProps } from '../../platform/ficha/secao-do-cliente.ts'
import { NotaNoPortal } from './nota-no-portal.tsx'

/** CLI-01 The invoices of a customer, and the one that is open. */
export function NotasDoCliente({ titulo, idCli, item, aoAbrirItem }: SecaoDoClienteProps) {
  return (
    <>
      <ListaDeNotasDoCliente titulo={titulo} idCli={idCli} aoAbrir={({ id }) => aoAbrirItem(id)} />
      <NotaNoPortal idNota={item} aoFechar={() => aoAbrirItem(null)} />
    </>
  )
}

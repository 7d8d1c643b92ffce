import { lazy, Suspense } from 'react'
import { useSessao } from '../../platform/sessao.tsx'

const ListaDeNotasDoCliente = lazy(async () => ({
  default: (await import('../../features/notas/lista-de-notas-do-cliente.tsx')).ListaDeNotasDoCliente,
}))

type NotasDoClienteProps = { idCli: number; aoAbrir: (idNota: number) => void }

/** CLI-01 The section of invoices in a customer, for whoever may see them. */
export function NotasDoCliente({ idCli, aoAbrir }: NotasDoClienteProps) {
  if (!useSessao().pode('CLIENTE_NOTAS')) return null
  return (
    <Suspense>
      <ListaDeNotasDoCliente key={idCli} idCli={idCli} aoAbrir={({ id }) => aoAbrir(id)} />
    </Suspense>
  )
}

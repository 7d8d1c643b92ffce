import { TitulosDoCliente as Titulos } from '../../features/titulos/titulos-do-cliente.tsx'
import type { SecaoDoClienteProps } from '../../platform/ficha/secao-do-cliente.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { NotaNoPortal } from '../notas/nota-no-portal.tsx'

/** CLI-01, DOC-05 The titles of a customer, with the way to the invoice of each; what is open over them is an invoice. */
export function TitulosDoCliente({ titulo, idCli, item, aoAbrirItem }: SecaoDoClienteProps) {
  const { pode } = useSessao()
  return (
    <>
      <Titulos titulo={titulo} idCli={idCli} aoAbrirNota={pode('CLIENTE_NOTAS') ? aoAbrirItem : undefined} />
      <NotaNoPortal idNota={item} aoFechar={() => aoAbrirItem(null)} />
    </>
  )
}

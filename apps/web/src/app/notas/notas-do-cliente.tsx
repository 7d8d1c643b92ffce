import { useFichaAberta } from '../../features/clientes/ficha/ficha-aberta.ts'
import { ListaDeNotasDoCliente } from '../../features/notas/lista-de-notas-do-cliente.tsx'
import type { SecaoDoClienteProps } from '../../platform/ficha/secao-do-cliente.ts'
import { NotaNoPortal } from './nota-no-portal.tsx'
import { useDevolverNota } from './use-devolver-nota.ts'

/** CLI-01 The section of invoices in a customer. */
export function NotasDoCliente({ titulo, idCli, item, aoAbrirItem }: SecaoDoClienteProps) {
  const { darLugar } = useFichaAberta()
  const fechar = () => aoAbrirItem(null)
  const { devolver, trocar } = useDevolverNota(darLugar)
  return (
    <>
      <ListaDeNotasDoCliente
        titulo={titulo}
        idCli={idCli}
        aoAbrir={({ id }) => aoAbrirItem(id)}
        aoDevolver={devolver}
        aoTrocar={trocar}
      />
      <NotaNoPortal
        idNota={item}
        aoFechar={fechar}
        aoSair={() => {
          fechar()
          darLugar()
        }}
      />
    </>
  )
}

import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { DadosDoCliente } from '../../features/clientes/dados/dados-do-cliente.tsx'
import type { SecaoDoClienteProps } from '../../platform/ficha/secao-do-cliente.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { QuandoAVista } from '../../ui/pagina/quando-a-vista.tsx'

// What is below the card comes after it: dialogs, uploads and tables weigh more than all that it shows.
const EnderecoDeEntrega = lazy(async () => ({
  default: (await import('../../features/enderecos/endereco-de-entrega.tsx')).EnderecoDeEntrega,
}))
const DocumentosDoCliente = lazy(async () => ({
  default: (await import('../../features/documentacao/documentos-do-cliente.tsx')).DocumentosDoCliente,
}))

/** CLI-03, END-01, CAD-05 What is on record of a customer, where goods go, and the customer's own papers. */
export function DadosCadastrais({ titulo, idCli }: SecaoDoClienteProps) {
  const { pode } = useSessao()
  return (
    <>
      <DadosDoCliente titulo={titulo} idCli={idCli} />
      <QuandoAVista altura={160}>
        <Suspense fallback={<Skeleton height={160} />}>
          <EnderecoDeEntrega idCli={idCli} />
          {pode('CLIENTE_DOCUMENTOS') && <DocumentosDoCliente idCli={idCli} />}
        </Suspense>
      </QuandoAVista>
    </>
  )
}

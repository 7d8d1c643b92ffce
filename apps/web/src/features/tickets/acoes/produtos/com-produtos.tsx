import { listarProdutosDoTicket, type ProdutoDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useConsulta } from '../../../../platform/consultas.ts'
import { AreaDeDados } from '../../../../ui/retorno/area-de-dados.tsx'

type ComProdutosProps = {
  idTicket: number
  /** What to say when there is nothing to do. */
  vazio: string
  filtrar?: ((produto: ProdutoDoTicket) => boolean) | undefined
  children: (produtos: ProdutoDoTicket[]) => ReactNode
}

/** TIC-11 The products a requirement is about, before its form can begin. */
export function ComProdutos({ idTicket, vazio, filtrar = () => true, children }: ComProdutosProps) {
  const consulta = useConsulta(listarProdutosDoTicket, { params: { idTicket } }, { mostradoNaArea: true })
  const { data, error, isPending, isFetching, refetch } = consulta
  const produtos = data?.itens.filter(filtrar)
  return (
    <AreaDeDados
      carregando={isPending}
      atualizando={isFetching}
      erro={data ? null : error?.message}
      temDados={data !== undefined}
      vazio={produtos?.length === 0}
      textoVazio={vazio}
      aoTentarNovamente={refetch}
      esqueleto={<Skeleton height={240} radius={8} />}
    >
      {produtos && children(produtos)}
    </AreaDeDados>
  )
}

import { listarMotivosDeProduto } from '@balcao/dominio/tickets/catalogo/contratos'
import { useMemo } from 'react'
import { useConsulta } from '../../../../../platform/consultas.ts'
import type { Opcao } from '../../../../../ui/campos/opcao.tsx'
import type { MotivoDoProduto } from '../../pedido/ticket-novo.ts'

export type MotivosDeProduto = {
  opcoes: readonly Opcao<number>[]
  porId: ReadonlyMap<number, MotivoDoProduto>
  carregando: boolean
  aoTentarNovamente: (() => void) | undefined
}

/** NOV-10 One object while the reasons are the same: every card receives it. */
export function useMotivosDeProduto(): MotivosDeProduto {
  const { data, isPending, isError, refetch } = useConsulta(listarMotivosDeProduto, {}, { listaComum: true })
  return useMemo(
    () => ({
      opcoes: (data?.itens ?? []).map(({ id, descricao }) => ({ valor: id, nome: descricao })),
      porId: new Map(data?.itens.map((motivo) => [motivo.id, motivo])),
      carregando: isPending,
      aoTentarNovamente: isError ? () => void refetch() : undefined,
    }),
    [data, isPending, isError, refetch],
  )
}

import { opcoesDasAutomacoes } from '@balcao/dominio/automacoes/contratos'
import { useMemo } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useConsulta } from '../../../platform/consultas.ts'

type Nomeado = { id: number; nome: string }

const opcoes = (itens: readonly Nomeado[] = [], detalhe?: (item: never) => string) =>
  itens.map((item) => ({
    valor: item.id,
    nome: item.nome,
    ...(detalhe && { detalhe: detalhe(item as never) }),
  }))

/** MES-10 What the fields of a rule choose from, asked once for all of them. */
export function useOpcoesDaAutomacao() {
  const { data, isPending, error } = useConsulta(opcoesDasAutomacoes, {}, { mostradoNaArea: true })
  const listas = useMemo(
    () => ({
      tipos: opcoes(data?.tipos),
      motivos: opcoes(data?.motivos, ({ tipo }: { tipo: string }) => tipo),
      setores: opcoes(data?.setores),
      filiais: opcoes(data?.filiais),
      operadores: opcoes(data?.operadores),
      etiquetas: opcoes(data?.etiquetas),
      respostas: opcoes(data?.respostas, ({ setor }: { setor: string | null }) => setor ?? 'De todos'),
    }),
    [data],
  )
  return { ...listas, carregando: isPending, falha: error ? mensagemDoErro(error) : null }
}

export type OpcoesDaAutomacao = ReturnType<typeof useOpcoesDaAutomacao>

import { oferecerEtiquetas } from '@balcao/dominio/etiquetas/contratos'
import { useMemo } from 'react'
import { useConsulta } from '../../../platform/consultas.ts'

/** MES-06/etiquetas What a ticket may be tagged with, as options of a field. */
export function useOpcoesDeEtiqueta() {
  const { data, isLoading } = useConsulta(oferecerEtiquetas, {})
  const opcoes = useMemo(() => data?.itens.map(({ id, nome }) => ({ valor: id, nome })) ?? [], [data])
  return { opcoes, carregando: isLoading, nenhuma: data?.itens.length === 0 }
}

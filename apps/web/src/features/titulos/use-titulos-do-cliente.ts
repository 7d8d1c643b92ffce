import { listarTitulosDoCliente, type OrdenacaoDeTitulos } from '@balcao/dominio/titulos/contratos'
import type { SituacaoDoTitulo } from '@balcao/dominio/titulos/situacao'
import { useState } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { usePaginaDaSecao } from '../../platform/ficha/use-pagina-da-secao.ts'

/** DOC-05 What a customer may be asked by; what is owed comes first. */
export const FILTROS_DE_TITULOS = {
  'Em aberto': ['ATIVO', 'VENCIDO'],
  Vencidos: ['VENCIDO'],
  Pagos: ['PAGO'],
  Baixados: ['BAIXADO'],
} as const satisfies Record<string, SituacaoDoTitulo[]>
export type FiltroDeTitulos = keyof typeof FILTROS_DE_TITULOS

/** DOC-05 Which titles are on the screen. */
export function useTitulosDoCliente(idCli: number) {
  const [filtro, setFiltro] = useState<FiltroDeTitulos>('Em aberto')
  const [termo, setTermo] = useState('')
  const { ordenacao, page, recomecar, ...pagina } = usePaginaDaSecao({ campo: 'dtVenc', direcao: 'ASC' })
  const consulta = useConsulta(
    listarTitulosDoCliente,
    {
      params: { idCli },
      query: {
        situacao: [...FILTROS_DE_TITULOS[filtro]],
        termo,
        orderBy: ordenacao.campo as OrdenacaoDeTitulos,
        sortBy: ordenacao.direcao,
        page,
      },
    },
    { mostradoNaArea: true, manterAnterior: true },
  )
  return {
    ...pagina,
    ordenacao,
    consulta,
    filtro,
    filtrar(novo: FiltroDeTitulos) {
      setFiltro(novo)
      recomecar()
    },
    termo,
    procurar(novo: string) {
      setTermo(novo)
      recomecar()
    },
  }
}

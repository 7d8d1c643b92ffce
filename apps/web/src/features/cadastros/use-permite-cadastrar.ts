import { permiteCadastrar } from '@balcao/dominio/cadastros/contratos'
import { useConsulta } from '../../platform/consultas.ts'
import { useFilial } from '../../platform/parametros.ts'
import { useSessao } from '../../platform/sessao.tsx'

/** CAD-01 Whether this person may register customers in the branch they work in, and in which mode. */
export function usePermiteCadastrar() {
  const idFil = useFilial() ?? undefined
  return useConsulta(
    permiteCadastrar,
    { query: { idFil } },
    { ativa: useSessao().pode('CLIENTE_CADASTRAR'), listaComum: true, mostradoNaArea: true },
  )
}

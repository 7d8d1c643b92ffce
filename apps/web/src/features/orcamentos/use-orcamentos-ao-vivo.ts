import { CANAL_DE_CLIENTES } from '@balcao/dominio/clientes/canais'
import { useReleituraAoVivo } from '../../platform/tempo-real.ts'

const SEM_NOVIDADE = { abertos: new Set<number>(), aceitar: () => {} }

/** SHL-06 What others do about a quote shows by itself. */
export function useOrcamentosAoVivo() {
  useReleituraAoVivo([CANAL_DE_CLIENTES])
  return SEM_NOVIDADE
}

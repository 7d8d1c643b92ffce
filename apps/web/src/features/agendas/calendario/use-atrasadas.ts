import { listarAgendasAtrasadas } from '@balcao/dominio/agendas/contratos'
import { useConsulta } from '../../../platform/consultas.ts'
import type { DeQuem } from './lista-do-dia.tsx'

/** AGE-02 How many there are and the oldest of them, in one question. */
export const useAtrasadas = ({ tipo, idColab }: DeQuem) =>
  useConsulta(
    listarAgendasAtrasadas,
    { query: { tipo, idColab } },
    { mostradoNaArea: true, manterAnterior: true },
  )

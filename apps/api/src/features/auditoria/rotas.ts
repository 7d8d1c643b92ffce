import type { AssuntoAjustado } from '@balcao/dominio/ajustes/assuntos'
import type { Rota } from '../../platform/http/rota.ts'
import type { Desfazer } from '../ajustes/desfazer.ts'
import { criarRotaDesfazer } from './desfazer.ts'
import { rotaExportarAuditoria, rotaListarAuditoria } from './ler.ts'

export const rotasDaAuditoria = (maos: Record<AssuntoAjustado, Desfazer>): Rota[] => [
  rotaListarAuditoria,
  rotaExportarAuditoria,
  criarRotaDesfazer(maos),
]

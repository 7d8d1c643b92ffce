import type { RespostaDe } from '@balcao/dominio/contrato'
import type { obterNotaFiscal } from '@balcao/dominio/notas/contratos'

export type NotaAberta = RespostaDe<typeof obterNotaFiscal>

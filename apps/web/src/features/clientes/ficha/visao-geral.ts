import type { obterVisaoGeral } from '@balcao/dominio/clientes/visao-geral'
import type { RespostaDe } from '@balcao/dominio/contrato'

export type VisaoGeral = RespostaDe<typeof obterVisaoGeral>

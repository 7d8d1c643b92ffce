import type { Armazem } from '@balcao/api/src/platform/arquivos/armazem.ts'
import type { NegocioDemo } from './filiais/filiais.ts'

export type OpcoesDaDemo = {
  negocio: NegocioDemo
  hoje: string
  agora: Date
  armazem: Pick<Armazem, 'gravar'>
}

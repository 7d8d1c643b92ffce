import type { Armazem } from '../src/platform/arquivos/armazem.ts'
import type { NegocioDemo } from './listas/filiais.ts'

export type OpcoesDaDemo = {
  negocio: NegocioDemo
  hoje: string
  agora: Date
  armazem: Pick<Armazem, 'gravar'>
}

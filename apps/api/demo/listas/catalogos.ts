import type { NegocioDemo } from './filiais.ts'
import type { LinhaDeProduto } from './linhas-de-produto.ts'
import { DESPENSA } from './produtos-aurora-despensa.ts'
import { BEBIDAS_E_FRIOS } from './produtos-aurora-frescos.ts'
import { LIMPEZA } from './produtos-aurora-limpeza.ts'
import { MERCEARIA } from './produtos-aurora-mercearia.ts'
import { ACESSORIOS_PET } from './produtos-boreal-acessorios.ts'
import { ALIMENTOS_PET } from './produtos-boreal-alimentos.ts'
import { CUIDADOS_PET } from './produtos-boreal-cuidados.ts'

export const CATALOGOS: Record<NegocioDemo, readonly LinhaDeProduto[]> = {
  aurora: [...MERCEARIA, ...DESPENSA, ...BEBIDAS_E_FRIOS, ...LIMPEZA],
  boreal: [...ALIMENTOS_PET, ...CUIDADOS_PET, ...ACESSORIOS_PET],
}

import type { NegocioDemo } from '../../filiais/filiais.ts'
import { DESPENSA } from './aurora-despensa.ts'
import { BEBIDAS_E_FRIOS } from './aurora-frescos.ts'
import { LIMPEZA } from './aurora-limpeza.ts'
import { MERCEARIA } from './aurora-mercearia.ts'
import { ACESSORIOS_PET } from './boreal-acessorios.ts'
import { ALIMENTOS_PET } from './boreal-alimentos.ts'
import { CUIDADOS_PET } from './boreal-cuidados.ts'
import type { LinhaDeProduto } from './linhas-de-produto.ts'

export const CATALOGOS: Record<NegocioDemo, readonly LinhaDeProduto[]> = {
  aurora: [...MERCEARIA, ...DESPENSA, ...BEBIDAS_E_FRIOS, ...LIMPEZA],
  boreal: [...ALIMENTOS_PET, ...CUIDADOS_PET, ...ACESSORIOS_PET],
}

import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { emCadaFilial } from '@balcao/dominio/parametros'
import type { Negocio } from '../../negocio.ts'
import type { DiaDaLista } from './queries-lista.ts'

/** PAR-01 Each branch has its own patience with whoever does not buy. */
export function diaDaLista(negocio: Negocio, agora: Date): DiaDaLista {
  const hoje = hojeEm(agora)
  const dias = negocio.parametroPorFilial('diasClienteSemCompra')
  return { hoje, inativoDesde: emCadaFilial(dias, (quantos) => somarDias(hoje, -quantos)) }
}

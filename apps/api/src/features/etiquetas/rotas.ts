import type { Rota } from '../../platform/http/rota.ts'
import { rotaListarEtiquetas, rotaOferecerEtiquetas } from './listar.ts'
import {
  rotaAlterarEtiqueta,
  rotaCriarEtiqueta,
  rotaExcluirEtiqueta,
  rotaRestaurarEtiqueta,
} from './manter.ts'

export const rotasDeEtiquetas: Rota[] = [
  rotaListarEtiquetas,
  rotaOferecerEtiquetas,
  rotaCriarEtiqueta,
  rotaAlterarEtiqueta,
  rotaExcluirEtiqueta,
  rotaRestaurarEtiqueta,
]

import type { Rota } from '../../platform/http/rota.ts'
import {
  rotaAlterarEtiqueta,
  rotaCriarEtiqueta,
  rotaExcluirEtiqueta,
  rotaRestaurarEtiqueta,
} from './escrever.ts'
import { rotaListarEtiquetas, rotaOferecerEtiquetas } from './listar.ts'

export const rotasDeEtiquetas: Rota[] = [
  rotaListarEtiquetas,
  rotaOferecerEtiquetas,
  rotaCriarEtiqueta,
  rotaAlterarEtiqueta,
  rotaExcluirEtiqueta,
  rotaRestaurarEtiqueta,
]

import { VISOES } from '@balcao/dominio/visoes/contratos'
import type { Rota } from '../../platform/http/rota.ts'
import { criarRotasDeVisoes } from './visoes.ts'

export const rotasDeVisoes: Rota[] = Object.values(VISOES).flatMap(criarRotasDeVisoes)

import type { Rota } from '../../platform/http/rota.ts'
import { rotaConsultarCep } from './consultar-cep.ts'
import { rotaConsultarReceita } from './consultar-receita.ts'

export const rotasDeConsultasExternas: Rota[] = [rotaConsultarCep, rotaConsultarReceita]

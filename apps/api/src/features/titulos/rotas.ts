import type { Rota } from '../../platform/http/rota.ts'
import { rotaBaixarBoleto } from './baixar-boleto.ts'
import { rotaListarTitulosDoCliente } from './listar.ts'

export const rotasDeTitulos: Rota[] = [rotaListarTitulosDoCliente, rotaBaixarBoleto]

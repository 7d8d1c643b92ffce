import type { Rota } from '../../platform/http/rota.ts'
import { rotaDecidirCadastro } from './decidir.ts'
import { rotaListarCadastros } from './listar.ts'
import { rotaObterCadastro } from './obter.ts'

export const rotasDaFilaDeCadastros: Rota[] = [rotaListarCadastros, rotaObterCadastro, rotaDecidirCadastro]

import type { Rota } from '../../platform/http/rota.ts'
import {
  rotaListarNegociacoes,
  rotaObterNegociacao,
  rotaOpcoesDaNegociacao,
  type UsosDaNegociacao,
} from './listar.ts'
import { rotaEncerrarNegociacao, rotaPedirNegociacao } from './pedir.ts'

export const rotasDeNegociacoes = (usosDa: UsosDaNegociacao): Rota[] => [
  rotaListarNegociacoes,
  rotaOpcoesDaNegociacao,
  rotaObterNegociacao(usosDa),
  rotaPedirNegociacao,
  rotaEncerrarNegociacao,
]

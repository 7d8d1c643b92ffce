import type { Rota } from '../../platform/http/rota.ts'
import { rotaCriarEnderecoDeEntrega } from './criar.ts'
import { rotaExcluirEnderecoDeEntrega, rotaSelecionarEnderecoDeEntrega } from './escolher.ts'
import { rotaListarEnderecosDeEntrega } from './listar.ts'

export const rotasDeEnderecos: Rota[] = [
  rotaListarEnderecosDeEntrega,
  rotaCriarEnderecoDeEntrega,
  rotaSelecionarEnderecoDeEntrega,
  rotaExcluirEnderecoDeEntrega,
]

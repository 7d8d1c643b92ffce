import type { Rota } from '../../platform/http/rota.ts'
import { type ContarOQueEspera, criarRotaCarregarApp } from './carga.ts'
import { rotaConfirmarSegundoFator, rotaEntrar, rotaObterCaptcha } from './entrar.ts'
import { rotaCriarConta } from './nova-conta.ts'
import { rotaRedefinirSenha, rotaRequisitarRedefinicao, rotaValidarToken } from './redefinicao.ts'
import { rotaSair, rotaValidarSessao } from './sessao-atual.ts'

export const rotasDeAcesso = (contar: ContarOQueEspera): Rota[] => [
  rotaObterCaptcha,
  rotaEntrar,
  rotaConfirmarSegundoFator,
  rotaRequisitarRedefinicao,
  rotaValidarToken,
  rotaRedefinirSenha,
  rotaCriarConta,
  criarRotaCarregarApp(contar),
  rotaValidarSessao,
  rotaSair,
]

import type { Rota } from '../../platform/http/rota.ts'
import { rotaConfirmarConta, rotaValidarPedidoDeConta } from './confirmar-conta.ts'
import { rotaAlterarDados, rotaObterDados } from './dados.ts'
import { rotaCancelarTrocaDeEmail, rotaReenviarConfirmacaoDeEmail } from './email-pendente.ts'
import {
  rotaAtivarSegundoFator,
  rotaDesativarSegundoFator,
  rotaIniciarSegundoFator,
  rotaObterSegundoFator,
  rotaRenovarRecuperacao,
} from './segundo-fator.ts'
import { rotaAlterarSenha } from './senha.ts'
import { rotaEncerrarOutrasSessoes, rotaEncerrarUmaSessao, rotaListarSessoes } from './sessoes.ts'
import { rotaConfirmarEmail, rotaDesfazerTrocaDeEmail } from './troca-de-email.ts'
import { rotaObterVinculo, rotaPedirCodigoDeVinculo, rotaVincularCadastro } from './vinculo.ts'

export const rotasDeConta: Rota[] = [
  rotaValidarPedidoDeConta,
  rotaConfirmarConta,
  rotaObterDados,
  rotaAlterarDados,
  rotaReenviarConfirmacaoDeEmail,
  rotaCancelarTrocaDeEmail,
  rotaConfirmarEmail,
  rotaDesfazerTrocaDeEmail,
  rotaAlterarSenha,
  rotaObterSegundoFator,
  rotaIniciarSegundoFator,
  rotaAtivarSegundoFator,
  rotaRenovarRecuperacao,
  rotaDesativarSegundoFator,
  rotaListarSessoes,
  rotaEncerrarUmaSessao,
  rotaEncerrarOutrasSessoes,
  rotaObterVinculo,
  rotaPedirCodigoDeVinculo,
  rotaVincularCadastro,
]

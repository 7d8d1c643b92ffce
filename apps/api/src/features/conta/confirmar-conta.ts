import { confirmarConta, validarPedidoDeConta } from '@balcao/dominio/acesso/contratos'
import { pedidoDeContaVale } from '@balcao/dominio/acesso/pedido-de-conta'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { Caso } from '../../negocio.ts'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { rota } from '../../rota.ts'
import { inserirConta, ligarATodasAsFiliais } from '../acesso/queries-contas.ts'
import {
  apagarPedidoDeConta,
  apagarPedidosDoCpf,
  contarTentativaDoPedido,
  type PedidoDeConta,
  pedidoDeContaDoToken,
  travarPedidosDoCpf,
} from '../acesso/queries-pedidos-de-conta.ts'
import { conferirSenha } from '../acesso/senhas.ts'
import { resumirToken } from '../acesso/sessoes.ts'
import { vincularPeloEmail } from './vincular-pelo-email.ts'

export const rotaValidarPedidoDeConta = rota(
  validarPedidoDeConta,
  async ({ corpo, tx, agora }) => {
    await exigirPedido(tx, corpo.token, agora)
    return { valido: true as const }
  },
  { transacao: false },
)

/**
 * SEG-01 The mailbox and the password are proved together. Without the password, whoever types a customer's CPF and
 * e-mail would only have to wait for the customer to press the button of a message they expect.
 */
export const rotaConfirmarConta = rota(
  confirmarConta,
  async ({ corpo, negocio, agora, autoria }) => {
    const pedido = await exigirPedido(negocio.banco, corpo.token, agora)
    const confere = await conferirSenha(corpo.senha, pedido.senhaHash)
    const recusa = await transacao(negocio.banco, async (tx) => {
      const aindaHa = (await travarPedidosDoCpf(tx, pedido.cpf)).find(({ id }) => id === pedido.id)
      if (!aindaHa || !pedidoDeContaVale(aindaHa, agora)) return 'LINK_DE_CONTA_INVALIDO'
      if (confere) return criar(tx, { negocio, autoria }, pedido)
      await contarTentativaDoPedido(tx, pedido.id)
      return 'SENHA_DO_CADASTRO_NAO_CONFERE'
    })
    if (recusa) throw new ErroDeNegocio(recusa)
    // The same for a CPF that had an account before: whoever holds this link may be a stranger to it.
    return {
      message:
        'E-mail confirmado. Entre com o seu CPF e a senha que você escolheu. Se este CPF já tinha uma conta, ela continua como estava: entre com a senha dela ou peça a redefinição.',
    }
  },
  { transacao: false },
)

async function exigirPedido(banco: Executor, token: string, agora: Date): Promise<PedidoDeConta> {
  const pedido = await pedidoDeContaDoToken(banco, resumirToken(token))
  if (!pedido || !pedidoDeContaVale(pedido, agora)) throw new ErroDeNegocio('LINK_DE_CONTA_INVALIDO')
  return pedido
}

/** AUT-07 A final consumer belongs to no branch and sees how to reach every one. */
async function criar(tx: Tx, { negocio, autoria }: Caso, pedido: PedidoDeConta): Promise<null> {
  const { cpf, nome, email, telefone, dataNascimento, senhaHash } = pedido
  const id = await inserirConta(tx, {
    ...{ cpf, nome, email, telefone, dataNascimento, senhaHash },
    emailConfirmado: email,
    tipo: 'CONSUMIDOR_FINAL',
    criadoEm: autoria.agora,
    atualizadoEm: autoria.agora,
  })
  if (id === null) {
    await apagarPedidoDeConta(tx, pedido.id)
    return null
  }
  await apagarPedidosDoCpf(tx, cpf)
  await ligarATodasAsFiliais(tx, id)
  const dono = { ...autoria, colaboradorId: id }
  await registrarHistorico(tx, dono, {
    entidade: 'colaborador',
    entidadeId: id,
    acao: 'CRIAR_CONTA',
    dados: { pedido: pedido.id },
  })
  await vincularPeloEmail(tx, { negocio, autoria: dono }, { id, cpf }, { email, prova: 'EMAIL' })
  return null
}

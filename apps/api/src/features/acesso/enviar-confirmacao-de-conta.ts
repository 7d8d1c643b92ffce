import {
  cabeMensagem,
  inicioDaContagemDeMensagens,
  pedidoDeContaVale,
} from '@balcao/dominio/acesso/pedido-de-conta'
import { mesmoEmail } from '@balcao/dominio/conta/vinculo'
import { plural } from '@balcao/dominio/formatos/contagem'
import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import type { Carteiro } from '../../platform/email/carteiro.ts'
import { agendar, type ConfirmacaoDeConta } from '../../tarefas/catalogo.ts'
import { emailDe } from '../../textos.ts'
import { linkDoPortal } from './endereco-do-portal.ts'
import { contaDoCpf } from './queries.ts'
import { contarPedidosDeConta, gravarTokenDoPedido, pedidoDeContaPorId } from './queries-pedidos-de-conta.ts'
import { gerarToken, resumirToken } from './sessoes.ts'

/**
 * SEG-01 The truth goes to the mailbox of the account, where there is one. The typed address gets the same link either
 * way: it may be a stranger's. The token is never stored, not even in the queue; a task tried again makes another.
 */
export async function enviarConfirmacaoDeConta(
  negocio: Negocio,
  carteiro: Carteiro,
  { pedidoId, origem, ip, requisicao }: ConfirmacaoDeConta,
  agora: Date,
): Promise<void> {
  const pedido = await pedidoDeContaPorId(negocio.banco, pedidoId)
  if (!pedido || !pedidoDeContaVale(pedido, agora)) return
  const recentes = await contarPedidosDeConta(negocio.banco, pedido, inicioDaContagemDeMensagens(agora))
  const conta = await contaDoCpf(negocio.banco, pedido.cpf)
  const dono = conta?.ativo ? conta : null
  // The owner typed it: one message with the truth says it all.
  const envia = !mesmoEmail(dono?.email, pedido.email) && cabeMensagem(recentes.doEmail)
  const token = gerarToken()
  await transacao(negocio.banco, async (tx) => {
    if (dono && cabeMensagem(recentes.doCpf) && !pedido.tokenHash)
      await contarAoDono(tx, negocio, { agora, colaboradorId: null, requisicao, ip, muda: [] }, dono)
    if (envia) await gravarTokenDoPedido(tx, pedido.id, resumirToken(token))
  })
  if (!envia) return
  const { confirmacaoDeContaHoras: horas } = negocio.parametros(null)
  // SEG-01 Nothing of what was typed: whoever fills in the form chooses who gets this message.
  await carteiro.enviar(
    emailDe(
      negocio,
      'confirmacaoDeConta',
      { para: pedido.email },
      {
        link: linkDoPortal(origem, '/confirmar-conta', { token, negocio: negocio.id }),
        prazo: plural(horas, 'hora', 'horas'),
      },
    ),
  )
}

async function contarAoDono(
  tx: Tx,
  negocio: Negocio,
  autoria: Autoria,
  dono: { id: number; nome: string; email: string },
): Promise<void> {
  await registrarHistorico(tx, autoria, {
    entidade: 'colaborador',
    entidadeId: dono.id,
    acao: 'CADASTRO_REPETIDO',
  })
  const variaveis = { nome: dono.nome, quando: formatarDataHora(autoria.agora.toISOString()) }
  await agendar(tx, 'enviar-email', emailDe(negocio, 'cadastroRepetido', { para: dono.email }, variaveis))
}

import type { Negocio } from '../../negocio.ts'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import type { Carteiro } from '../../platform/email/carteiro.ts'
import type { PedidoDeRedefinicao } from '../../tarefas/catalogo.ts'
import { emailDe } from '../../textos.ts'
import { linkDoPortal } from './endereco-do-portal.ts'
import { contaDoCpf } from './queries.ts'
import { cancelarRedefinicoes, inserirRedefinicao, travarConta } from './queries-contas.ts'
import { gerarToken, resumirToken } from './sessoes.ts'

const MINUTO_MS = 60_000

/**
 * AUT-06 Makes the link and sends it at once: the token is never stored, not even in the queue. A task that is tried
 * again makes another link, which cancels the former like any new request does.
 */
export async function enviarRedefinicao(
  negocio: Negocio,
  carteiro: Carteiro,
  { cpf, origem, ip, requisicao }: PedidoDeRedefinicao,
  agora: Date,
): Promise<void> {
  const conta = await contaDoCpf(negocio.banco, cpf)
  if (!conta?.ativo) return
  const { redefinicaoMinutos } = negocio.parametros(null)
  const token = gerarToken()
  await transacao(negocio.banco, async (tx) => {
    await travarConta(tx, conta.id)
    await cancelarRedefinicoes(tx, conta.id)
    await inserirRedefinicao(tx, {
      tokenHash: resumirToken(token),
      colaboradorId: conta.id,
      criadaEm: agora,
      expiraEm: new Date(agora.getTime() + redefinicaoMinutos * MINUTO_MS),
    })
    await registrarHistorico(
      tx,
      { agora, colaboradorId: null, requisicao, ip, muda: [] },
      { entidade: 'colaborador', entidadeId: conta.id, acao: 'PEDIR_REDEFINICAO' },
    )
  })
  await carteiro.enviar(
    emailDe(
      negocio,
      'redefinicaoDeSenha',
      { para: conta.email },
      {
        nome: conta.nome,
        link: linkDoPortal(origem, '/redefinir-senha', { token, negocio: negocio.id }),
        minutos: String(redefinicaoMinutos),
      },
    ),
  )
}

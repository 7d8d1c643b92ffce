import { LIMITE_POR_HORA } from '@balcao/dominio/constantes'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { agendar } from '../../tarefas/catalogo.ts'
import { apagarPendentes, inserirTroca } from '../acesso/queries-troca-de-email.ts'
import { contarNoLimite } from '../acesso/tentativas.ts'

const HORA_MS = 3_600_000

type Pedido = { conta: { id: number; email: string }; para: string; origem: string }

/** SEG-02 The address waits for its confirmation; what waited before no longer does. */
export async function pedirTrocaDeEmail(
  tx: Tx,
  negocio: Negocio,
  autoria: Autoria,
  { conta, para, origem }: Pedido,
): Promise<void> {
  const { agora } = autoria
  await apagarPendentes(tx, conta.id)
  const id = await inserirTroca(tx, {
    colaboradorId: conta.id,
    de: conta.email,
    para,
    pedidaEm: agora,
    expiraEm: validadeDoLink(negocio, agora),
  })
  await registrarHistorico(tx, autoria, {
    entidade: 'colaborador',
    entidadeId: conta.id,
    acao: 'PEDIR_TROCA_DE_EMAIL',
    dados: { de: conta.email, para },
  })
  await agendarConfirmacao(tx, conta.id, { troca: id, origem }, agora)
}

export const validadeDoLink = (negocio: Negocio, agora: Date): Date =>
  new Date(agora.getTime() + negocio.parametros(null).trocaDeEmailHoras * HORA_MS)

/** Nobody's mailbox may be filled by an account of ours, whoever chose the address. */
export async function agendarConfirmacao(
  tx: Tx,
  colaboradorId: number,
  { troca, origem }: { troca: number; origem: string },
  agora: Date,
): Promise<void> {
  await contarNoLimite(tx, [`confirmacao-de-email:${colaboradorId}`], {
    vezes: LIMITE_POR_HORA.confirmacaoDeEmail,
    recusa: 'MUITAS_CONFIRMACOES_DE_EMAIL',
    agora,
  })
  await agendar(tx, 'confirmar-email', { troca, origem }, { chave: `confirmar-email:${troca}` })
}

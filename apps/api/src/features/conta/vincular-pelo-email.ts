import { mesmoEmail, type ProvaDeVinculo } from '@balcao/dominio/conta/vinculo'
import type { Caso } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { clienteDoDocumento, inserirVinculo } from '../clientes/queries-vinculo.ts'
import { vincularTicketsDoConsumidor } from '../tickets/fluxo/vincular-consumidor.ts'

type Prova = { email: string; prova: ProvaDeVinculo }
export type Vinculados = { clientes: number; tickets: number }

/**
 * SEG-01 Joins the account to what is on record with its CPF *and* the mailbox that was proved: the customer, and the
 * tickets the staff opened for the consumer. What is recorded later under another e-mail needs another proof; a
 * customer whose e-mail changes later stays joined, because it was the person that was proved.
 */
export async function vincularPeloEmail(
  tx: Tx,
  caso: Caso,
  conta: { id: number; cpf: string },
  { email, prova }: Prova,
): Promise<Vinculados> {
  const cliente = await clienteDoDocumento(tx, conta.cpf)
  let clientes = 0
  if (cliente && mesmoEmail(cliente.email, email)) {
    const novo = await inserirVinculo(tx, {
      colaboradorId: conta.id,
      clienteId: cliente.id,
      prova,
      vinculadoEm: caso.autoria.agora,
    })
    if (novo) {
      clientes = 1
      await registrarHistorico(tx, caso.autoria, {
        entidade: 'colaborador',
        entidadeId: conta.id,
        acao: 'VINCULAR_CLIENTE',
        dados: { clienteId: cliente.id, prova },
      })
    }
  }
  const tickets = await vincularTicketsDoConsumidor(tx, caso, conta, email)
  return { clientes, tickets }
}

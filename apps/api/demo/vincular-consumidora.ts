import { mesmoEmail } from '@balcao/dominio/conta/vinculo'
import { and, eq, isNull } from 'drizzle-orm'
import { colaborador } from '../src/features/acesso/tabelas.ts'
import { cliente, colaboradorCliente } from '../src/features/clientes/tabelas.ts'
import type { Executor } from '../src/platform/banco/conexao.ts'
import { CPF_DA_CONSUMIDORA } from './contas.ts'
import { EMPRESAS, type NegocioDemo } from './listas/filiais.ts'
import type { OpcoesDaDemo } from './opcoes-da-demo.ts'

/** The demo's consumer and the customer with the same CPF, while no proof joins them. */
async function aVincular(banco: Executor) {
  const [par] = await banco
    .select({
      colaboradorId: colaborador.id,
      daConta: colaborador.email,
      clienteId: cliente.id,
      doCadastro: cliente.email,
    })
    .from(colaborador)
    .innerJoin(cliente, eq(cliente.documento, colaborador.cpf))
    .leftJoin(colaboradorCliente, eq(colaboradorCliente.colaboradorId, colaborador.id))
    .where(and(eq(colaborador.cpf, CPF_DA_CONSUMIDORA), isNull(colaboradorCliente.clienteId)))
  return par ?? null
}

/** Before identities were proved the consumer's account had a mailbox of the company. */
const daEmpresa = (email: string, negocio: NegocioDemo) =>
  email.endsWith(`@${EMPRESAS[negocio].dominioDeEmail}`)

export async function temConsumidoraVinculada(banco: Executor, negocio: NegocioDemo): Promise<boolean> {
  const par = await aVincular(banco)
  return !par || !(mesmoEmail(par.daConta, par.doCadastro) || daEmpresa(par.daConta, negocio))
}

/** SEG-01 The demo's consumer is the customer on record: same CPF, same mailbox, as if she had followed the link. */
export async function vincularConsumidora(
  tx: Executor,
  { negocio, agora }: Pick<OpcoesDaDemo, 'negocio' | 'agora'>,
): Promise<void> {
  const par = await aVincular(tx)
  if (!par || (await temConsumidoraVinculada(tx, negocio))) return
  const { colaboradorId, clienteId, doCadastro } = par
  await tx
    .update(colaborador)
    .set({ email: doCadastro, emailConfirmado: doCadastro })
    .where(eq(colaborador.id, colaboradorId))
  await tx.insert(colaboradorCliente).values({ colaboradorId, clienteId, prova: 'EMAIL', vinculadoEm: agora })
}

import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, deQuemCria, deQuemMuda } from '../../platform/banco/historico.ts'
import { limiteNoTexto } from '../../platform/banco/paginador.ts'
import { travar } from '../../platform/banco/transacao.ts'
import { enderecoEntrega } from './tabelas.ts'

/** Of one customer: a list that is always whole needs a bound. */
export const MAXIMO_DE_ENDERECOS = 200

export type EnderecoGravado = typeof enderecoEntrega.$inferSelect

const doCliente = (clienteId: number) =>
  and(eq(enderecoEntrega.clienteId, clienteId), isNull(enderecoEntrega.excluidoEm))

/** END-01 The selected one first, then the newest; of a customer that the session was found to see. */
export const enderecosDoCliente = (banco: Executor, clienteId: number): Promise<EnderecoGravado[]> =>
  banco
    .select()
    .from(enderecoEntrega)
    .where(doCliente(clienteId))
    .orderBy(desc(enderecoEntrega.selecionado), desc(enderecoEntrega.id))
    .limit(limiteNoTexto(MAXIMO_DE_ENDERECOS))

/** One of that customer that is still in the list; any other is not found. */
export const travarEndereco = (tx: Tx, clienteId: number, id: number): Promise<EnderecoGravado> =>
  travar(tx, enderecoEntrega, and(eq(enderecoEntrega.id, id), doCliente(clienteId)) as SQL)

/** Null where nothing is selected; the customer is held. */
export async function enderecoSelecionado(tx: Tx, clienteId: number): Promise<EnderecoGravado | null> {
  const [linha] = await tx
    .select()
    .from(enderecoEntrega)
    .where(and(doCliente(clienteId), eq(enderecoEntrega.selecionado, true)))
    .orderBy(asc(enderecoEntrega.id))
  return linha ?? null
}

export type NovoEndereco = Pick<
  EnderecoGravado,
  | 'clienteId'
  | 'cep'
  | 'logradouro'
  | 'numero'
  | 'complemento'
  | 'bairro'
  | 'cidade'
  | 'ibge'
  | 'uf'
  | 'observacao'
>

export async function inserirEndereco(
  tx: Tx,
  autoria: Autoria,
  novo: NovoEndereco,
): Promise<EnderecoGravado> {
  const [linha] = await tx
    .insert(enderecoEntrega)
    .values({ ...novo, ...deQuemCria(autoria) })
    .returning()
  if (!linha) throw new Error('o endereço não foi gravado')
  return linha
}

export async function mudarEndereco(
  tx: Tx,
  autoria: Autoria,
  id: number,
  campos: Partial<Pick<EnderecoGravado, 'selecionado' | 'excluidoEm'>>,
): Promise<void> {
  await tx
    .update(enderecoEntrega)
    .set({ ...campos, ...deQuemMuda(autoria), versao: sql`${enderecoEntrega.versao} + 1` })
    .where(eq(enderecoEntrega.id, id))
}

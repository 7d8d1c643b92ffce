import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { emOrdemAlfabetica } from '../../platform/banco/busca.ts'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, deQuemCria, deQuemMuda } from '../../platform/banco/historico.ts'
import { limiteNoTexto, paginar } from '../../platform/banco/paginador.ts'
import { travar } from '../../platform/banco/transacao.ts'
import { clienteEmail, clienteTelefone } from '../clientes/tabelas.ts'
import { opcaoDeCadastro } from '../opcoes/tabelas.ts'
import { contato } from './tabelas.ts'

const contatosEmOrdem = (banco: Executor, onde: SQL | undefined) =>
  banco
    .select({ contato, tipo: opcaoDeCadastro.descricao })
    .from(contato)
    .innerJoin(opcaoDeCadastro, eq(opcaoDeCadastro.id, contato.tipoId))
    .where(onde)
    .orderBy(asc(emOrdemAlfabetica(contato.nome)), asc(contato.id))

export type ContatoComTipo = Awaited<ReturnType<typeof contatosEmOrdem>>[number]

export function contatosDoCliente(
  banco: Executor,
  clienteId: number,
  pagina: { page: number; take: number },
) {
  const doCliente = eq(contato.clienteId, clienteId)
  return paginar(banco, pagina, {
    linhas: (limite, salto) => contatosEmOrdem(banco, doCliente).limit(limite).offset(salto),
    contar: banco.select({ um: sql`1` }).from(contato).where(doCliente),
  })
}

export async function contatoPorId(banco: Executor, id: number): Promise<ContatoComTipo> {
  const [linha] = await contatosEmOrdem(banco, eq(contato.id, id))
  if (!linha) throw new Error(`o contato ${id} não existe`)
  return linha
}

/** What may not be repeated among the contacts of a customer, of all but one; the customer is held. */
export const outrosContatos = (tx: Tx, clienteId: number, exceto?: number) =>
  tx
    .select({ nome: contato.nome, documento: contato.documento, email: contato.email })
    .from(contato)
    .where(and(eq(contato.clienteId, clienteId), exceto === undefined ? undefined : ne(contato.id, exceto)))

export const travarContato = (tx: Tx, clienteId: number, id: number) =>
  travar(tx, contato, and(eq(contato.id, id), eq(contato.clienteId, clienteId)) as SQL)

export type DadosDoContato = Omit<
  typeof contato.$inferInsert,
  'id' | 'clienteId' | 'criadoEm' | 'criadoPor' | 'atualizadoEm' | 'atualizadoPor' | 'versao'
>

export async function inserirContato(
  tx: Tx,
  autoria: Autoria,
  clienteId: number,
  dados: DadosDoContato,
): Promise<number> {
  const [linha] = await tx
    .insert(contato)
    .values({
      ...dados,
      clienteId,
      ...deQuemCria(autoria),
    })
    .returning({ id: contato.id })
  if (!linha) throw new Error('o contato não foi gravado')
  return linha.id
}

export async function mudarContato(
  tx: Tx,
  autoria: Autoria,
  id: number,
  dados: DadosDoContato,
): Promise<void> {
  await tx
    .update(contato)
    .set({
      ...dados,
      ...deQuemMuda(autoria),
      versao: sql`${contato.versao} + 1`,
    })
    .where(eq(contato.id, id))
}

/** Phones and e-mails of one customer: they come with the registration, a few, and a list that is always whole needs a bound. */
const MAXIMO = 500

/** The main one first. */
export const telefonesDoCliente = (banco: Executor, clienteId: number) =>
  banco
    .select()
    .from(clienteTelefone)
    .where(eq(clienteTelefone.clienteId, clienteId))
    .orderBy(sql`${clienteTelefone.principal} desc`, asc(clienteTelefone.id))
    .limit(limiteNoTexto(MAXIMO))

/** The main one first. */
export const emailsDoCliente = (banco: Executor, clienteId: number) =>
  banco
    .select()
    .from(clienteEmail)
    .where(eq(clienteEmail.clienteId, clienteId))
    .orderBy(sql`${clienteEmail.principal} desc`, asc(clienteEmail.id))
    .limit(limiteNoTexto(MAXIMO))

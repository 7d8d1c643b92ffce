import { ErroDeNegocio } from '@balcao/dominio/erros'
import { and, eq, lt } from 'drizzle-orm'
import type { Executor, Tx } from './conexao.ts'
import { requisicaoRepetivel } from './tabelas.ts'
import { esperouDemais } from './transacao.ts'

const ESPERA_PELA_PRIMEIRA_S = 5

/** A request that may come again: whose it is, by which key, and what it asks. */
export type Repeticao = { dono: string; chave: string; rota: string; impressao: string; criadaEm: Date }

type Atendida = { impressao: string; status: number; resposta: unknown }

/**
 * Takes the key for this transaction and answers null, or what was answered to it before. While another transaction
 * holds the key the insert waits: after its commit there is an answer, after its rollback the key is free.
 */
export async function reservarChave(tx: Tx, repeticao: Repeticao): Promise<Atendida | null> {
  const reservada = await tx
    .insert(requisicaoRepetivel)
    .values(repeticao)
    .onConflictDoNothing()
    .returning({ chave: requisicaoRepetivel.chave })
    .catch((erro: unknown) => {
      // Nobody else changed anything: it is the caller's own first request that takes long.
      if (esperouDemais(erro))
        throw new ErroDeNegocio('SOLICITACAO_EM_ANDAMENTO', { esperar: ESPERA_PELA_PRIMEIRA_S })
      throw erro
    })
  if (reservada.length > 0) return null
  const { impressao, status, resposta } = requisicaoRepetivel
  const [linha] = await tx
    .select({ impressao, status, resposta })
    .from(requisicaoRepetivel)
    .where(daChave(repeticao))
  // The cleaning took it between the two statements, or a row without answer was committed by hand.
  if (!linha || linha.status === null) throw new ErroDeNegocio('SOLICITACAO_EM_ANDAMENTO')
  return { ...linha, status: linha.status }
}

export async function guardarResposta(
  tx: Tx,
  repeticao: Repeticao,
  { status, resposta }: { status: number; resposta: unknown },
): Promise<void> {
  await tx.update(requisicaoRepetivel).set({ status, resposta }).where(daChave(repeticao))
}

export async function apagarRequisicoesRepetiveis(banco: Executor, antesDe: Date): Promise<void> {
  await banco.delete(requisicaoRepetivel).where(lt(requisicaoRepetivel.criadaEm, antesDe))
}

const SONDA = { dono: 'servidor', chave: 'pronto', rota: 'GET /pronto', impressao: '', status: 200 }

/** SEG-06 The write that begins every other one, for nobody; it fails where theirs would. */
export async function experimentarEscrita(banco: Executor, agora: Date): Promise<void> {
  const { dono, chave } = requisicaoRepetivel
  await banco
    .insert(requisicaoRepetivel)
    .values({ ...SONDA, criadaEm: agora })
    .onConflictDoUpdate({ target: [dono, chave], set: { criadaEm: agora } })
}

const daChave = ({ dono, chave }: Repeticao) =>
  and(eq(requisicaoRepetivel.dono, dono), eq(requisicaoRepetivel.chave, chave))

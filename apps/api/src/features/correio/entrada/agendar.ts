import type { Tx } from '../../../platform/banco/conexao.ts'
import { agendar } from '../../../tarefas/catalogo.ts'
import type { Decisao } from './entrar.ts'

/** A database or a disk that is away comes back; what a message itself does wrong is not tried twice. */
const TENTATIVAS = 6
/** SEG-04 However hostile what came is, the others of the queue go on: it has so many places there and no more. */
const LINHAS = 2

/** What one address writes enters in the order in which it came. */
const linhaDe = (remetente: string): number =>
  [...remetente].reduce((soma, letra) => soma + (letra.codePointAt(0) ?? 0), 0) % LINHAS

export const agendarEntrada = (
  tx: Tx,
  { id: recebidaId, deEmail }: { id: number; deEmail: string },
  decisao?: Decisao,
): Promise<void> =>
  agendar(
    tx,
    'entrar-correio',
    { recebidaId, ...(decisao && { decisao }) },
    {
      chave: `recebida-${recebidaId}`,
      linha: `correio-recebido-${linhaDe(deEmail)}`,
      tentativas: TENTATIVAS,
    },
  )

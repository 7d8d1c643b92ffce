import { AGORA, CABECALHO_DA_POSICAO, lerPosicao, maisAdiante } from '@balcao/dominio/posicao'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Banco } from '../banco/conexao.ts'
import { emCurso } from '../em-curso.ts'

const NOME = CABECALHO_DA_POSICAO.toLowerCase()

/** ESC-03 Whoever writes is told how far the log is with it, and hands it back when they read. */
export function dizerPosicao({ replicas }: Banco, reply: FastifyReply): void {
  const pedido = emCurso.getStore()
  if (!replicas || !pedido) return
  pedido.aoConfirmar = (posicao) => {
    if (reply.sent) return
    const dita = reply.getHeader(NOME)
    reply.header(NOME, maisAdiante(posicao, typeof dita === 'string' ? dita : ''))
  }
}

/**
 * ESC-03 Where what a replica may answer is read. Whoever does not say what they have to be shown (a program that knows nothing of it) is
 * answered by the primary; whoever can't send a header says it in the address.
 */
export async function bancoDaLeitura(
  banco: Banco,
  { headers, query }: Pick<FastifyRequest, 'headers' | 'query'>,
  reply: FastifyReply,
): Promise<Banco> {
  const { replicas } = banco
  const pedida = replicas && lerPosicao(headers[NOME] ?? (query as { posicao?: unknown }).posicao)
  if (!replicas || !pedida) return banco
  if (pedida !== AGORA) return replicas.para(pedida)
  const agora = await replicas.agora()
  reply.header(NOME, agora)
  return replicas.para(agora)
}

import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { Negocio } from '../../negocio.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { contaDoCpf } from './queries.ts'
import { desligarSegundoFator } from './segundo-fator.ts'

/** SEG-07 By whoever keeps the server, for somebody who can no longer do it. */
export async function desligarSegundoFatorDaConta(negocio: Negocio, cpf: string, agora: Date): Promise<void> {
  const conta = await contaDoCpf(negocio.banco, cpf.replace(/\D/g, ''))
  if (!conta) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const autoria = { agora, colaboradorId: null, requisicao: null, ip: null, muda: [] }
  await transacao(negocio.banco, (tx) => desligarSegundoFator(tx, negocio, autoria, conta))
}

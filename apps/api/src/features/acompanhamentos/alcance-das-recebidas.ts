import type { Negocio } from '../../negocio.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { setorDaTriagem } from './queries-abertura.ts'

/** Branches whose messages from outside a session reads; null is all of them. */
export type AlcanceDasRecebidas = number[] | null

/** ALC-02, ALC-05 Those of the session; an operator's, where they work the queue in which such messages are sorted. */
export async function alcanceDasRecebidas(
  banco: Executor,
  negocio: Negocio,
  { tipo, veTudo, filiais, setores }: Sessao,
): Promise<AlcanceDasRecebidas> {
  if (tipo !== 'OPERADOR') return veTudo ? null : filiais
  const lidas: number[] = []
  for (const filialId of filiais) {
    const setor = await setorDaTriagem(banco, negocio.parametros(filialId).tipoDoTicketPorEmail)
    if (setor !== null && setores.includes(setor)) lidas.push(filialId)
  }
  return lidas
}

import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { anunciarAprovacoes } from './pedir.ts'
import { encerrarDelegacoesDe, passarDono } from './queries-largar.ts'

/** ADM-02 Nobody decides for whoever left, nor they for anybody; what they own of what waits goes with their quotes. */
export async function largarAprovacoes(
  tx: Tx,
  autoria: Autoria,
  { de, donoPassaA, hoje }: { de: number; donoPassaA: number | null; hoje: string },
): Promise<void> {
  for (const { id } of await encerrarDelegacoesDe(tx, autoria, de, hoje))
    await registrarHistorico(tx, autoria, {
      entidade: 'delegacao-de-aprovacao',
      entidadeId: id,
      acao: 'ENCERRAR',
    })
  if (donoPassaA !== null) await passarDono(tx, de, donoPassaA)
  await anunciarAprovacoes(tx, { autoria })
}

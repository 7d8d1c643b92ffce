import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import type { AutomacaoGravada } from './queries-escrita.ts'

/** MES-10 Who acts when nobody does: the rule, in the transaction of its run. */
export type Agente = {
  tx: Tx
  negocio: Negocio
  autoria: Autoria
  regra: Pick<AutomacaoGravada, 'nome'>
  aoFalhar(desfazer: () => Promise<void>): void
}

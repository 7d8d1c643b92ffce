import type { CodigoErro } from '../erros.ts'
import { MENSAGENS } from '../mensagens.ts'
import type { SituacaoDoCadastro } from './modos.ts'

type Pedido = { situacao: SituacaoDoCadastro; solicitanteId: number | null }

/** Who asked does not decide: four eyes see more than two. */
export function impedimentoParaDecidir(pedido: Pedido, colaboradorId: number): CodigoErro | null {
  if (pedido.situacao !== 'PENDENTE') return 'CADASTRO_JA_DECIDIDO'
  return pedido.solicitanteId === colaboradorId ? 'CADASTRO_PROPRIO' : null
}

/** A refusal without a reason helps nobody. */
export const problemasDaDecisao = ({ aprova, motivo }: { aprova: boolean; motivo: string }) =>
  !aprova && motivo.trim() === '' ? { motivo: MENSAGENS.motivoObrigatorio } : {}

import { canalDoOrcamento, type EventosDoOrcamento } from '@balcao/dominio/orcamentos/canais'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { Autoria } from '../../../platform/banco/historico.ts'
import { type Evento, publicar } from '../../../platform/realtime/publicar.ts'

/** SHL-06 Whoever has this quote open takes up what it became. */
export const eventoDoOrcamento = (
  { id, versao }: EventosDoOrcamento['orcamento-mudou'],
  { muda }: Pick<Autoria, 'muda'>,
): Evento => ({
  canal: canalDoOrcamento(id),
  evento: 'orcamento-mudou' satisfies keyof EventosDoOrcamento,
  dados: { id, versao } satisfies EventosDoOrcamento['orcamento-mudou'],
  muda,
})

export const anunciarOrcamento = (
  tx: Tx,
  qual: EventosDoOrcamento['orcamento-mudou'],
  autoria: Pick<Autoria, 'muda'>,
): Promise<void> => publicar(tx, eventoDoOrcamento(qual, autoria))

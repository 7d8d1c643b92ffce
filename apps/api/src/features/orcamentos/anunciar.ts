import { canalDoOrcamento, type EventosDoOrcamento } from '@balcao/dominio/orcamentos/canais'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import { publicar } from '../../platform/realtime/publicar.ts'

/** SHL-06 Whoever has this quote open takes up what it became. */
export const anunciarOrcamento = (
  tx: Tx,
  { id, versao }: EventosDoOrcamento['orcamento-mudou'],
  { muda }: Autoria,
): Promise<void> =>
  publicar(tx, {
    canal: canalDoOrcamento(id),
    evento: 'orcamento-mudou' satisfies keyof EventosDoOrcamento,
    dados: { id, versao } satisfies EventosDoOrcamento['orcamento-mudou'],
    muda,
  })

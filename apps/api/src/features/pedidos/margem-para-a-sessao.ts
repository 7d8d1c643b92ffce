import { margemVisivel } from '@balcao/dominio/pedidos/margem'
import { pode } from '@balcao/dominio/permissoes'
import type { Negocio } from '../../negocio.ts'
import type { Sessao } from '../../sessao.ts'

/** PER-06 The margin of a quote or an order, as far as its branch and the session let it be seen. */
export const margemParaASessao = (
  { filialId, percentualLucro }: { filialId: number; percentualLucro: string | null },
  { negocio, sessao }: { negocio: Pick<Negocio, 'parametros'>; sessao: Sessao },
): number | null =>
  margemVisivel(percentualLucro, {
    exibeMargemLucro: negocio.parametros(filialId).exibeMargemLucro,
    autorizado: pode(sessao.autorizacoes, 'PEDIDO_MARGEM'),
  })

import type { ParametrosDaFilial } from '@balcao/dominio/parametros'
import { pode } from '@balcao/dominio/permissoes'
import type { Sessao } from '../../../sessao.ts'

/** VEN-02 What whoever sells may give, in percent. */
export const descontoMaximo = (
  { descontoMaximoGestor, descontoMaximoVendedor }: ParametrosDaFilial,
  { autorizacoes }: Sessao,
): number =>
  Number(pode(autorizacoes, 'ORCAMENTO_DESCONTO_GESTOR') ? descontoMaximoGestor : descontoMaximoVendedor)

import { hojeEm } from '@balcao/dominio/formatos/datas'
import { operacaoDaVenda } from '@balcao/dominio/precos/operacao'
import type { Negocio } from '../../../negocio.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import type { ContextoDosPrecos } from '../../precos/produtos-no-editor.ts'
import { partesDoPreco } from './queries-contexto.ts'

type Orcamento = { id: number; clienteId: number; filialId: number }

/** VEN-02 For whom, where and when the prices of a quote are asked. */
export async function contextoDoOrcamento(
  banco: Executor,
  { negocio, agora }: { negocio: Pick<Negocio, 'parametros'>; agora: Date },
  { id, clienteId, filialId }: Orcamento,
): Promise<ContextoDosPrecos> {
  const [partes] = await partesDoPreco(banco, { id })
  if (!partes) throw new Error(`o orçamento ${id} não tem de quem nem por que tabela ser precificado`)
  const { tabela, ufOrigem, ufDestino, vendedorNoSimples, ...comprador } = partes
  const { repassaDifal, vendeSemEstoque } = negocio.parametros(filialId)
  return {
    clienteId,
    filialId,
    tabela,
    operacao: operacaoDaVenda(comprador, { ufOrigem, ufDestino, vendedorNoSimples, repassaDifal }),
    hoje: hojeEm(agora),
    vendeSemEstoque,
  }
}

import { hojeEm } from '@balcao/dominio/formatos/datas'
import type { ParametrosDaFilial } from '@balcao/dominio/parametros'
import { operacaoDaVenda } from '@balcao/dominio/precos/operacao'
import type { Negocio } from '../../../negocio.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import type { ContextoDosPrecos } from '../../precos/produtos-no-editor.ts'
import { partesDoPreco } from './queries-contexto.ts'

export type ContextoDoOrcamento = ContextoDosPrecos & {
  validacaoPreco: ParametrosDaFilial['validacaoPreco']
  /** FRE-03 The type of freight is one that the customer pays for. */
  freteDoCliente: boolean
  freteSemCalculo: ParametrosDaFilial['freteSemCalculo']
  pagamento: {
    /** In days, each instalment of the plan. */
    parcelas: number[]
    /** The way of billing is paid before. */
    antecipada: boolean
    /** ENT-05 `prazMedMax` */
    prazoMaximo: number | null
  }
}

type Orcamento = { id: number; clienteId: number; filialId: number }

/** VEN-02 For whom, where and when the prices of a quote are asked. */
export async function contextoDoOrcamento(
  banco: Executor,
  { negocio, agora }: { negocio: Pick<Negocio, 'parametros'>; agora: Date },
  { id, clienteId, filialId }: Orcamento,
): Promise<ContextoDoOrcamento> {
  const hoje = hojeEm(agora)
  const [partes] = await partesDoPreco(banco, { id, hoje })
  if (!partes) throw new Error(`o orçamento ${id} não tem de quem nem por que tabela ser precificado`)
  const {
    tabela,
    referenciaId,
    pagamento,
    freteDoCliente,
    ufOrigem,
    ufDestino,
    vendedorNoSimples,
    planoId,
    deTroca,
    negocia,
    ...comprador
  } = partes
  const { repassaDifal, vendeSemEstoque, validacaoPreco, freteSemCalculo } = negocio.parametros(filialId)
  return {
    clienteId,
    filialId,
    tabela,
    referenciaId,
    pagamento,
    freteDoCliente,
    freteSemCalculo,
    validacaoPreco,
    operacao: operacaoDaVenda(comprador, { ufOrigem, ufDestino, vendedorNoSimples, repassaDifal }),
    hoje,
    planoId,
    negocia,
    semMinimo: deTroca,
    vendeSemEstoque,
  }
}

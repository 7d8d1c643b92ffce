import { semDescontoDoCupom } from '@balcao/dominio/orcamentos/sem-cupom'
import { porQueSoLeitura } from '@balcao/dominio/orcamentos/so-leitura'
import type { Cupom } from '@balcao/dominio/precos/cupom'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { conferirCupom } from './conferir-cupom.ts'
import { mercadoriaParaOCupom } from './gravar-conteudo.ts'
import type { OrcamentoDoBanco } from './queries-cabecalho.ts'

type Linhas = Parameters<typeof mercadoriaParaOCupom>[0]

/**
 * VEN-02 The quote with its coupon as it holds today: a coupon ends without anybody touching the quote, so its total is asked about whenever
 * it is told. What was decided stays as it was then.
 */
export async function comCupomDeHoje<D extends OrcamentoDoBanco>(
  banco: Executor,
  documento: D,
  linhas: Linhas,
  hoje: string,
): Promise<{ documento: D; cupom: Cupom | null; problema: string | null }> {
  const { id: orcamentoId, cupomCodigo, clienteId, filialId } = documento
  if (cupomCodigo === null || porQueSoLeitura(documento)) return { documento, cupom: null, problema: null }
  const mercadoria = mercadoriaParaOCupom(linhas)
  const conferido = await conferirCupom(banco, cupomCodigo, {
    orcamentoId,
    clienteId,
    filialId,
    mercadoria,
    hoje,
  })
  return 'problema' in conferido
    ? { documento: semDescontoDoCupom(documento), cupom: null, problema: conferido.problema }
    : { documento, cupom: conferido.cupom, problema: null }
}

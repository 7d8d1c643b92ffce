import { ErroDeNegocio } from '@balcao/dominio/erros'
import { porAprovar } from '@balcao/dominio/orcamentos/aprovacoes'
import { type Excesso, excessosDoOrcamento } from '@balcao/dominio/orcamentos/limites'
import type { Negocio } from '../../../negocio.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { contextoDoOrcamento } from '../conteudo/contexto.ts'
import { deQuemEh } from '../conteudo/quem-vende.ts'
import type { OrcamentoDoBanco } from '../conteudo/queries-cabecalho.ts'
import { linhasDoOrcamento } from '../conteudo/queries-linhas.ts'
import { contaDoOrcamento, fatoDaConta } from './conta-do-orcamento.ts'
import { fatosDoDocumento, linhaGravadaMedida, regrasDosLimites } from './medir.ts'

type Pergunta = { negocio: Pick<Negocio, 'parametros'>; agora: Date; sessao: Sessao | null }

/** VEN-02 What a quote has beyond the limits, as it is written. */
export async function excessosGravados(
  banco: Executor,
  { negocio, agora, sessao }: Pergunta,
  documento: OrcamentoDoBanco,
): Promise<Excesso[]> {
  const contexto = await contextoDoOrcamento(banco, { negocio, agora }, documento)
  const linhas = (await linhasDoOrcamento(banco, { id: documento.id })).map(linhaGravadaMedida)
  const conta = await contaDoOrcamento(
    banco,
    { negocio, filialId: documento.filialId },
    documento.colaboradorId,
    linhas.map(({ naConta }) => naConta),
  )
  return excessosDoOrcamento(
    { ...fatosDoDocumento(documento, contexto), conta: fatoDaConta(conta), linhas },
    regrasDosLimites(await deQuemEh(banco, { negocio, sessao }, documento)),
  )
}

/** What nobody who may has let be. By whom it is asked makes no difference to what the customer may see. */
export async function excessosPorAprovar(
  banco: Executor,
  { negocio, agora }: Omit<Pergunta, 'sessao'>,
  documento: OrcamentoDoBanco,
): Promise<Excesso[]> {
  const excessos = await excessosGravados(banco, { negocio, agora, sessao: null }, documento)
  return porAprovar(excessos, documento.aprovacoes)
}

/** VEN-02 What is over a limit does not reach the customer before it is approved; null for what may. */
export async function acimaDosLimites(
  banco: Executor,
  pergunta: Omit<Pergunta, 'sessao'>,
  documento: OrcamentoDoBanco,
): Promise<'ORCAMENTO_ACIMA_DOS_LIMITES' | null> {
  const pendentes = await excessosPorAprovar(banco, pergunta, documento)
  return pendentes.length > 0 ? 'ORCAMENTO_ACIMA_DOS_LIMITES' : null
}

/** The seller is told what it waits for, the customer only that it does. */
export async function exigirDentroDosLimites(
  banco: Executor,
  pergunta: Omit<Pergunta, 'sessao'>,
  documento: OrcamentoDoBanco,
  paraQuem: 'vendedor' | 'cliente' = 'vendedor',
): Promise<void> {
  const recusa = await acimaDosLimites(banco, pergunta, documento)
  if (recusa) throw new ErroDeNegocio(paraQuem === 'cliente' ? 'ORCAMENTO_EM_REVISAO' : recusa)
}

import {
  FRASE_DO_DOCUMENTO,
  impedimentoParaCadastrar,
  type SituacaoDoDocumento,
  situacaoDoDocumento,
} from '@balcao/dominio/cadastros/documento-conhecido'
import { type CodigoErro, ErroDeNegocio } from '@balcao/dominio/erros'
import type { Executor } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { conhecidoPeloDocumento } from './queries-documento.ts'

/** CAD-01 A document is registered once; whoever registers at the same moment is stopped by the table. */
export async function exigirDocumentoLivre(
  banco: Executor,
  sessao: Sessao,
  documento: string,
  campo = 'documento',
): Promise<void> {
  const situacao = situacaoDoDocumento(await conhecidoPeloDocumento(banco, sessao, documento))
  const impedimento = impedimentoParaCadastrar(situacao, { completa: false })
  if (impedimento) throw documentoRecusado(impedimento, situacao, campo)
}

export const documentoRecusado = (codigo: CodigoErro, situacao: SituacaoDoDocumento, campo = 'documento') =>
  new ErroDeNegocio(codigo, {
    mensagem: FRASE_DO_DOCUMENTO[situacao],
    campos: { [campo]: FRASE_DO_DOCUMENTO[situacao] },
  })

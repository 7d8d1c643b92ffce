import type { TipoDeDocumentoDoCliente } from '@balcao/dominio/documentacao/tipos'
import { type Guarda, guardarArquivos } from '../../platform/arquivos/guardar-arquivos.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import type { ArquivoRecebido } from '../../platform/http/multipart.ts'
import { inserirDocumentos } from './queries.ts'

/** Where customers' papers are kept, and nothing else. */
export const PASTA_DOS_DOCUMENTOS = 'documentos'

type Papel = { arquivo: ArquivoRecebido; tipo: TipoDeDocumentoDoCliente; validade: string | null }

/** CAD-05, CAD-12 Keeps papers of a customer, files and rows; answers their ids in the same order. */
export async function guardarDocumentos(
  tx: Tx,
  { agora, colaboradorId }: Pick<Autoria, 'agora' | 'colaboradorId'>,
  guarda: Guarda,
  clienteId: number,
  papeis: readonly Papel[],
): Promise<number[]> {
  const guardados = await guardarArquivos(
    guarda,
    PASTA_DOS_DOCUMENTOS,
    papeis.map(({ arquivo }) => arquivo),
  )
  return inserirDocumentos(
    tx,
    guardados.flatMap((guardado, i) => {
      const papel = papeis[i]
      if (!papel) return []
      const { tipo, validade } = papel
      return [{ ...guardado, clienteId, tipo, validade, criadoEm: agora, criadoPor: colaboradorId }]
    }),
  )
}

import { PASTA_DOS_DOCUMENTOS } from '@balcao/api/src/features/documentacao/guardar-documentos.ts'
import { clienteDocumento } from '@balcao/api/src/features/documentacao/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { somarDias } from '@balcao/dominio/formatos/datas'
import { PAPEIS_DO_CLIENTE } from '../cadastros/cadastros.ts'
import type { Demo } from '../gerar-demo.ts'
import type { OpcoesDaDemo } from '../opcoes-da-demo.ts'
import { criarSorteio } from '../sorteio.ts'
import { desenharPapel } from './desenhar-papeis.ts'

const MIDIA = { pdf: 'application/pdf', png: 'image/png' } as const
const UM_DIA_MS = 86_400_000
const IDADE_EM_DIAS = 40

type Titular = Pick<Demo['clientes'][number], 'razaoSocial'>
type Ids = { clienteId: number; colaboradorId: number }

export async function preencherDocumentos(
  tx: Executor,
  { negocio, hoje, agora, armazem }: OpcoesDaDemo,
  { razaoSocial }: Titular,
  { clienteId, colaboradorId }: Ids,
): Promise<void> {
  const sorteio = criarSorteio(`${negocio}/documentos`)
  const criadoEm = new Date(agora.getTime() - IDADE_EM_DIAS * UM_DIA_MS)
  for (const papel of PAPEIS_DO_CLIENTE) {
    const { tipo, nome, formato, venceEm } = papel
    const bytes = await desenharPapel(papel, { titular: razaoSocial, criadoEm })
    const arquivo = `${PASTA_DOS_DOCUMENTOS}/${sorteio.caracteres('0123456789abcdef', 32)}.${formato}`
    await armazem.gravar(arquivo, bytes, MIDIA[formato])
    await tx.insert(clienteDocumento).values({
      clienteId,
      tipo,
      arquivo,
      nomeExibicao: nome,
      midia: MIDIA[formato],
      tamanho: bytes.length,
      validade: venceEm === null ? null : somarDias(hoje, venceEm),
      criadoEm,
      criadoPor: colaboradorId,
    })
  }
}

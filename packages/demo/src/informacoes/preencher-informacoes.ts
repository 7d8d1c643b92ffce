import { dimensao, dimensaoValor, informacaoAdicional } from '@balcao/api/src/features/informacoes/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { idsPorChave } from '@balcao/api/src/platform/banco/ids-por-chave.ts'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { Ids } from '../ler-ids.ts'
import { gravarRegistros } from '../lotes.ts'
import type { Relacionamento } from '../relacionamento/gerar-relacionamento.ts'
import { DIMENSOES } from './informacoes.ts'

/** CLI-05 The segments of the business, what each may be, and the notes. */
export async function preencherInformacoes(
  tx: Executor,
  negocio: NegocioDemo,
  { informacoes }: Relacionamento,
  ids: Ids,
): Promise<void> {
  const gravadas = await tx
    .insert(dimensao)
    .values(DIMENSOES[negocio].map(({ chave, descricao }, ordem) => ({ chave, descricao, ordem })))
    .returning({ chave: dimensao.chave, id: dimensao.id })
  const idDaDimensao = idsPorChave(gravadas)
  const linhas = DIMENSOES[negocio].flatMap(({ chave, valores }) =>
    valores.map(({ valor }, ordem) => ({ dimensaoId: idDaDimensao(chave), descricao: valor, ordem })),
  )
  const valores = await tx.insert(dimensaoValor).values(linhas).returning({
    dimensaoId: dimensaoValor.dimensaoId,
    descricao: dimensaoValor.descricao,
    id: dimensaoValor.id,
  })
  const idDoValor = idsPorChave(
    valores.map(({ dimensaoId, descricao, id }) => ({ chave: `${dimensaoId}/${descricao}`, id })),
  )
  await gravarRegistros(
    tx,
    informacaoAdicional,
    informacoes.map(({ cliente, dimensao: chave, valor, observacao, autor, em }) => ({
      clienteId: ids.cliente(cliente),
      valorId: idDoValor(`${idDaDimensao(chave)}/${valor}`),
      observacao,
      colaboradorId: ids.colaborador(autor),
      criadoEm: em,
      criadoPor: ids.colaborador(autor),
      atualizadoEm: em,
    })),
  )
}

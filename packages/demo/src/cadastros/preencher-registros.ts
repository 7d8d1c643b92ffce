import { enderecoEntrega } from '@balcao/api/src/features/enderecos/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { preencherDocumentos } from '../documentacao/preencher-documentos.ts'
import { gerarEnderecosDeEntrega } from '../enderecos/gerar-enderecos-de-entrega.ts'
import type { Demo } from '../gerar-demo.ts'
import { gravarRegistros } from '../lotes.ts'
import type { NotaGerada } from '../notas/gerar-notas.ts'
import type { OpcoesDaDemo } from '../opcoes-da-demo.ts'
import { lerReferencias } from '../referencias.ts'
import { escolherVitrine } from '../relacionamento/escolher-vitrine.ts'
import { cpfDa } from './gerar-fila.ts'
import { preencherFila } from './preencher-fila.ts'

type Fontes = { demo: Demo; notas: readonly NotaGerada[] }

/** CAD-01, CAD-12, END-01 Where goods go, the papers of one customer, and registrations that wait or were decided. */
export async function preencherRegistros(
  tx: Executor,
  opcoes: OpcoesDaDemo,
  { demo, notas }: Fontes,
): Promise<void> {
  const { negocio, hoje, agora } = opcoes
  const vitrine = escolherVitrine(demo.clientes, notas, hoje)
  const ids = await lerReferencias(tx, demo)
  const quando = { criadoEm: agora, atualizadoEm: agora }
  await gravarRegistros(
    tx,
    enderecoEntrega,
    gerarEnderecosDeEntrega(negocio, demo, vitrine?.documento ?? null).map(({ cliente, ...endereco }) => ({
      clienteId: ids.cliente(cliente),
      ...endereco,
      ...quando,
    })),
  )
  if (vitrine)
    await preencherDocumentos(tx, opcoes, vitrine, {
      clienteId: ids.cliente(vitrine.documento),
      colaboradorId: ids.colaborador(cpfDa('REPRESENTANTE')),
    })
  await preencherFila(tx, { negocio, hoje, demo })
}

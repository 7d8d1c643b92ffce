import { atividade } from '@balcao/api/src/features/atividades/tabelas.ts'
import { aviso, avisoLeitura } from '@balcao/api/src/features/avisos/tabelas.ts'
import type { cadastro } from '@balcao/api/src/features/cadastros/nucleo/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { avisoDaDecisao } from '@balcao/dominio/cadastros/aviso-da-decisao'

type Cadastro = typeof cadastro.$inferSelect

const UMA_HORA_MS = 3_600_000

export async function contarPedido(tx: Executor, pedido: Cadastro): Promise<void> {
  const { id, clienteId, completa, solicitanteId, solicitadoEm } = pedido
  await tx.insert(atividade).values({
    clienteId,
    tipo: 'CADASTRO',
    referenciaId: id,
    historico: `${completa ? 'Cadastro completado' : 'Cliente cadastrado'} (aguarda aprovação)`,
    colaboradorId: solicitanteId,
    criadaEm: solicitadoEm,
  })
}

type Nomes = { fantasia: string; razaoSocial: string }

/** CAD-01, CLI-02 In the log of the customer, and to whoever asked. */
export async function contarDecisao(
  tx: Executor,
  pedido: Cadastro,
  cliente: Nomes,
  { lida }: { lida: boolean },
): Promise<void> {
  const { id, clienteId, situacao, motivo, modo, simulacao, decisorId, solicitanteId, decididoEm } = pedido
  if (!decididoEm || solicitanteId === null) return
  const aprova = situacao === 'APROVADO'
  const feito = aprova ? 'Cadastro aprovado' : 'Cadastro recusado'
  await tx.insert(atividade).values({
    clienteId,
    tipo: 'CADASTRO',
    referenciaId: id,
    historico: motivo === null ? feito : `${feito}: ${motivo}`,
    colaboradorId: decisorId,
    criadaEm: decididoEm,
  })
  const [gravado] = await tx
    .insert(aviso)
    .values({
      ...avisoDaDecisao({ idCadastro: id, aprova, motivo: motivo ?? '', modo, simulacao, cliente }),
      colaboradorId: solicitanteId,
      publicadoEm: decididoEm,
      autorId: decisorId,
      criadoEm: decididoEm,
      criadoPor: decisorId,
      atualizadoEm: decididoEm,
    })
    .returning({ id: aviso.id })
  if (gravado && lida)
    await tx.insert(avisoLeitura).values({
      avisoId: gravado.id,
      colaboradorId: solicitanteId,
      lidoEm: new Date(decididoEm.getTime() + UMA_HORA_MS),
    })
}

import { aviso, avisoLeitura } from '@balcao/api/src/features/avisos/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import type { Demo } from '../gerar-demo.ts'
import { gravarEmLotes } from '../lotes.ts'

type Ids = { idDaFilial: (posicao: number) => number; idDoColaborador: (cpf: string) => number }

const UMA_HORA_MS = 3_600_000

export async function preencherAvisos(
  tx: Executor,
  { avisos }: Demo,
  { idDaFilial, idDoColaborador }: Ids,
  agora: Date,
): Promise<void> {
  const ateAgora = (ms: number) => new Date(Math.min(ms, agora.getTime()))
  // From the oldest to the newest, as they would have been published.
  for (const { leitores, filial, autor, data, hora, ...linha } of avisos.toReversed()) {
    const publicadoEm = ateAgora(Date.parse(`${data}T${hora}:00-03:00`))
    const autorId = idDoColaborador(autor)
    const [gravado] = await tx
      .insert(aviso)
      .values({
        ...linha,
        filialId: filial === null ? null : idDaFilial(filial),
        publicadoEm,
        autorId,
        criadoEm: publicadoEm,
        criadoPor: autorId,
        atualizadoEm: publicadoEm,
      })
      .returning({ id: aviso.id })
    if (!gravado) throw new Error(`O aviso '${linha.titulo}' não foi gravado`)
    const lidoEm = ateAgora(publicadoEm.getTime() + UMA_HORA_MS)
    await gravarEmLotes(
      leitores.map((cpf) => ({ avisoId: gravado.id, colaboradorId: idDoColaborador(cpf), lidoEm })),
      (lote) => tx.insert(avisoLeitura).values(lote),
    )
  }
}

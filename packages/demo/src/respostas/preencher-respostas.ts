import { resposta } from '@balcao/api/src/features/respostas/tabelas.ts'
import { setor } from '@balcao/api/src/features/setores/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { RESPOSTAS } from './respostas.ts'

/** MES-05 Saved replies of the sectors and of everybody. */
export async function preencherRespostas(tx: Executor, agora: Date): Promise<void> {
  const setores = await tx.select({ id: setor.id, nome: setor.nome }).from(setor)
  const novas = RESPOSTAS.map(({ setor: nome, ...escrita }) => ({
    ...escrita,
    escopo: nome ? ('SETOR' as const) : ('TODOS' as const),
    setorId: setores.find((um) => um.nome === nome)?.id ?? null,
    criadoEm: agora,
    atualizadoEm: agora,
  }))
  await tx.insert(resposta).values(novas)
}

import { faqArtigo, faqDesistencia, faqEnvio, faqTipo, faqVoto } from '../src/features/faq/tabelas.ts'
import type { AppDeTeste } from './app-de-teste.ts'

type Novo = Partial<typeof faqArtigo.$inferInsert>

/** Two types and only the articles that the test writes. */
export async function cenarioDeFaq(teste: AppDeTeste) {
  const { banco } = teste.negocio()
  await banco.delete(faqEnvio)
  await banco.delete(faqDesistencia)
  await banco.delete(faqVoto)
  await banco.delete(faqArtigo)
  await banco.delete(faqTipo)
  const tipos = await banco
    .insert(faqTipo)
    .values([
      { chave: 'A', descricao: 'Devoluções', ordem: 1 },
      { chave: 'B', descricao: 'Financeiro', ordem: 2 },
    ])
    .returning({ id: faqTipo.id })
  const [devolucoes = 0, financeiro = 0] = tipos.map(({ id }) => id)

  /** Published and for everybody, unless told otherwise. */
  const gravar = async (titulo: string, novo: Novo = {}): Promise<number> => {
    const padrao = {
      tipoId: devolucoes,
      conteudo: 'Texto.',
      publico: 'TODOS',
      publicadoEm: new Date(),
    } as const
    const [linha] = await banco
      .insert(faqArtigo)
      .values({ titulo, ...padrao, ...novo })
      .returning({ id: faqArtigo.id })
    return linha?.id ?? 0
  }
  return { devolucoes, financeiro, gravar }
}
